import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resolvedOf } from './chosen.ts'
import { keepUsual, usualConventions } from './usual.ts'

const stored = new Map<string, string>()
const builtIn = { preset: 'zengshan', conventions: '' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) })
})
afterEach(() => vi.unstubAllGlobals())

test('a new cast starts with the conventions that were kept, and with the built-in ones until some are', () => {
  expect(usualConventions()).toEqual(builtIn)
  expect(keepUsual({ preset: 'zengshan', conventions: 'monthBreak=strict' })).toBe(true)
  expect(resolvedOf(usualConventions()).monthBreak).toBe('strict')
})

test('what nobody can read counts as nothing', () => {
  for (const text of ['', '{', 'null', '[]', '{"preset":1,"conventions":""}']) {
    stored.set('hefu.conventions', text)
    expect(usualConventions()).toEqual(builtIn)
  }
})

test('it is said where the device keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepUsual(builtIn)).toBe(false)
  expect(usualConventions()).toEqual(builtIn)
})
