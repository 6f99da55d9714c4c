import { numberAt } from '../at.ts'
import type { Ayanamsa } from '../ayanamsa/ayanamsa.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { earthRotation, siderealExcess } from '../frame/sidereal-time.ts'
import type { Coordinates } from '../place/distance.ts'
import { field, frameOffset, offsetOf, outputLength, type Body } from '../position/bodies.ts'
import { degree } from '../units.ts'
import { fitSamples, nodeOf } from './fit.ts'

/** What a stretch is fitted from, the same for all stretches of a window; `delay` is ΔT in days. */
export interface Sources {
  readonly ephemeris: Ephemeris
  readonly bodies: readonly Body[]
  readonly ayanamsa: Ayanamsa | undefined
  readonly place: Coordinates
  readonly delay: number
  /** Full reductions to a stretch. */
  readonly nodes: number
}

/** Fills an array with bodies, ascendant and midheaven at a Julian day (UT1). */
export type ChartFunction = (ut: number, out: Float64Array) => void

/** A part of a window and its charts, up to the Julian day (UT1) `until`. */
export interface Stretch {
  readonly until: number
  readonly chart: ChartFunction
}

/** Degrees that the last coefficients of a fit may have: a body is then well within a thousandth of an arcsecond of its polynomial. */
const settled = 4e-8
/** Days of the shortest stretch (a minute). */
const shortest = 1 / 1440

/**
 * Fits a part of a window, from one Julian day (UT1) to another, within which no segment of the table ends. Where a body does not run like a
 * polynomial (its light passes the Sun's disc) the part is halved, again and again.
 */
export function fitStretches(sources: Sources, { from, to }: { readonly from: number; readonly to: number }): readonly Stretch[] {
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  const { nodes, place, bodies } = sources
  const fits = new Sampler(sources).fits({ middle, half })
  if (to - from > shortest && !isSettled(fits, nodes, bodies.length))
    return [...fitStretches(sources, { from, to: middle }), ...fitStretches(sources, { from: middle, to })]
  return [{ until: to, chart: chartFunction(fits, { middle, half, nodes, place, count: bodies.length }) }]
}

/** Whether the series of every body has died away at its end. */
function isSettled(fits: Float64Array, nodes: number, count: number): boolean {
  for (let k = 1; k <= count; k++) if (Math.abs(numberAt(fits, k * nodes - 1)) + Math.abs(numberAt(fits, k * nodes - 2)) > settled) return false
  return true
}

/** Takes full reductions at the nodes and fits each quantity: the bodies, then what the angles need. */
class Sampler {
  readonly #sources: Sources
  readonly #out = new Float64Array(outputLength)

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** Coefficients, `nodes` for each quantity: every body's longitude, then obliquity, sidereal excess and zodiac, in degrees. */
  fits({ middle, half }: { readonly middle: number; readonly half: number }): Float64Array {
    const { bodies, nodes, delay } = this.#sources
    const quantities = bodies.length + 3
    const samples = Array.from({ length: quantities }, () => new Float64Array(nodes))
    for (let i = 0; i < nodes; i++) this.#sample(middle + half * nodeOf(i, nodes) + delay, samples, i)
    const fits = new Float64Array(quantities * nodes)
    for (const [k, each] of samples.entries()) fitSamples(continuous(each), fits.subarray(k * nodes, (k + 1) * nodes))
    return fits
  }

  #sample(tt: number, samples: readonly Float64Array[], node: number): void {
    const out = this.#out
    const { ephemeris, bodies, ayanamsa } = this.#sources
    ephemeris.compute(tt, out, bodies)
    const nutation = numberAt(out, frameOffset.nutationLongitude)
    const mean = numberAt(out, frameOffset.meanObliquity)
    const zodiac = ayanamsa === undefined ? 0 : nutation + ayanamsa.at(tt)
    const excess = siderealExcess({ tt, nutation, obliquity: mean })
    const longitudes = bodies.map((body) => numberAt(out, offsetOf[body] + field.longitude) - zodiac)
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

function chartFunction(fits: Float64Array, { middle, half, nodes, place, count }: ChartInput): ChartFunction {
  const tangent = Math.tan(place.latitude * degree)
  const frame = count * nodes
  // Obliquity, excess and zodiac bend so little in two days that a square is enough.
  const [obliquity, obliquityRate, obliquityBend] = squareOf(fits, frame, degree)
  const [excess, excessRate, excessBend] = squareOf(fits, frame + nodes, 1)
  const [zodiac, zodiacRate, zodiacBend] = squareOf(fits, frame + 2 * nodes, 1)
  const [ce, se] = [Math.cos(obliquity), Math.sin(obliquity)]
  return (ut, out) => {
    const u = (ut - middle) / half
    for (let k = 0; k < count; k++) out[k] = within(sumAt(fits, k * nodes, { nodes, u }))
    const theta = (earthRotation(ut) + place.longitude + excess + u * (excessRate + u * excessBend)) * degree
    const tilt = u * (obliquityRate + u * obliquityBend)
    const [cosine, sine] = [ce - se * tilt, se + ce * tilt]
    const [ct, st] = [Math.cos(theta), Math.sin(theta)]
    const origin = zodiac + u * (zodiacRate + u * zodiacBend)
    const rising = Math.atan2(ct, -(st * cosine + tangent * sine))
    // The eastern point: its right ascension is ahead of the meridian (see `ascendantOf`).
    const [ra, rb] = [Math.sin(rising) * cosine, Math.cos(rising)]
    out[count] = within(rising / degree - origin + (st * rb - ct * ra > 0 ? 180 : 0))
    out[count + 1] = within(Math.atan2(st, ct * cosine) / degree - origin)
  }
}

/** The first three Chebyshev coefficients from a place on, times a unit, as value, slope and bend of a polynomial. */
function squareOf(fits: Float64Array, first: number, unit: number): readonly [value: number, slope: number, bend: number] {
  const bend = numberAt(fits, first + 2)
  return [(numberAt(fits, first) - bend) * unit, numberAt(fits, first + 1) * unit, 2 * bend * unit]
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

/** An angle in [0, 360); faster here than `turned`. Just under zero the sum with a whole turn would round to 360. */
function within(degrees: number): number {
  const rest = degrees - 360 * Math.floor(degrees / 360)
  return rest < 360 ? rest : 0
}
