import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isStill } from './motion.ts'
import { keptAttribute } from './kept-attribute.ts'

const dataset: Record<string, string> = {}
const stored = new Map<string, string>()
const device = { still: false }

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('matchMedia', () => ({ matches: device.still }))
  vi.stubGlobal('localStorage', { setItem: (name: string, value: string) => stored.set(name, value), removeItem: (name: string) => stored.delete(name) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of Object.keys(dataset)) delete dataset[name]
  stored.clear()
  device.still = false
})

test('everything stands still where it was chosen, or where the device asks for it', () => {
  expect(isStill()).toBe(false)
  device.still = true
  expect(isStill()).toBe(true)
  device.still = false
  keptAttribute('motion', ['on', 'off'], 'on').set('off')
  expect(isStill()).toBe(true)
})

test('what is chosen stands on the page and on the device, and what is usual on neither', () => {
  const motion = keptAttribute('motion', ['on', 'off'], 'on')
  motion.set('off')
  expect([dataset['motion'], stored.get('hefu.motion'), motion.now()]).toEqual(['off', 'off', 'off'])
  motion.set('on')
  expect([dataset['motion'], stored.has('hefu.motion'), motion.now()]).toEqual([undefined, false, 'on'])
})

test('what is unknown counts as the usual', () => {
  dataset['motion'] = 'sideways'
  expect(isStill()).toBe(false)
})
