import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '../../load/ephemeris.ts'
import { loadZones } from '../../load/zones.ts'
import { openAyanamsa } from '../ayanamsa/ayanamsa.ts'
import { instantFromEpochSeconds } from '../instant.ts'
import type { Coordinates } from '../place/distance.ts'
import { skyAt } from '../sky.ts'
import { civilTime } from './civil-time.ts'
import { readClock } from './read-clock.ts'
import type { Reckoning } from './reckoned.ts'

const [zones, ephemeris] = await Promise.all([loadZones(), loadEphemeris()])
const lahiri = openAyanamsa(ephemeris, 'lahiri')

type Birth = { readonly clock: string; readonly zone: string; readonly place: Coordinates; readonly reckoning?: Reckoning }

/** From what the clock showed to the sky, the whole way. */
function skyOf({ clock, ...rest }: Birth) {
  const [reading] = civilTime(zones, { clock: readClock(clock).clock, ...rest }).instants
  if (reading === undefined) throw new Error(`no instant for ${clock}`)
  const { angles, zodiac = 0, positions } = skyAt(ephemeris, { instant: instantFromEpochSeconds(reading.instant), place: rest.place, ayanamsa: lahiri })
  const { ascendant = Number.NaN, midheaven = Number.NaN } = angles ?? {}
  const moon = positions.find(({ body }) => body === 'moon')
  return { ascendant, midheaven, lagna: (ascendant - zodiac + 360) % 360, moon: moon?.longitude ?? Number.NaN, siderealMoon: moon?.sidereal ?? Number.NaN }
}

// Values of Swiss Ephemeris 2.10.03 (DE431); two minutes of arc for the lagna, one for the rest.
describe('a chart from a told birth time', () => {
  const bachchan: Birth = { clock: '1942-10-11 16:00', zone: 'Asia/Kolkata', place: { latitude: 25.45, longitude: 81.85 } }

  it('has the lagna of India war time, and that of standard time only where a person says so', () => {
    expect(Math.abs(skyOf(bachchan).lagna - 301.948)).toBeLessThan(2 / 60)
    expect(Math.abs(skyOf({ ...bachchan, reckoning: { kind: 'offset', offsetSeconds: 19_800 } }).lagna - 321.56)).toBeLessThan(2 / 60)
  })

  it('has the angles of the mean time of Ulm, not of Berlin', () => {
    const einstein = skyOf({ clock: '1879-03-14 11:30', zone: 'Europe/Berlin', place: { latitude: 48.4, longitude: 9.99 } })
    expect(Math.abs(einstein.ascendant - 101.645)).toBeLessThan(1 / 60)
    expect(Math.abs(einstein.midheaven - 342.838)).toBeLessThan(1 / 60)
    expect(Math.abs(einstein.moon - 254.53)).toBeLessThan(1 / 60)
  })

  it('counts the summer time that came early to Sydney in 2000, and the southern latitude', () => {
    const opening = skyOf({ clock: '2000-09-15 19:00', zone: 'Australia/Sydney', place: { latitude: -33.8472, longitude: 151.0634 } })
    expect(Math.abs(opening.lagna - 332.467)).toBeLessThan(2 / 60)
  })

  it('has the Moon of Porbandar by its own mean time', () => {
    const place = { latitude: 21 + 37 / 60, longitude: 69 + 49 / 60 }
    const gandhi = skyOf({ clock: '1869-10-02 07:20', zone: 'Asia/Kolkata', place, reckoning: { kind: 'local-mean-time' } })
    expect(Math.abs(gandhi.siderealMoon - 118.011)).toBeLessThan(1 / 60)
    expect(Math.abs(gandhi.lagna - 186.45)).toBeLessThan(2 / 60)
  })
})
