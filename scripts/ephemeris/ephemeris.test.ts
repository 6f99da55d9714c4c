import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Series } from '../../engines/sky/src/table/series.ts'
import { State } from '../../engines/sky/src/table/state.ts'
import { readTable } from '../../engines/sky/src/table/table.ts'
import { light } from '../../engines/sky/src/units.ts'
import { BitWriter, widthOf } from './bits.ts'
import { startingBodies } from './bodies.ts'
import { fit, valueOf } from './chebyshev.ts'
import { asteroidMassNames, readConstants } from './constants.ts'
import { moonAt, readElp } from './elp.ts'
import { createForces, lightSpeed } from './forces.ts'
import { packBody } from './pack.ts'
import { span } from './plan.ts'
import { ringFactor } from './ring.ts'
import { createStep } from './stepper.ts'

const constant = readConstants()

describe('the header', () => {
  test('gives the constants, the state and the masses of JPL DE431', () => {
    expect(constant('DENUM')).toBe(431)
    expect(constant('JDEPOC')).toBe(2_440_400.5)
    expect(constant('EMRAT')).toBe(81.30056907419062)
    expect(lightSpeed(constant)).toBeCloseTo(light, 10)
    expect(asteroidMassNames()).toHaveLength(343)
  })

  test('refuses a name it does not hold', () => {
    expect(() => constant('GM3')).toThrow('GM3')
  })

  test('is about the barycentre: masses times velocities come to nothing, to the order of relativity', () => {
    const bodies = startingBodies(constant)
    const sum = (axis: 0 | 1 | 2): number => bodies.reduce((total, { gm, velocity }) => total + gm * velocity[axis], 0) / constant('GMS')
    for (const axis of [0, 1, 2] as const) expect(Math.abs(sum(axis))).toBeLessThan(1e-10)
  })
})

describe('the integration', () => {
  test('moves a planet about the Sun by the law of Kepler', () => {
    const mass = constant('GMS')
    const circle = [
      { name: 'sun', gm: mass, position: [0, 0, 0], velocity: [0, 0, 0] },
      { name: 'dust', gm: 0, position: [1, 0, 0], velocity: [0, Math.sqrt(mass), 0] },
    ] as const
    const state = Float64Array.from([...circle.flatMap(({ position }) => position), ...circle.flatMap(({ velocity }) => velocity)])
    const step = createStep((positions, _, out) => {
      out.fill(0)
      const far = Math.hypot(positions[3] ?? 0, positions[4] ?? 0)
      for (const axis of [3, 4]) out[axis] = (-mass * (positions[axis] ?? 0)) / far ** 3
    }, 2)
    const year = (2 * Math.PI) / Math.sqrt(mass)
    for (let k = 0; k < 400; k++) step(state, year / 400)
    expect(state[3]).toBeCloseTo(1, 12)
    expect(state[4]).toBeCloseTo(0, 11)
  })

  test('keeps the momentum of all bodies but for what the ring, which feels nothing, takes', () => {
    const bodies = startingBodies(constant)
    const out = new Float64Array(3 * bodies.length)
    const flat = (which: 'position' | 'velocity'): Float64Array => Float64Array.from(bodies.flatMap((body) => body[which]))
    createForces(bodies, constant)(flat('position'), flat('velocity'), out)
    const force = bodies.reduce((total, { gm }, body) => total + gm * (out[3 * body] ?? Number.NaN), 0) / constant('GMS')
    expect(Math.abs(force)).toBeLessThan(1e-12)
  })
})

test('the ring pulls outward inside and inward outside, as a point from afar', () => {
  expect(ringFactor(1, 3, 1.5)).toBeGreaterThan(0)
  expect(ringFactor(1, 3, 5)).toBeLessThan(0)
  expect(ringFactor(1, 3, 300) * 300 ** 3).toBeCloseTo(-1, 3)
})

test('the Moon of the table is that of ELP/MPP02, within the tolerance of the table', async () => {
  const elp = await readElp()
  const { series, moonRate } = readTable(readFileSync(new URL('../../engines/sky/data/ephemeris-1800-2100.bin', import.meta.url)))
  const state = new State()
  for (let time = 2_378_500.3; time < span.to; time += 11_003.7) {
    const [longitude, latitude, distance] = moonAt(elp, time)
    series.moon.evaluate(time, state)
    const turns = (state.x + moonRate * (time - 2_451_545) - longitude) / (2 * Math.PI)
    expect(Math.abs(turns - Math.round(turns)) * 1_296_000).toBeLessThan(0.02)
    expect(Math.abs(state.y - latitude) * 206_265).toBeLessThan(0.01)
    expect(Math.abs(state.z - distance)).toBeLessThan(1e-8)
  }
})

describe('packing', () => {
  test('writes numbers of any width one after the other, lowest bit first', () => {
    const writer = new BitWriter()
    writer.put(-1, 3)
    writer.put(5, 5)
    writer.put(-300, 10)
    expect([...writer.end()]).toEqual([0b00101111, 0b11010100, 0b10])
    expect([0, 1, -1, 127, 128, -128, -129].map(widthOf)).toEqual([1, 2, 1, 8, 9, 8, 9])
  })

  test('a Chebyshev fit goes through what it fits', () => {
    const [x] = fit((time) => [Math.sin(time), 0, 0], { middle: 1, half: 1 }, 16)
    expect(valueOf(x, 0.3)).toBeCloseTo(Math.sin(1.3), 14)
  })

  test('what is packed is read again within its tolerance', () => {
    const tolerance = 1e-7
    const value = (time: number) => [Math.cos(time / 58), 0.3 * Math.sin(time / 58), 0.01] as const
    const packed = packBody({ body: 'venus', days: 100, nodes: 20, tolerances: [tolerance, tolerance, tolerance] }, value)
    const { counts, steps, widths, segments, bytes } = packed
    const series = new Series({ bytes, start: span.from, days: 100, segments, counts, steps, widths, offset: 0 })
    const state = new State()
    for (let time = span.from; time < span.to; time += 1234.5) {
      const [x, y, z] = value(time)
      series.evaluate(time, state)
      expect(Math.max(Math.abs(state.x - x), Math.abs(state.y - y), Math.abs(state.z - z))).toBeLessThan(3 * tolerance)
    }
  })

  test('a fit that cannot reach its tolerance is refused', () => {
    const tolerances = [1e-12, 1e-12, 1e-12] as const
    expect(() => packBody({ body: 'venus', days: 1000, nodes: 5, tolerances }, (time) => [Math.sin(time), 0, 0])).toThrow('does not reach its tolerance')
  })
})
