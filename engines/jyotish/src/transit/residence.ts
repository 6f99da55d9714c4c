import {
  type Ayanamsa,
  type Body,
  crossings,
  type Ephemeris,
  field,
  findRoot,
  frameOffset,
  instantFromTt,
  instantFromUt,
  offsetOf,
  outputLength,
} from '@hefu/sky'
import type { Graha } from '../graha.ts'
import { JyotishError } from '../error.ts'
import { at, mod } from '../list.ts'
import { type Sign, signAt } from '../sign.ts'
import type { Settings } from '../settings.ts'

/** Where transits are looked up: the ephemeris, the zodiac, and which node is Rahu. */
export type TransitGround = { readonly ephemeris: Ephemeris; readonly ayanamsa: Ayanamsa; readonly node: Settings['node'] }

/** A span of Julian days (UT), half-open. */
export type TransitSpan = { readonly from: number; readonly to: number }

/** An ingress: the moment a graha enters a sign, Julian day (UT), and which way it moves. */
export type Ingress = { readonly ut: number; readonly sign: Sign; readonly motion: 'direct' | 'retrograde' }

/** A stay in a sign: Julian days (UT); at the ends of the span asked for it is cut off. */
export type Residence = { readonly sign: Sign; readonly start: number; readonly end: number }

/** A passage over one longitude. */
type Passage = Pick<Ingress, 'ut' | 'motion'>

function bodyOf(graha: Graha, node: Settings['node']): { readonly body: Body; readonly turn: number } {
  switch (graha) {
    case 'rahu':
      return { body: node === 'mean' ? 'meanNode' : 'trueNode', turn: 0 }
    case 'ketu':
      return { body: node === 'mean' ? 'meanNode' : 'trueNode', turn: 180 }
    default:
      return { body: graha, turn: 0 }
  }
}

/** The sidereal longitude of a graha, degrees [0, 360), at a Julian day (UT). Throws SkyError `time-range`. */
export function transitLongitude(ground: TransitGround, graha: Graha, ut: number): number {
  return longitudeOf(ground, graha)(ut)
}

/** The sidereal longitude of a graha as a function of the Julian day (UT). */
function longitudeOf({ ephemeris, ayanamsa, node }: TransitGround, graha: Graha): (ut: number) => number {
  const { body, turn } = bodyOf(graha, node)
  const out = new Float64Array(outputLength)
  const wanted = [body]
  return (ut) => {
    const { tt } = instantFromUt(ut)
    ephemeris.compute(tt, out, wanted)
    return mod(at(out, offsetOf[body] + field.longitude) - at(out, frameOffset.nutationLongitude) - ayanamsa.at(tt) + turn, 360)
  }
}

/** Every passage of a graha over a sidereal longitude in a span, in order of time. Throws JyotishError `window-invalid`, SkyError `time-range`. */
export function passagesOf({ ephemeris, ayanamsa, node }: TransitGround, graha: Graha, over: TransitSpan & { readonly longitude: number }): readonly Passage[] {
  const { from, to } = over
  checkSpan({ from, to })
  const { body, turn } = bodyOf(graha, node)
  const span = { from: instantFromUt(from).tt, to: instantFromUt(to).tt }
  return crossings(ephemeris, { body, target: mod(over.longitude - turn, 360), ayanamsa, ...span }).map(({ tt, direction }) => ({
    ut: instantFromTt(tt).ut,
    motion: direction,
  }))
}

/** Days between two looks: no graha goes back and forth over the edge of a sign in less. */
const looks: Readonly<Record<Graha, number>> = { sun: 10, moon: 1, mars: 4, mercury: 1, jupiter: 8, venus: 2, saturn: 8, rahu: 0.5, ketu: 0.5 }
const meanNodeLook = 30

/**
 * Every ingress of a graha into any sign in a span, retrograde returns included, in order of time, to a millisecond. One pass looks at all
 * twelve edges; a graha that turns within a second of arc of one may be taken not to have reached it. Throws JyotishError `window-invalid`,
 * SkyError `time-range`.
 */
export function ingressesOf(ground: TransitGround, graha: Graha, { from, to }: TransitSpan): readonly Ingress[] {
  checkSpan({ from, to })
  const longitude = longitudeOf(ground, graha)
  const look = ground.node === 'mean' && (graha === 'rahu' || graha === 'ketu') ? meanNodeLook : looks[graha]
  const found: Ingress[] = []
  let [here, place] = [from, longitude(from)]
  for (let k = 1; here < to; k++) {
    const next = Math.min(to, from + k * look)
    const there = longitude(next)
    if (Math.floor(there / 30) !== Math.floor(place / 30)) {
      const direct = near(there - place) > 0
      const edge = 30 * Math.floor((direct ? there : place) / 30)
      const ut = findRoot((when) => near(longitude(when) - edge), { from: here, to: next, tolerance: 1e-8 })
      found.push({ ut, sign: signAt(Math.floor(there / 30)), motion: direct ? 'direct' : 'retrograde' })
    }
    ;[here, place] = [next, there]
  }
  return found
}

/** An angle in degrees brought into [-180, 180). */
function near(degrees: number): number {
  return mod(degrees + 180, 360) - 180
}

function checkSpan({ from, to }: TransitSpan): void {
  if (!(from < to)) throw new JyotishError('window-invalid', `The span is from ${from} to ${to}; allowed is an end after the start.`)
}

/** Every stay of a graha in a sign in a span, without gap or overlap. Throws as `passagesOf`. */
export function residencesOf(ground: TransitGround, graha: Graha, span: TransitSpan): readonly Residence[] {
  const ingresses = ingressesOf(ground, graha, span)
  const first = signAt(Math.floor(transitLongitude(ground, graha, span.from) / 30))
  const starts = [{ ut: span.from, sign: first }, ...ingresses]
  return starts.map(({ ut, sign }, index) => ({ sign, start: ut, end: ingresses[index]?.ut ?? span.to }))
}

/** An arc of the zodiac, from a sidereal longitude on, degrees. */
type Arc = { readonly begin: number; readonly width: number }

/** Every span in which a graha is in an arc, in order of time, cut off at the ends of the span asked for. Throws as `passagesOf`. */
export function arcStays(ground: TransitGround, graha: Graha, { from, to, begin, width }: TransitSpan & Arc): readonly TransitSpan[] {
  const enters = passagesOf(ground, graha, { from, to, longitude: begin }).map(({ ut, motion }) => ({ ut, inside: motion === 'direct' }))
  const leaves = passagesOf(ground, graha, { from, to, longitude: mod(begin + width, 360) }).map(({ ut, motion }) => ({ ut, inside: motion === 'retrograde' }))
  const first = { ut: from, inside: mod(transitLongitude(ground, graha, from) - begin, 360) < width }
  const turns = [first, ...[...enters, ...leaves].toSorted((one, other) => one.ut - other.ut)]
  return turns.flatMap(({ ut, inside }, index) => (inside ? [{ from: ut, to: turns[index + 1]?.ut ?? to }] : []))
}
