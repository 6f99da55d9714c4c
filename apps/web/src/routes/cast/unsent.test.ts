import type { NewSession } from '@hefu/wire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropUnsent, keepUnsent, unsentCasts } from './unsent.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

function session(request: string, question = '行吗？'): NewSession {
  const when = { kind: 'instant', instant: 0, local: { year: 1970, month: 1, day: 1, hour: 8, minute: 0, second: 0 } } as const
  return { request, language: 'zh-Hans', question, matter: { category: 'other' }, cast: { way: { kind: 'codes', codes: '单拆重交单拆' }, when }, options: {} }
}

test('a cast is kept once under its name until it is dropped; then nothing is left', () => {
  keepUnsent(session('a'))
  keepUnsent(session('b'))
  keepUnsent(session('a', '改了'))
  expect(unsentCasts()).toEqual([session('b'), session('a', '改了')])
  dropUnsent('a')
  dropUnsent('b')
  expect([unsentCasts(), stored.size]).toEqual([[], 0])
})

test('what is no cast is passed over', () => {
  for (const kept of ['{', '7', '{"request":"a"}', '[{"request":"a"},null,3]']) {
    stored.set('hefu.unsent', kept)
    expect(unsentCasts()).toEqual([])
  }
})

test('a closed storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  keepUnsent(session('a'))
  expect(unsentCasts()).toEqual([])
})
