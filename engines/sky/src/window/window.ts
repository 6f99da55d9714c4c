import { at, numberAt } from '../at.ts'
import type { Ayanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { SkyError } from '../error.ts'
import { checkCoordinates, type Coordinates } from '../place/distance.ts'
import { instantFromUt } from '../instant.ts'
import { grahas, type Body } from '../position/bodies.ts'
import { daySeconds } from '../units.ts'
import { type ChartFunction, fitStretches, type Stretch } from './stretch.ts'

/** A span of birth times at one place: its first Julian day (UT1) and its length in hours, at most 48; bodies as wanted, tropical without an ayanamsa. */
export type WindowInput = {
  readonly from: number
  readonly hours: number
  readonly place: Coordinates
  readonly ayanamsa?: Ayanamsa
  readonly bodies?: readonly Body[]
}

/** Charts of one window, fast. */
export interface SkyWindow {
  /** Bodies in the order in which `chart` writes them. */
  readonly bodies: readonly Body[]
  /** Length of the array that `chart` fills: the bodies, then ascendant, then midheaven. */
  readonly length: number
  /**
   * Fills `out` with longitudes in degrees in [0, 360) at a Julian day (UT1) of the window: each body, ascendant, midheaven. Against the
   * full reduction at the same TT bodies and nodes differ by less than 0.005″ (0.0001″ as a rule; the rest at the edge of the Sun's disc),
   * angles by less than 0.005″ up to latitude 55°. Allocates nothing and checks nothing: outside the window it is wrong.
   */
  readonly chart: (ut: number, out: Float64Array) => void
}

/** Nodes of the fits: the Moon decides. */
function nodesFor(hours: number): number {
  if (hours <= 6) return 7
  return hours <= 24 ? 9 : 11
}

/**
 * Prepares a window: seven to eleven full reductions as a rule, as many again for each part where a segment of the table ends within it (one day
 * in fourteen) or a body stands at the Sun's disc. ΔT is taken in its middle. Throws SkyError: `window-invalid`, `time-range`,
 * `latitude-invalid`, `longitude-invalid`.
 */
export function openWindow(ephemeris: Ephemeris, { from, hours, place, ayanamsa, bodies = grahas }: WindowInput): SkyWindow {
  if (!(hours > 0 && hours <= 48))
    throw new SkyError('window-invalid', 'The window is as long, in hours, as', { value: hours, allowed: 'more than 0, at most 48' })
  checkCoordinates(place)
  const to = from + hours / 24
  const delay = instantFromUt((from + to) / 2).deltaT / daySeconds
  const sources = { ephemeris, bodies, ayanamsa, place, delay, nodes: nodesFor(hours) }
  const seams = ephemeris.seams(from + delay, to + delay).map((tt) => tt - delay)
  const ends = [from, ...seams.filter((ut) => ut > from && ut < to), to]
  const stretches = ends.slice(1).flatMap((end, part) => fitStretches(sources, { from: at(ends, part), to: end }))
  return { bodies, length: bodies.length + 2, chart: joined(stretches) }
}

/** One function of all stretches; a window has one as a rule. */
function joined(stretches: readonly Stretch[]): ChartFunction {
  const charts = stretches.map(({ chart }) => chart)
  const last = at(charts, charts.length - 1)
  if (charts.length === 1) return last
  const ends = Float64Array.from(stretches, ({ until }) => until)
  return (ut, out) => {
    let part = 0
    while (ut >= numberAt(ends, part)) part++
    const chart = charts[part] ?? last
    chart(ut, out)
  }
}
