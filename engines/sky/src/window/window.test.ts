import { expect, test } from 'vitest'
import { loadEphemeris } from '../../load/ephemeris.ts'
import { openAyanamsa } from '../ayanamsa/ayanamsa.ts'
import { instantFromUt } from '../instant.ts'
import { skyAt } from '../sky.ts'
import { turnedNear } from '../units.ts'
import { openWindow } from './window.ts'

const ephemeris = await loadEphemeris()
const ayanamsa = openAyanamsa(ephemeris, 'lahiri')

/** Largest differences from the full reduction in arcseconds: bodies, true node, angles. */
function largest(hours: number, latitude: number): { bodies: number; trueNode: number; angles: number } {
  const place = { latitude, longitude: 81.2 }
  const most = { bodies: 0, trueNode: 0, angles: 0 }
  for (let from = 2_378_600.5; from < 2_488_000; from += 5407.3) {
    const window = openWindow(ephemeris, { from, hours, place, ayanamsa })
    const out = new Float64Array(window.length)
    for (let share = 0; share <= 1; share += 0.1) {
      const ut = from + (share * hours) / 24
      window.chart(ut, out)
      const { positions, angles, zodiac = Number.NaN } = skyAt(ephemeris, { instant: instantFromUt(ut), place, ayanamsa, bodies: window.bodies })
      const apart = (place: number, full: number): number => 3600 * Math.abs(turnedNear((out[place] ?? Number.NaN) - full))
      for (const [k, { body, sidereal = Number.NaN }] of positions.entries()) {
        const name = body === 'trueNode' ? 'trueNode' : 'bodies'
        most[name] = Math.max(most[name], apart(k, sidereal))
      }
      const count = window.bodies.length
      const both = [apart(count, (angles?.ascendant ?? Number.NaN) - zodiac), apart(count + 1, (angles?.midheaven ?? Number.NaN) - zodiac)]
      most.angles = Math.max(most.angles, ...both)
    }
  }
  return most
}

test.each([
  [6, 27],
  [24, -34],
  [48, 51],
])('within %i hours at latitude %i a chart is that of the full reduction', (hours, latitude) => {
  const { bodies, trueNode, angles } = largest(hours, latitude)
  expect(bodies).toBeLessThan(0.02)
  expect(trueNode).toBeLessThan(10)
  expect(angles).toBeLessThan(0.02)
})

test('beyond the polar circle too the ascendant is the eastern one', () => {
  expect(largest(24, 72).angles).toBeLessThan(5)
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
  expect(() => openWindow(ephemeris, { ...input, from: 2_500_000, hours: 1 })).toThrow(expect.objectContaining({ code: 'time-range' }))
})
