import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openEphemeris } from './ephemeris.ts'
import { bodies, type Body, field, frameOffset, offsetOf, outputLength } from './position/bodies.ts'
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

/** Seconds of arc a day between the rate of longitude or latitude and its change in half an hour about a moment; undefined across a seam of the table or the edge of the Sun's disc. */
function rateError(tt: number, body: Body): number | undefined {
  const step = 0.01
  if (ephemeris.seams(tt - step, tt + step).length > 0) return undefined
  const [before, here, after] = [compute(tt - step), compute(tt), compute(tt + step)]
  const offset = offsetOf[body]
  // Half the disc of the Sun is 0.26645 degrees at one au.
  const hidden = (out: Float64Array): boolean =>
    Math.hypot(turnedNear(read(out, offset) - read(out, 0)), read(out, offset + 1)) < 0.26645 / read(out, field.distance)
  if (body !== 'sun' && hidden(before) !== hidden(after)) return undefined
  const change = (which: number): number => turnedNear(read(after, offset + which) - read(before, offset + which)) / (2 * step)
  const error = (rate: number, which: number): number => 3600 * Math.abs(change(which) - read(here, offset + rate))
  return Math.max(error(field.longitudeRate, field.longitude), error(field.latitudeRate, field.latitude))
}

test('every rate is the change of its quantity: within two hundredths of a second of arc a day, of the true node within a half', () => {
  for (let tt = 2_378_500; tt < 2_488_400; tt += 487.31)
    for (const body of bodies) expect(rateError(tt, body) ?? 0).toBeLessThan(body === 'trueNode' ? 0.5 : 0.02)
})

test.each([
  ['venus', 2_451_707],
  ['mercury', 2_406_017.7],
  ['jupiter', 2_458_845],
  ['saturn', 2_394_208],
  ['uranus', 2_463_401.4],
] as const)('so it is for %s near the Sun, whose light is bent more and more: within a tenth', (body, middle) => {
  const errors = Array.from({ length: 201 }, (_, k) => rateError(middle + (k - 100) / 50, body) ?? 0)
  expect(Math.max(...errors)).toBeLessThan(0.1)
})

test('the rate of a distance is its change', () => {
  const [before, here, after] = [compute(2_460_123.38), compute(2_460_123.4), compute(2_460_123.42)]
  for (const body of bodies.filter((each) => !each.endsWith('Node'))) {
    const at = offsetOf[body] + field.distance
    expect(read(here, offsetOf[body] + field.distanceRate)).toBeCloseTo((read(after, at) - read(before, at)) / 0.04, 6)
  }
})

test('the seams of the table are the ends of its segments, in order, those at the ends of the span left out', () => {
  const moon = Array.from({ length: 4 }, (_, k) => 2_378_490.5 + 20 * (k + 1))
  expect(ephemeris.seams(2_378_491, 2_378_571)).toEqual([...moon, 2_378_490.5 + 88].filter((tt) => tt < 2_378_571))
  expect(ephemeris.seams(2_378_510.5, 2_378_530.5)).toEqual([])
  expect(() => ephemeris.seams(2_378_000, 2_378_600)).toThrow(expect.objectContaining({ code: 'time-range' }))
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
