import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

/** The module as a newly opened page has it. */
async function opened() {
  vi.resetModules()
  return import('./kept-reads.ts')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) })
})

test('what was read is there when the page is opened again', async () => {
  const first = await opened()
  first.keepRead('/api/sessions/a', { title: 'a' })
  first.storeReads()
  expect((await opened()).keptRead('/api/sessions/a')).toEqual({ title: 'a' })
})

test('keys, settings and searches are never kept', async () => {
  const page = await opened()
  for (const path of ['/api/providers', '/api/settings', '/api/writer', '/healthz', '/api/sessions?search=a&limit=30', '/api/sessions?question=a'])
    page.keepRead(path, {})
  page.storeReads()
  expect(stored.get('hefu.read.2')).toBe('[]')
})

test('a deleted session is forgotten with every list that may name it, at once', async () => {
  const page = await opened()
  for (const path of ['/api/sessions/a', '/api/sessions/b', '/api/sessions?limit=5']) page.keepRead(path, { path })
  page.forgetReads('/api/sessions/a')
  const anew = await opened()
  expect(anew.keptRead('/api/sessions/a')).toBeUndefined()
  expect(anew.keptRead('/api/sessions?limit=5')).toBeUndefined()
  expect(anew.keptRead('/api/sessions/b')).toEqual({ path: '/api/sessions/b' })
})

test('a list kept before a session was cast, or before it was read, names it as it stands', async () => {
  const page = await opened()
  const list = (sessions: readonly object[]) => ({ sessions, next: 'n' })
  page.keepRead('/api/sessions?limit=5', list([]))
  page.keepRead('/api/sessions?limit=5&before=1', list([{ session: 'z', createdAt: 9 }]))
  page.keepRead('/api/sessions/a', { session: 'a', createdAt: 2, state: 'cast', turns: [] })
  page.keepRead('/api/sessions/a', { session: 'a', createdAt: 2, state: 'read', turns: [{}], reading: {} })
  expect(page.keptRead('/api/sessions?limit=5')).toEqual(list([{ session: 'a', createdAt: 2, state: 'read' }]))
  expect(page.keptRead('/api/sessions?limit=5&before=1')).toEqual(list([{ session: 'z', createdAt: 9 }]))
})

test('what was read longest ago makes room', async () => {
  const page = await opened()
  for (const name of ['a', 'b', 'c']) page.keepRead(`/api/sessions/${name}`, 'x'.repeat(900_000))
  page.storeReads()
  const anew = await opened()
  expect(['a', 'b', 'c'].filter((name) => anew.keptRead(`/api/sessions/${name}`) !== undefined)).toEqual(['b', 'c'])
})

test('something else under the same name is not taken for reads', async () => {
  for (const text of ['{', '{}', '[1,null,["x"]]']) {
    stored.set('hefu.read.2', text)
    expect((await opened()).keptRead('/api/sessions/a')).toBeUndefined()
  }
})
