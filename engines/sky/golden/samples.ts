import { openAyanamsa } from '../src/ayanamsa/ayanamsa.ts'
import type { Ephemeris } from '../src/ephemeris.ts'
import { outputLength } from '../src/position/bodies.ts'
import { openWindow } from '../src/window/window.ts'

/** Places of all bodies at 300 moments over the whole table and 24 charts of a birth window: what two hosts must agree on. Degrees, au. */
export function samples(ephemeris: Ephemeris): { readonly places: readonly number[]; readonly charts: readonly number[] } {
  const out = new Float64Array(outputLength)
  const places = Array.from({ length: 300 }, (_, k) => {
    ephemeris.compute(2_378_500.25 + k * 365.7, out)
    return [...out]
  })
  const from = 2_447_892.5
  const ayanamsa = openAyanamsa(ephemeris, 'lahiri')
  const window = openWindow(ephemeris, { from, hours: 24, place: { latitude: 26.9, longitude: 81 }, ayanamsa })
  const chart = new Float64Array(window.length)
  const charts = Array.from({ length: 24 }, (_, k) => {
    window.chart(from + k / 24, chart)
    return [...chart]
  })
  return { places: places.flat(), charts: charts.flat() }
}
