import { housesOf } from '../src/angles/houses.ts'
import { openAyanamsa } from '../src/ayanamsa/ayanamsa.ts'
import { at } from '../src/at.ts'
import { deltaTAt } from '../src/delta-t.ts'
import type { Ephemeris } from '../src/ephemeris.ts'
import { solarTermsOf } from '../src/events/solar-terms.ts'
import { epochSecondsOf, type Instant } from '../src/instant.ts'
import { skyAt, type Sky } from '../src/sky.ts'
import { missed, type Difference, type Wanted } from './difference.ts'
import { goldAyanamsa, goldBody, type EphemerisRecord } from './record.ts'
import { riseDifferences } from './risings.ts'
import {
  angleTolerance,
  arcsecond,
  ayanamsaTolerance,
  deltaTTolerance,
  distanceTolerance,
  placeTolerance,
  rateTolerance,
  termTolerance,
} from './tolerances.ts'

export type { Difference } from './difference.ts'
export type { EphemerisRecord } from './record.ts'

/** Every value of a record of `ephemeris.json` but the vertex, with the tolerances of `tolerances.ts`. Empty when all agree. */
export function compareEphemerisRecord(ephemeris: Ephemeris, record: EphemerisRecord): readonly Difference[] {
  const { jd_ut: ut, jd_tt: tt, place } = record
  const instant: Instant = { ut, tt, deltaT: record.delta_t_s, deltaTKind: deltaTAt(ut).kind }
  const coordinates = { latitude: place.lat, longitude: place.lon }
  const sky = skyAt(ephemeris, { instant, place: coordinates, ayanamsa: openAyanamsa(ephemeris, 'lahiri') })
  return [
    ...missed([...frameWanted(record, sky), ...positionsWanted(record, sky), ...ayanamsasWanted(ephemeris, record), ...anglesWanted(record, sky)]),
    ...derivedDifferences(record, sky),
    ...cuspDifferences(record, sky),
    ...riseDifferences(ephemeris, record),
  ].map((difference) => ({ ...difference, path: `${record.id}.${difference.path}` }))
}

/** The 24 terms of a year of `solar-terms.json`, epoch seconds. Empty when all lie within the tolerance. */
export function compareSolarTerms(ephemeris: Ephemeris, year: number, expected: readonly number[]): readonly Difference[] {
  const terms = solarTermsOf(ephemeris, year)
  return missed(
    expected.map((seconds, index) => ({
      path: `${year}.${index}`,
      expected: seconds,
      actual: epochSecondsOf(at(terms, index).instant),
      tolerance: termTolerance(year),
    })),
  )
}

function frameWanted(record: EphemerisRecord, sky: Sky): readonly Wanted[] {
  const tolerance = 0.004 * arcsecond
  return [
    { path: 'nutation_lon', expected: record.nutation_lon, actual: sky.nutation.longitude, tolerance },
    { path: 'nutation_obl', expected: record.nutation_obl, actual: sky.nutation.obliquity, tolerance },
    { path: 'obliquity_mean', expected: record.obliquity_mean, actual: sky.meanObliquity, tolerance },
    { path: 'obliquity_true', expected: record.obliquity_true, actual: sky.meanObliquity + sky.nutation.obliquity, tolerance },
    { path: 'delta_t_s', expected: record.delta_t_s, actual: deltaTAt(record.jd_ut).seconds, tolerance: deltaTTolerance(record.jd_ut) },
  ]
}

function positionsWanted(record: EphemerisRecord, sky: Sky): readonly Wanted[] {
  return sky.positions.flatMap((position) => {
    const name = goldBody[position.body]
    const gold = record.tropical[name]
    const sidereal = record.sidereal_lahiri[name]
    if (gold === undefined || sidereal === undefined) return []
    const kind = position.body === 'trueNode' ? 'trueNode' : 'body'
    const tolerance = placeTolerance[position.body] * arcsecond
    const path = `tropical.${name}`
    return [
      { path: `${path}.lon`, expected: gold.lon, actual: position.longitude, tolerance, circle: true },
      { path: `${path}.lat`, expected: gold.lat, actual: position.latitude, tolerance },
      { path: `${path}.dist_au`, expected: gold.dist_au, actual: position.distance, tolerance: gold.dist_au * distanceTolerance[kind] },
      { path: `${path}.lon_speed`, expected: gold.lon_speed, actual: position.longitudeRate, tolerance: rateTolerance[kind] * arcsecond },
      { path: `sidereal_lahiri.${name}`, expected: sidereal, actual: position.sidereal ?? Number.NaN, tolerance, circle: true },
    ]
  })
}

function ayanamsasWanted(ephemeris: Ephemeris, record: EphemerisRecord): readonly Wanted[] {
  return goldAyanamsa.flatMap(([name, key]) => {
    const gold = record.ayanamsa[key]
    if (gold === undefined) return []
    const actual = openAyanamsa(ephemeris, name).at(record.jd_tt)
    return [{ path: `ayanamsa.${key}.mean`, expected: gold.mean, actual, tolerance: ayanamsaTolerance * arcsecond }]
  })
}

function anglesWanted({ angles, jd_ut: ut }: EphemerisRecord, { angles: found, horizon, zodiac = Number.NaN }: Sky): readonly Wanted[] {
  if (found === undefined || horizon === undefined) return []
  const tolerance = angleTolerance(ut) * arcsecond
  return [
    { path: 'angles.asc', expected: angles.asc, actual: found.ascendant, tolerance, circle: true },
    { path: 'angles.mc', expected: angles.mc, actual: found.midheaven, tolerance, circle: true },
    { path: 'angles.armc', expected: angles.armc, actual: horizon.armc, tolerance, circle: true },
    { path: 'angles.asc_sidereal_lahiri', expected: angles.asc_sidereal_lahiri, actual: found.ascendant - zodiac, tolerance, circle: true },
  ]
}

/** Nakshatra, its quarter and the tithi, counted from 1. */
function derivedDifferences({ derived }: EphemerisRecord, { positions }: Sky): readonly Difference[] {
  const longitude = (body: string, which: 'longitude' | 'sidereal'): number => positions.find((each) => each.body === body)?.[which] ?? Number.NaN
  const quarters = (longitude('moon', 'sidereal') * 108) / 360
  const elongation = (longitude('moon', 'longitude') - longitude('sun', 'longitude') + 360) % 360
  const actual = { moon_nakshatra: Math.floor(quarters / 4) + 1, moon_pada: (Math.floor(quarters) % 4) + 1, tithi: Math.floor(elongation / 12) + 1 }
  const wrong = (['moon_nakshatra', 'moon_pada', 'tithi'] as const).filter((name) => derived[name] !== actual[name])
  return [
    ...wrong.map((name) => ({ path: `derived.${name}`, expected: derived[name], actual: actual[name] })),
    ...missed([{ path: 'derived.moon_nakshatra_fraction', expected: derived.moon_nakshatra_fraction, actual: (quarters / 4) % 1, tolerance: 2e-6 }]),
  ]
}

/** Cusps of both systems; beyond the polar circle the file has none of Placidus, and neither has the engine. */
function cuspDifferences(record: EphemerisRecord, { horizon }: Sky): readonly Difference[] {
  if (horizon === undefined) return []
  return (['placidus', 'porphyry'] as const).flatMap((system) => {
    const path = `cusps_${system}_tropical` as const
    const gold = record[path] ?? undefined
    const found = housesOf({ ...horizon, system, zodiac: 0 })?.starts
    if (gold === undefined || found === undefined) return gold === found ? [] : [{ path, expected: gold, actual: found }]
    const tolerance = angleTolerance(record.jd_ut) * arcsecond
    return missed(gold.map((expected, house) => ({ path: `${path}[${house}]`, expected, actual: at(found, house), tolerance, circle: true })))
  })
}
