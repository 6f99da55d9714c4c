import { numberAt } from '../at.ts'
import { nutationTerms } from '../../rules/nutation.ts'
import { arcsecond, century, centuriesAt } from '../units.ts'

const rowLength = 11
const terms = Float64Array.from(nutationTerms)
const unit = 1e-7 * arcsecond

/** Rates of l, l′, F, D and Ω in radians a day (Simon et al. 1994, as IAU 2000B keeps them). */
const rates = [1_717_915_923.2178, 129_596_581.0481, 1_739_527_262.8478, 1_602_961_601.209, -6_962_890.5431].map((rate) => (rate * arcsecond) / century)
/** Rate of each term's argument, radians a day. */
const argumentRates = Float64Array.from({ length: terms.length / rowLength }, (_, term) =>
  rates.reduce((sum, rate, k) => sum + rate * numberAt(terms, term * rowLength + k), 0),
)

/** Longitude of the Moon's mean ascending node as the nutation uses it, in radians, at centuries from J2000. */
export function nodeArgument(t: number): number {
  return ((450_160.398036 - 6_962_890.5431 * t) % 1_296_000) * arcsecond
}

/** Nutation by IAU 2000B; filled by `update`. Radians, and radians a day. */
export class Nutation {
  /** Nutation in longitude. */
  longitude = Number.NaN
  /** Nutation in obliquity. */
  obliquity = Number.NaN
  /** Rate of the nutation in longitude a day. */
  longitudeRate = Number.NaN

  /** Works out the nutation at a Julian day (TT); within 0.003″ of the full IAU 2000A between 1800 and 2100. */
  update(tt: number): void {
    const t = centuriesAt(tt)
    const l = ((485_868.249036 + 1_717_915_923.2178 * t) % 1_296_000) * arcsecond
    const lp = ((1_287_104.79305 + 129_596_581.0481 * t) % 1_296_000) * arcsecond
    const f = ((335_779.526232 + 1_739_527_262.8478 * t) % 1_296_000) * arcsecond
    const d = ((1_072_260.70369 + 1_602_961_601.209 * t) % 1_296_000) * arcsecond
    const om = nodeArgument(t)
    let [longitude, obliquity, rate] = [0, 0, 0]
    for (let term = argumentRates.length - 1; term >= 0; term--) {
      const row = term * rowLength
      const argument =
        numberAt(terms, row) * l + numberAt(terms, row + 1) * lp + numberAt(terms, row + 2) * f + numberAt(terms, row + 3) * d + numberAt(terms, row + 4) * om
      const sine = Math.sin(argument)
      const cosine = Math.cos(argument)
      const main = numberAt(terms, row + 5) + numberAt(terms, row + 6) * t
      longitude += main * sine + numberAt(terms, row + 7) * cosine
      rate += main * cosine * numberAt(argumentRates, term)
      obliquity += (numberAt(terms, row + 8) + numberAt(terms, row + 9) * t) * cosine + numberAt(terms, row + 10) * sine
    }
    // The constant parts stand for the planetary terms that IAU 2000B leaves out.
    this.longitude = longitude * unit - 0.000135 * arcsecond
    this.obliquity = obliquity * unit + 0.000388 * arcsecond
    this.longitudeRate = rate * unit
  }
}
