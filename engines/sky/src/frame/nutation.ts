import { at, numberAt } from '../at.ts'
import { nutationTerms } from '../../rules/nutation.ts'
import { arcsecond, century, centuriesAt } from '../units.ts'

const rowLength = 11
const unit = 1e-7 * arcsecond
const rows = Array.from({ length: nutationTerms.length / rowLength }, (_, row) => nutationTerms.slice(row * rowLength, (row + 1) * rowLength))

/** The fundamental arguments l, l′, F, D, Ω: value at J2000 in arcseconds and rate in arcseconds a century (Simon et al. 1994). */
const fundamentals = [
  [485_868.249036, 1_717_915_923.2178],
  [1_287_104.79305, 129_596_581.0481],
  [335_779.526232, 1_739_527_262.8478],
  [1_072_260.70369, 1_602_961_601.209],
  [450_160.398036, -6_962_890.5431],
] as const

/**
 * Every argument is a multiple of l and l′ plus one of F, D and Ω. Few of either kind differ, so sines and cosines are taken of those and
 * multiplied out: `parts` holds the five multiples of each.
 */
const solarKey = (row: readonly number[]): string => row.slice(0, 2).join()
const lunarKey = (row: readonly number[]): string => row.slice(2, 5).join()
const solarParts = new Map(rows.map((row) => [solarKey(row), [...row.slice(0, 2), 0, 0, 0]]))
const lunarParts = new Map(rows.map((row) => [lunarKey(row), [0, 0, ...row.slice(2, 5)]]))
const parts = [...solarParts.values(), ...lunarParts.values()]
const solarPlace = Int32Array.from(rows, (row) => [...solarParts.keys()].indexOf(solarKey(row)))
const lunarPlace = Int32Array.from(rows, (row) => solarParts.size + [...lunarParts.keys()].indexOf(lunarKey(row)))
/** Multiples of the fundamental arguments in each part, five numbers a part. */
const multiples = Float64Array.from(parts.flat())
/** Amplitudes of each term, six numbers a term, as in the rules. */
const amplitudes = Float64Array.from(rows.flatMap((row) => row.slice(5)))
/** Rate of each term's argument, radians a day. */
const argumentRates = Float64Array.from(rows, (row) => fundamentals.reduce((sum, [, rate], k) => sum + (rate * at(row, k) * arcsecond) / century, 0))

/** A fundamental argument in radians at centuries from J2000. */
function argumentOf([start, rate]: readonly [number, number], t: number): number {
  return ((start + rate * t) % 1_296_000) * arcsecond
}

/** Longitude of the Moon's mean ascending node as the nutation uses it, in radians, at centuries from J2000. */
export function nodeArgument(t: number): number {
  return argumentOf(fundamentals[4], t)
}

/** Nutation by IAU 2000B; filled by `update`. Radians, and radians a day. */
export class Nutation {
  /** Nutation in longitude. */
  longitude = Number.NaN
  /** Nutation in obliquity. */
  obliquity = Number.NaN
  /** Rate of the nutation in longitude a day. */
  longitudeRate = Number.NaN

  readonly #sines = new Float64Array(parts.length)
  readonly #cosines = new Float64Array(parts.length)

  /** Works out the nutation at a Julian day (TT); within 0.003″ of the full IAU 2000A between 1800 and 2100. */
  update(tt: number): void {
    const t = centuriesAt(tt)
    this.#turnParts(t)
    const [sines, cosines] = [this.#sines, this.#cosines]
    let longitude = 0
    let obliquity = 0
    let rate = 0
    // From the smallest term up.
    for (let term = argumentRates.length - 1; term >= 0; term--) {
      const [solar, lunar] = [solarPlace[term] ?? 0, lunarPlace[term] ?? 0]
      const [ss, cs, sl, cl] = [numberAt(sines, solar), numberAt(cosines, solar), numberAt(sines, lunar), numberAt(cosines, lunar)]
      const sine = ss * cl + cs * sl
      const cosine = cs * cl - ss * sl
      const row = term * 6
      const main = numberAt(amplitudes, row) + numberAt(amplitudes, row + 1) * t
      longitude += main * sine + numberAt(amplitudes, row + 2) * cosine
      rate += (main * cosine - numberAt(amplitudes, row + 2) * sine) * numberAt(argumentRates, term)
      obliquity += (numberAt(amplitudes, row + 3) + numberAt(amplitudes, row + 4) * t) * cosine + numberAt(amplitudes, row + 5) * sine
    }
    // The constant parts stand for the planetary terms that IAU 2000B leaves out.
    this.longitude = longitude * unit - 0.000135 * arcsecond
    this.obliquity = obliquity * unit + 0.000388 * arcsecond
    this.longitudeRate = rate * unit
  }

  #turnParts(t: number): void {
    const [l, lp, f, d, om] = [
      argumentOf(fundamentals[0], t),
      argumentOf(fundamentals[1], t),
      argumentOf(fundamentals[2], t),
      argumentOf(fundamentals[3], t),
      argumentOf(fundamentals[4], t),
    ]
    for (let part = 0; part < this.#sines.length; part++) {
      const row = part * 5
      const solar = numberAt(multiples, row) * l + numberAt(multiples, row + 1) * lp
      const angle = solar + numberAt(multiples, row + 2) * f + numberAt(multiples, row + 3) * d + numberAt(multiples, row + 4) * om
      this.#sines[part] = Math.sin(angle)
      this.#cosines[part] = Math.cos(angle)
    }
  }
}
