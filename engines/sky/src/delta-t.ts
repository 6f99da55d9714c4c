import { at } from './at.ts'
import { deltaTCubics, deltaTFirstYear, deltaTForecastFrom, deltaTQuarters } from '../rules/delta-t.ts'
import { j2000 } from './units.ts'

/** How a value of ΔT is known: from records of eclipses and occultations, from IERS's measurements, or not yet. */
export type DeltaTKind = 'reconstructed' | 'observed' | 'forecast'

/** ΔT = TT − UT1 in seconds, and how it is known. */
export type DeltaT = { readonly seconds: number; readonly kind: DeltaTKind }

/** Where the forecast has joined the long-term parabola of the Earth's slowing (year). */
const joinYear = 2800

/** The long-term parabola in seconds (Stephenson, Morrison, Hohenkerk 2016): -320 + 32.5 t², t in centuries from 1825. */
function parabola(year: number): number {
  return -320 + 32.5 * ((year - 1825) / 100) ** 2
}

/**
 * ΔT at a Julian day (UT1 or TT; the difference does not matter), for 1720 to 2800. Good to about 0.5 s in 1800, 0.05 s in 1950 and 0.005 s
 * from 1973. The forecast leaves the last value level and bends to the long-term parabola: nobody knows it better than to a second by 2040
 * and ten seconds by 2100.
 */
export function deltaTAt(julianDay: number): DeltaT {
  const year = 2000 + (julianDay - j2000) / 365.25
  if (year < deltaTFirstYear) return { seconds: reconstructed(year), kind: 'reconstructed' }
  const place = (year - deltaTFirstYear) * 4
  if (place >= deltaTQuarters.length - 1) return { seconds: forecast(year), kind: 'forecast' }
  const first = Math.floor(place)
  const seconds = at(deltaTQuarters, first) + (place - first) * (at(deltaTQuarters, first + 1) - at(deltaTQuarters, first))
  return { seconds, kind: year < deltaTForecastFrom ? 'observed' : 'forecast' }
}

function reconstructed(year: number): number {
  const [first, last, cubic, square, linear, constant] = deltaTCubics.findLast(([from]) => from <= year) ?? at(deltaTCubics, 0)
  const t = (year - first) / (last - first)
  return constant + t * (linear + t * (square + t * cubic))
}

/** A cubic from the last value, level, to the parabola and its slope at `joinYear`. */
function forecast(year: number): number {
  const start = deltaTFirstYear + (deltaTQuarters.length - 1) / 4
  const length = joinYear - start
  const s = (year - start) / length
  const slope = (0.65 * (joinYear - 1825)) / 100
  const value = s * s * (3 - 2 * s)
  return at(deltaTQuarters, deltaTQuarters.length - 1) * (1 - value) + parabola(joinYear) * value + s * s * (s - 1) * length * slope
}
