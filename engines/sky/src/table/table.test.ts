import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SkyError } from '../error.ts'
import { tableBodies } from './layout.ts'
import { State } from './state.ts'
import { readTable } from './table.ts'

const data = (name: string): Buffer => readFileSync(new URL(`../../data/${name}`, import.meta.url))
const bytes = data('ephemeris-1800-2100.bin')
const codeOf = (run: () => unknown): string | undefined => {
  try {
    run()
  } catch (error) {
    return error instanceof SkyError ? error.code : String(error)
  }
  return undefined
}

describe('the shipped table', () => {
  test('is the one that its manifest describes, and no larger than 900 kB', () => {
    const manifest: unknown = JSON.parse(data('ephemeris-1800-2100.json').toString())
    expect(manifest).toMatchObject({ sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length, from: 2_378_490.5, to: 2_488_490.5 })
    expect(bytes.length).toBeLessThanOrEqual(900_000)
  })

  test('gives the rate of each coordinate as its change', () => {
    const table = readTable(bytes)
    const [before, here, after] = [new State(), new State(), new State()]
    for (const body of tableBodies) {
      const step = body === 'moon' || body === 'mercury' ? 0.001 : 0.05
      table.series[body].evaluate(2_451_550.2 - step, before)
      table.series[body].evaluate(2_451_550.2, here)
      table.series[body].evaluate(2_451_550.2 + step, after)
      expect((after.x - before.x) / (2 * step)).toBeCloseTo(here.vx, 7)
      expect((after.z - before.z) / (2 * step)).toBeCloseTo(here.vz, 7)
    }
  })

  test('joins its segments with jumps of a few hundredths of a second of arc at most', () => {
    const { series } = readTable(bytes)
    const [left, right] = [new State(), new State()]
    for (let segment = 1; segment < 5500; segment += 97) {
      const border = 2_378_490.5 + 20 * segment
      series.moon.evaluate(border - 1e-6, left)
      series.moon.evaluate(border, right)
      expect(Math.abs(left.x + left.vx * 1e-6 - right.x) * 206_265).toBeLessThan(0.04)
      expect(Math.abs(left.y + left.vy * 1e-6 - right.y) * 206_265).toBeLessThan(0.016)
    }
  })

  test('gives the same numbers in whatever order it is asked', () => {
    const [one, other] = [readTable(bytes).series.mars, readTable(bytes).series.mars]
    const [a, b] = [new State(), new State()]
    for (const time of [2_400_000.5, 2_480_000, 2_379_000]) other.evaluate(time, b)
    for (const time of [2_379_000, 2_400_000.5, 2_480_000]) {
      one.evaluate(time, a)
      other.evaluate(time, b)
      expect(b).toEqual(a)
    }
  })
})

test('bytes that are no table are refused by name', () => {
  expect(codeOf(() => readTable(new Uint8Array()))).toBe('table-format')
  expect(codeOf(() => readTable(new TextEncoder().encode('<!doctype html>')))).toBe('table-format')
})

test('a table that was cut on its way is refused with both lengths', () => {
  expect(codeOf(() => readTable(bytes.subarray(0, 30)))).toBe('table-length')
  expect(() => readTable(bytes.subarray(0, 500_000))).toThrow('500000; allowed is 893522')
})
