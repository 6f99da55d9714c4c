import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadEphemeris } from '../../load/ephemeris.ts'
import { openAyanamsa } from '../ayanamsa/ayanamsa.ts'
import { instantFromTt, instantFromUt } from '../instant.ts'
import { bodies } from '../position/bodies.ts'
import { skyAt } from '../sky.ts'
import { turnedNear } from '../units.ts'
import { openWindow } from './window.ts'

const ephemeris = await loadEphemeris()
const ayanamsa = openAyanamsa(ephemeris, 'lahiri')

/** Where and when a window lies; `shares` are moments within it, 0 at its start and 1 at its end. */
type Sample = { readonly from: number; readonly hours: number; readonly latitude: number; readonly shares: readonly number[] }

/** Largest differences from the full reduction at the same TT, in arcseconds: bodies with both nodes, and angles. */
function largest({ from, hours, latitude, shares }: Sample): { readonly bodies: number; readonly angles: number } {
  const place = { latitude, longitude: 81.2 }
  const window = openWindow(ephemeris, { from, hours, place, ayanamsa, bodies })
  const out = new Float64Array(window.length)
  const { deltaT, deltaTKind } = instantFromUt(from + hours / 48)
  const most = { bodies: 0, angles: 0 }
  for (const share of shares) {
    const ut = from + (share * hours) / 24
    window.chart(ut, out)
    const instant = { ut, tt: ut + deltaT / 86_400, deltaT, deltaTKind }
    const { positions, angles, zodiac = Number.NaN } = skyAt(ephemeris, { instant, place, ayanamsa })
    const apart = (place: number, full: number): number => 3600 * Math.abs(turnedNear((out[place] ?? Number.NaN) - full))
    most.bodies = Math.max(most.bodies, ...positions.map(({ sidereal = Number.NaN }, k) => apart(k, sidereal)))
    const both = [angles?.ascendant, angles?.midheaven].map((angle = Number.NaN, k) => apart(bodies.length + k, angle - zodiac))
    most.angles = Math.max(most.angles, ...both)
  }
  return most
}

const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 })
const hours = fc.constantFrom(1, 6, 7, 24, 48)
const latitude = fc.double({ min: -55, max: 55, noNaN: true })

test('at any moment of any window a chart is that of the full reduction, within 0.005 seconds of arc, the true node too', () => {
  const from = fc.double({ min: 2_378_500, max: 2_488_480, noNaN: true })
  fc.assert(
    fc.property(fc.record({ from, hours, latitude, shares }), (sample) => {
      const { bodies: places, angles } = largest(sample)
      expect(places).toBeLessThan(0.005)
      expect(angles).toBeLessThan(0.005)
    }),
    { seed: 4, numRuns: 400 },
  )
})

test('so it is where a segment of the table ends within the window, on either side of it', () => {
  // The Moon's segments end every twenty days, those of Mercury every 88.
  const seam = fc.oneof(
    fc.integer({ min: 1, max: 5498 }).map((k) => 2_378_490.5 + 20 * k),
    fc.integer({ min: 1, max: 1249 }).map((k) => 2_378_490.5 + 88 * k),
  )
  const where = fc.record({ seam, before: fc.double({ min: 0.001, max: 0.999, noNaN: true }), hours, latitude, shares })
  fc.assert(
    fc.property(where, ({ seam: tt, before, hours: length, ...rest }) => {
      const { ut } = instantFromTt(tt)
      const [step, from] = [1e-6, ut - (before * length) / 24]
      const close = [ut - step, ut + step].map((moment) => ((moment - from) * 24) / length)
      const { bodies: places, angles } = largest({ ...rest, hours: length, from, shares: [...rest.shares, ...close] })
      expect(places).toBeLessThan(0.005)
      expect(angles).toBeLessThan(0.005)
    }),
    { seed: 5, numRuns: 300 },
  )
})

// The light of these passes the Sun's disc: Venus, Mercury, Jupiter, Saturn, Uranus and Neptune.
test.each([2_451_707, 2_406_017.7, 2_458_845, 2_394_208, 2_463_401.4, 2_451_568.3])('so it is where a body stands at the edge of the Sun: %d', (middle) => {
  for (const length of [6, 24, 48]) {
    const many = Array.from({ length: 101 }, (_, k) => k / 100)
    expect(largest({ from: middle - length / 48, hours: length, latitude: 20, shares: many }).bodies).toBeLessThan(0.005)
  }
})

test('beyond the polar circle too the ascendant is the eastern one', () => {
  for (let from = 2_378_600.5; from < 2_488_000; from += 5407.3)
    expect(largest({ from, hours: 24, latitude: 72, shares: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] }).angles).toBeLessThan(1)
})

test('longitudes are tropical without an ayanamsa, for the bodies that were asked for', () => {
  const window = openWindow(ephemeris, { from: 2_451_545, hours: 1, place: { latitude: 0, longitude: 0 }, bodies: ['pluto', 'sun'] })
  const out = new Float64Array(window.length)
  window.chart(2_451_545.01, out)
  expect(window.length).toBe(4)
  expect(out[0]).toBeCloseTo(251.45, 1)
  expect(out[1]).toBeCloseTo(280.38, 1)
})

test('a window that is too long, empty or out of the table is refused', () => {
  const input = { from: 2_451_545, place: { latitude: 0, longitude: 0 } }
  for (const hours of [0, -1, 49, Number.NaN]) {
    expect(() => openWindow(ephemeris, { ...input, hours })).toThrow(expect.objectContaining({ code: 'window-invalid' }))
  }
  for (const from of [2_500_000, ephemeris.from - 0.01, ephemeris.to - 0.04])
    expect(() => openWindow(ephemeris, { ...input, from, hours: 1 })).toThrow(expect.objectContaining({ code: 'time-range' }))
})
