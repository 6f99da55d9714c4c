import { fakeOpenai } from '@hefu/turn/testing'
import { expect, it } from 'vitest'
import { memoryProviders } from '../http/testing/memory-providers.ts'
import { ask, at } from '../http/testing/ask.ts'
import { memoryServer } from '../http/testing/memory-server.ts'
import { cast, followed, opened } from '../http/testing/walk.ts'

const deepseek = { kind: 'openai-compatible', model: 'deepseek-v4', baseUrl: 'https://api.deepseek.com/v1', key: 'sk-planted' } as const

async function added(memory: ReturnType<typeof memoryProviders>, given: Parameters<typeof memory.providers.add>[0] = deepseek): Promise<string> {
  const provider = await memory.providers.add(given)
  return 'id' in provider ? provider.id : provider.refused
}

it('keeps a key sealed and gives it back to nobody', async () => {
  const memory = memoryProviders()
  const id = await added(memory)
  expect(await memory.providers.list()).toEqual([
    {
      id,
      kind: 'openai-compatible',
      name: 'deepseek-v4',
      model: 'deepseek-v4',
      baseUrl: deepseek.baseUrl,
      hasKey: true,
      address: 'https://api.deepseek.com/v1',
    },
  ])
  const kept = await memory.store.get(id)
  expect(JSON.stringify([kept, await memory.providers.list()])).not.toContain('sk-planted')
  expect(memory.vault.open(kept?.sealedKey ?? '', id)).toBe('sk-planted')
})

it('keeps a key that is left out, takes an empty one away, and gives none to another address', async () => {
  const memory = memoryProviders()
  const id = await added(memory)
  const { key: _, ...keyless } = deepseek
  const hasKey = async (given: Parameters<typeof memory.providers.add>[0]) => {
    const provider = await memory.providers.replace(id, given)
    return 'id' in provider ? provider.hasKey : provider.refused
  }
  expect(await hasKey({ ...keyless, name: 'Mine', model: 'other' })).toBe(true)
  expect(await hasKey({ ...keyless, baseUrl: 'https://evil.example/v1' })).toBe(false)
  expect(await hasKey({ ...deepseek, baseUrl: 'https://evil.example/v1' })).toBe(true)
  expect(await hasKey({ ...deepseek, baseUrl: 'https://evil.example/v1', key: '' })).toBe(false)
})

it('lets a provider word readings only once it was agreed that words go to its address', async () => {
  const memory = memoryProviders()
  const { providers, writers } = memory
  const id = await added(memory)
  expect(await providers.choose({ provider: id })).toMatchObject({ refused: 'provider-not-agreed' })
  expect(await providers.choose({ provider: id, agreed: false })).toMatchObject({ refused: 'provider-not-agreed' })
  expect([await providers.writer(), await writers.current()]).toEqual([{}, {}])
  expect(await providers.choose({ provider: id, agreed: true })).toEqual({ provider: id })
  expect((await providers.list())[0]?.agreedAt).toBeTypeOf('number')
  expect(await writers.current()).toEqual({ provider: id })
  await providers.replace(id, { ...deepseek, model: 'deepseek-v5' })
  expect(await writers.current()).toEqual({ provider: id })
  await providers.replace(id, { ...deepseek, baseUrl: 'https://other.example/v1' })
  expect(await writers.current()).toEqual({ refused: 'provider-not-agreed' })
  expect(await providers.choose({})).toEqual({})
  expect(await writers.current()).toEqual({})
})

it('goes back to the built-in rules when the provider that words readings is deleted', async () => {
  const memory = memoryProviders()
  const { providers, writers } = memory
  const id = await added(memory)
  await providers.choose({ provider: id, agreed: true })
  expect(await providers.remove(id)).toEqual({ removed: true })
  expect([await providers.writer(), await writers.current()]).toEqual([{}, {}])
  expect(await providers.remove(id)).toEqual({ refused: 'provider-unknown' })
  expect(await providers.choose({ provider: id, agreed: true })).toMatchObject({ refused: 'provider-unknown' })
  expect(await providers.test(id, 'en')).toEqual({ refused: 'provider-unknown' })
})

it('names the field of a provider that words cannot be sent to', async () => {
  const { providers } = memoryProviders()
  expect(await providers.add({ ...deepseek, baseUrl: 'ftp://one.example' })).toMatchObject({ refused: 'field-invalid', field: 'baseUrl' })
  expect(await providers.add({ kind: 'anthropic', model: 'claude' })).toMatchObject({ refused: 'field-invalid', field: 'key' })
  expect(await providers.add({ ...deepseek, key: '密钥' })).toMatchObject({ refused: 'field-invalid', field: 'key' })
})

it('tests one provider once at a time, and keeps the report', async () => {
  const memory = memoryProviders()
  const server = await fakeOpenai([{ status: 401, body: '{}' }])
  const id = await added(memory, { ...deepseek, baseUrl: server.url })
  const [first, second] = await Promise.all([memory.providers.test(id, 'en'), memory.providers.test(id, 'en')])
  expect(first).toMatchObject({ reachable: false })
  expect(second).toEqual({ refused: 'too-many' })
  expect((await memory.providers.list())[0]?.report).toEqual(first)
  await server.close()
})

/** Chooses a provider over HTTP and has a cast read by it. */
async function readBy(
  baseUrl: string,
  meanwhile: (app: Awaited<ReturnType<typeof memoryServer>>['app'], id: string) => Promise<unknown> = async () => undefined,
) {
  const server = await memoryServer()
  const provider = await ask(server.app, 'POST /api/providers', { body: { ...deepseek, baseUrl } })
  const id = String(at(provider.json, 'id'))
  expect((await ask(server.app, 'PUT /api/writer', { body: { provider: id, agreed: true } })).json).toEqual({ provider: id })
  const session = await cast(server)
  const opening = opened(server, session, { kind: 'reading' })
  await meanwhile(server.app, id)
  const turn = await opening
  await followed(server, turn)
  const whole = await ask(server.app, `GET /api/sessions/${session}`)
  return { turn: at(whole.json, 'turns.0'), receipt: (await ask(server.app, `GET /api/turns/${turn}/receipt`)).json, whole: whole.text }
}

const wrong = { chunks: [{ call: { id: 'c', name: 'submit', args: '{"conclusion":"x"}' } }, { finish: 'tool_calls' }] } as const
const html = { status: 200, body: '<html>', contentType: 'text/html' }

it.each([
  ['refuses the key', 'key', [{ status: 401 }, { status: 401 }]],
  ['wants fewer requests', 'rate', [{ status: 429 }, { status: 429 }]],
  ['has no quota left', 'quota', [{ status: 402 }, { status: 402 }]],
  ['answers with a page', 'address', [html, html]],
  ['knows no such name', 'name', [{ status: 404 }, { status: 404 }]],
  ['breaks', 'theirs', [{ status: 500 }, { status: 500 }]],
  ['takes nothing', 'unusable', [{ status: 422 }, { status: 422 }]],
  [
    'is cut off',
    'unreachable',
    [
      { chunks: [{ text: 'a' }], end: 'cut' },
      { chunks: [], end: 'cut' },
    ],
  ],
  ['hands in another shape', undefined, [wrong, wrong, wrong, wrong, wrong, wrong]],
] as const)('ends a turn as failed and uncharged, with words that say where to look and why, when its provider %s', async (_, trouble, script) => {
  const server = await fakeOpenai(script)
  const { turn, receipt, whole } = await readBy(server.url)
  expect(turn).toMatchObject({ status: 'failed', charge: 0, said: expect.stringContaining('到设置里试一下这个连接'), writtenBy: { by: 'model' } })
  expect(at(turn, 'trouble')).toBe(trouble)
  expect(receipt).toMatchObject({ model: { asked: 'deepseek-v4' }, charge: 0 })
  expect(whole).not.toContain('sk-planted')
  await server.close()
})

it('asks a provider that refused the key once in a turn', async () => {
  const server = await fakeOpenai([{ status: 401 }, { status: 401 }])
  await readBy(server.url)
  expect(server.requests).toHaveLength(1)
  await server.close()
})

it('ends a turn as failed and uncharged when its provider cannot be reached', async () => {
  const { turn } = await readBy('http://127.0.0.1:9/v1')
  expect(turn).toMatchObject({ status: 'failed', charge: 0, trouble: 'unreachable', said: expect.stringContaining('http://127.0.0.1:9/v1') })
})

it('reads with the provider that was chosen, and says so in the receipt', async () => {
  const piece = [{ text: '可以收回一部分。', facts: ['level'] }]
  const args = JSON.stringify({ conclusion: piece, focus_points: piece, advice: piece, keywords: ['钱'], answer: piece })
  const server = await fakeOpenai([{ chunks: [{ call: { id: 'c', name: 'submit', args } }, { finish: 'tool_calls' }, { usage: { in: 9, out: 9 } }] }])
  const { turn, receipt } = await readBy(server.url)
  expect(turn).toMatchObject({ status: 'completed', charge: 1 })
  expect(receipt).toMatchObject({ model: { asked: 'deepseek-v4', used: expect.arrayContaining(['fake-model']) }, origin: 'model' })
  expect(server.requests[0]?.authorization).toBe('Bearer sk-planted')
  await server.close()
})

it('ends a turn as failed and uncharged whose provider was deleted after it was opened', async () => {
  const memory = memoryProviders()
  const id = await added(memory)
  const { readingContract } = await import('@hefu/contracts/liuyao')
  const { sampleSession } = await import('../http/testing/ask.ts')
  const { matter, cast: given, options, language } = sampleSession('r')
  const contract = readingContract({ language, cast: { id: 'c', ...given }, options, question: matter })
  expect((await memory.writers.contractFor(contract, id)).fallback).toContain(contract.fallback)
  expect(await memory.writers.contractFor(contract, undefined)).toBe(contract)
  await memory.providers.remove(id)
  const closed = await memory.writers.contractFor(contract, id)
  expect(closed).toMatchObject({ name: contract.name, price: 0, limits: { attempts: 0 }, fallback: expect.stringContaining('已经从设置里删掉') })
  expect((await memory.writers.modelOf(id)).name).toBe('narrator')
})
