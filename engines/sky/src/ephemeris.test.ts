import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openEphemeris } from './ephemeris.ts'
import { bodies, field, frameOffset, offsetOf, outputLength } from './position/bodies.ts'
import { openAyanamsa } from './ayanamsa/ayanamsa.ts'
import { instantFromEpochSeconds } from './instant.ts'
import { skyAt } from './sky.ts'
import { turnedNear } from './units.ts'

const ephemeris = openEphemeris(readFileSync(new URL('../data/ephemeris-1800-2100.bin', import.meta.url)))
const compute = (tt: number): Float64Array => {
  const out = new Float64Array(outputLength)
  ephemeris.compute(tt, out)
  return out
}
const read = (out: Float64Array, place: number): number => out[place] ?? Number.NaN

test('a day outside the table is refused with the days that are allowed', () => {
  for (const tt of [2_378_490.4, 2_488_490.5, Number.NaN, Infinity]) {
    expect(() => compute(tt)).toThrow('allowed is 2378490.5 to 2488490.5')
    expect(() => compute(tt)).toThrow(expect.objectContaining({ name: 'SkyError', code: 'time-range', value: tt }))
  }
  expect(read(compute(2_378_490.5), 0)).toBeGreaterThan(270)
  expect(read(compute(2_488_490.499), 0)).toBeGreaterThan(330)
})

test('an output that is too short is refused', () => {
  expect(() => ephemeris.compute(2_451_545, new Float64Array(12))).toThrow(expect.objectContaining({ code: 'output-length', value: 12 }))
})

test('only what was asked for is written', () => {
  const out = new Float64Array(outputLength).fill(-1)
  ephemeris.compute(2_451_545, out, ['mars'])
  expect(read(out, offsetOf.mars)).toBeGreaterThan(0)
  expect(read(out, offsetOf.sun)).toBe(-1)
  expect(read(out, frameOffset.meanObliquity)).toBeCloseTo(23.4393, 4)
})

test('every rate is the change of its quantity', () => {
  const tt = 2_460_123.4
  const step = 0.02
  const [before, here, after] = [compute(tt - step), compute(tt), compute(tt + step)]
  for (const body of bodies) {
    const at = offsetOf[body]
    const change = (which: number): number => turnedNear(read(after, at + which) - read(before, at + which)) / (2 * step)
    const digits = 4
    expect(read(here, at + field.longitudeRate)).toBeCloseTo(change(field.longitude), digits)
    expect(read(here, at + field.latitudeRate)).toBeCloseTo(change(field.latitude), digits)
    if (!body.endsWith('Node')) expect(read(here, at + field.distanceRate)).toBeCloseTo(change(field.distance), 5)
  }
})

test('the same moment gives the same numbers whatever was asked before', () => {
  const first = compute(2_440_000.5)
  for (const tt of [2_379_000, 2_470_000, 2_410_000]) compute(tt)
  expect(compute(2_440_000.5)).toEqual(first)
})

test('Lahiri longitudes leave nutation out of both sides: 20 July 2026, 14:00 UT', () => {
  const instant = instantFromEpochSeconds(1_784_556_000)
  const { positions } = skyAt(ephemeris, { instant, ayanamsa: openAyanamsa(ephemeris, 'lahiri'), bodies: ['sun', 'moon', 'meanNode'] })
  const [sun, moon, node] = positions.map(({ sidereal = Number.NaN }) => sidereal)
  expect(sun).toBeCloseTo(90 + 3 + 39 / 60 + 9.4 / 3600, 3)
  expect(moon).toBeCloseTo(150 + 23 + 30 / 60 + 37.6 / 3600, 3)
  expect(node).toBeCloseTo(300 + 7 + 19 / 60 + 10.6 / 3600, 3)
})

test('without an ayanamsa nothing is sidereal, and without a place there are no angles', () => {
  const sky = skyAt(ephemeris, { instant: instantFromEpochSeconds(0), bodies: ['sun'] })
  expect(sky.positions[0]?.sidereal).toBeUndefined()
  expect([sky.zodiac, sky.horizon, sky.angles]).toEqual([undefined, undefined, undefined])
})

test('a place that does not exist is refused', () => {
  const instant = instantFromEpochSeconds(0)
  expect(() => skyAt(ephemeris, { instant, place: { latitude: 91, longitude: 0 } })).toThrow(expect.objectContaining({ code: 'latitude-invalid' }))
  expect(() => skyAt(ephemeris, { instant, place: { latitude: 0, longitude: 200 } })).toThrow(expect.objectContaining({ code: 'longitude-invalid' }))
})
