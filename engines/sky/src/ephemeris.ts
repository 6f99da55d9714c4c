import { SkyError } from './error.ts'
import { bodies, outputLength, type Body } from './position/bodies.ts'
import { Reducer } from './position/reducer.ts'
import type { State } from './table/state.ts'
import { readTable } from './table/table.ts'

/** An opened ephemeris. It keeps what it has unpacked, nothing else: the same call gives the same numbers. Use one from one thread. */
export interface Ephemeris {
  /** First Julian day (TT) it serves. */
  readonly from: number
  /** Last Julian day (TT) it serves. */
  readonly to: number
  /**
   * Fills `out` with apparent geocentric places at a Julian day (TT), on the true ecliptic and equinox of date: six numbers from `offsetOf`
   * of each wanted body, named by `field`, and the frame from `frameOffset`; degrees, au, a day. Allocates nothing; other places of `out`
   * are left alone. Throws SkyError: `time-range`, `output-length`.
   */
  readonly compute: (tt: number, out: Float64Array, wanted?: readonly Body[]) => void
  /**
   * Fills both with place (au) and velocity (au a day) of the Earth at a Julian day (TT): from the barycentre of the solar system, and from
   * the Sun; ICRF axes turned to the mean ecliptic of J2000. Throws SkyError `time-range`.
   */
  readonly earth: (tt: number, fromBarycentre: State, fromSun: State) => void
  /**
   * The Julian days (TT) after `from` and before `to` at which a segment of the table ends, in order. Places are not continuous there: they
   * jump by the tolerance of the table (some hundredths of an arcsecond), the true node by some arcseconds. Throws SkyError `time-range`.
   */
  readonly seams: (from: number, to: number) => readonly number[]
}

/** Opens the table that this package ships (or one of the same layout). Throws SkyError: `table-format`, `table-length`. */
export function openEphemeris(bytes: Uint8Array): Ephemeris {
  const table = readTable(bytes)
  const { from, to } = table
  const reducer = new Reducer(table)
  const covered = (tt: number): void => {
    if (!(tt >= from && tt < to)) throw new SkyError('time-range', 'The table does not cover this Julian day (TT)', { value: tt, allowed: `${from} to ${to}` })
  }
  return {
    from,
    to,
    compute: (tt, out, wanted = bodies) => {
      covered(tt)
      if (out.length < outputLength) throw new SkyError('output-length', 'The output is too short', { value: out.length, allowed: `at least ${outputLength}` })
      reducer.compute(tt, out, wanted)
    },
    earth: (tt, fromBarycentre, fromSun) => {
      covered(tt)
      reducer.earth(tt, fromBarycentre, fromSun)
    },
    seams: (from, to) => {
      covered(from)
      covered(to)
      const all = Object.values(table.series).flatMap((series) => series.seams(from, to))
      return [...new Set(all)].toSorted((a, b) => a - b)
    },
  }
}
