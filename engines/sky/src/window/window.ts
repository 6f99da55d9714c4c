import { numberAt } from '../at.ts'
import type { Ayanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { SkyError } from '../error.ts'
import { earthRotation, siderealExcess } from '../frame/sidereal-time.ts'
import { checkCoordinates, type Coordinates } from '../place/distance.ts'
import { instantFromUt } from '../instant.ts'
import { field, frameOffset, grahas, offsetOf, outputLength, type Body } from '../position/bodies.ts'
import { daySeconds, degree } from '../units.ts'
import { fitSamples, nodeOf } from './fit.ts'

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
   * full reduction bodies differ by less than 0.02″ (0.001″ as a rule; the rest where a segment of the table ends or the Sun is near), the
   * true node by less than 10″, angles by less than 0.02″ up to latitude 55°. Allocates nothing and checks nothing: outside the window it
   * is wrong.
   */
  readonly chart: (ut: number, out: Float64Array) => void
}

/** Nodes of the fits: the Moon decides. */
function nodesFor(hours: number): number {
  if (hours <= 6) return 6
  return hours <= 24 ? 8 : 10
}

/** Prepares a window: six to ten full reductions. ΔT is taken in its middle. Throws SkyError: `window-invalid`, `time-range`, `latitude-invalid`, `longitude-invalid`. */
export function openWindow(ephemeris: Ephemeris, { from, hours, place, ayanamsa, bodies = grahas }: WindowInput): SkyWindow {
  if (!(hours > 0 && hours <= 48))
    throw new SkyError('window-invalid', 'The window is as long, in hours, as', { value: hours, allowed: 'more than 0, at most 48' })
  checkCoordinates(place)
  const half = hours / 48
  const middle = from + half
  const sampler = new Sampler(ephemeris, { bodies, ayanamsa, delay: instantFromUt(middle).deltaT / daySeconds })
  const nodes = nodesFor(hours)
  return {
    bodies,
    length: bodies.length + 2,
    chart: chartFunction(sampler.fits({ middle, half, nodes }), { middle, half, nodes, place, count: bodies.length }),
  }
}

/** Takes full reductions at the nodes and fits each quantity: the bodies, then what the angles need. */
class Sampler {
  readonly #ephemeris: Ephemeris
  readonly #bodies: readonly Body[]
  readonly #ayanamsa: Ayanamsa | undefined
  readonly #delay: number
  readonly #out = new Float64Array(outputLength)

  constructor(
    ephemeris: Ephemeris,
    { bodies, ayanamsa, delay }: { readonly bodies: readonly Body[]; readonly ayanamsa: Ayanamsa | undefined; readonly delay: number },
  ) {
    this.#ephemeris = ephemeris
    this.#bodies = bodies
    this.#ayanamsa = ayanamsa
    this.#delay = delay
  }

  /** Coefficients, `nodes` for each quantity: every body's longitude, then obliquity, sidereal excess and zodiac, in degrees. */
  fits({ middle, half, nodes }: { readonly middle: number; readonly half: number; readonly nodes: number }): Float64Array {
    const quantities = this.#bodies.length + 3
    const samples = Array.from({ length: quantities }, () => new Float64Array(nodes))
    for (let i = 0; i < nodes; i++) this.#sample(middle + half * nodeOf(i, nodes) + this.#delay, samples, i)
    const fits = new Float64Array(quantities * nodes)
    for (const [k, each] of samples.entries()) fitSamples(continuous(each), fits.subarray(k * nodes, (k + 1) * nodes))
    return fits
  }

  #sample(tt: number, samples: readonly Float64Array[], node: number): void {
    const out = this.#out
    this.#ephemeris.compute(tt, out, this.#bodies)
    const nutation = numberAt(out, frameOffset.nutationLongitude)
    const mean = numberAt(out, frameOffset.meanObliquity)
    const zodiac = this.#ayanamsa === undefined ? 0 : nutation + this.#ayanamsa.at(tt)
    const excess = siderealExcess({ tt, nutation: nutation * degree, obliquity: mean * degree })
    const longitudes = this.#bodies.map((body) => numberAt(out, offsetOf[body] + field.longitude) - zodiac)
    for (const [k, value] of [...longitudes, mean + numberAt(out, frameOffset.nutationObliquity), excess, zodiac].entries()) {
      const row = samples[k]
      if (row !== undefined) row[node] = value
    }
  }
}

/** Samples of an angle without jumps of a whole turn. */
function continuous(samples: Float64Array): Float64Array {
  const first = numberAt(samples, 0)
  return samples.map((value) => value - 360 * Math.round((value - first) / 360))
}

/** What one chart is worked out with. */
interface ChartInput {
  readonly middle: number
  readonly half: number
  readonly nodes: number
  readonly place: Coordinates
  readonly count: number
}

function chartFunction(fits: Float64Array, { middle, half, nodes, place, count }: ChartInput): SkyWindow['chart'] {
  const tangent = Math.tan(place.latitude * degree)
  const frame = count * nodes
  // Obliquity, excess and zodiac move evenly in two days: value and slope are enough.
  const [obliquity, obliquityRate] = [numberAt(fits, frame) * degree, numberAt(fits, frame + 1) * degree]
  const [excess, excessRate] = [numberAt(fits, frame + nodes) + place.longitude, numberAt(fits, frame + nodes + 1)]
  const [zodiac, zodiacRate] = [numberAt(fits, frame + 2 * nodes), numberAt(fits, frame + 2 * nodes + 1)]
  const [ce, se] = [Math.cos(obliquity), Math.sin(obliquity)]
  return (ut, out) => {
    const u = (ut - middle) / half
    for (let k = 0; k < count; k++) out[k] = within(sumAt(fits, k * nodes, { nodes, u }))
    const theta = (earthRotation(ut) + excess + excessRate * u) * degree
    const tilt = obliquityRate * u
    const [cosine, sine] = [ce - se * tilt, se + ce * tilt]
    const [ct, st] = [Math.cos(theta), Math.sin(theta)]
    const origin = zodiac + zodiacRate * u
    const rising = Math.atan2(ct, -(st * cosine + tangent * sine))
    // The eastern point: its right ascension is ahead of the meridian (see `ascendantOf`).
    const [ra, rb] = [Math.sin(rising) * cosine, Math.cos(rising)]
    out[count] = within(rising / degree - origin + (st * rb - ct * ra > 0 ? 180 : 0))
    out[count + 1] = within(Math.atan2(st, ct * cosine) / degree - origin)
  }
}

function sumAt(fits: Float64Array, first: number, { nodes, u }: { readonly nodes: number; readonly u: number }): number {
  const twice = 2 * u
  let b1 = 0
  let b2 = 0
  for (let k = first + nodes - 1; k > first; k--) {
    const b = twice * b1 - b2 + numberAt(fits, k)
    b2 = b1
    b1 = b
  }
  return u * b1 - b2 + numberAt(fits, first)
}

function within(degrees: number): number {
  return degrees - 360 * Math.floor(degrees / 360)
}
