import { type Ayanamsa, type Body, type Coordinates, type Ephemeris, instantFromUt, openWindow } from '@hefu/sky'
import { ayanamsaOf } from '../chart/ayanamsa.ts'
import { positionsAt } from '../chart/positions-at.ts'
import { JyotishError } from '../error.ts'
import type { Graha } from '../graha.ts'
import { at } from '../list.ts'
import type { CivilClock } from '../panchanga/civil-day.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { lagnaTrack, steadyTrack } from './angle-track.ts'
import { grahaBodies, longitudeIn, summed, type Stretch, stretchesOf, type Terms } from './fits.ts'
import type { Bounds } from './partition.ts'
import { refined } from './refine.ts'
import { type Edges, meetingsOf, type Track, trackOf } from './track.ts'

/** A declared birth window: [from, to), Julian days (UT), at most 48 hours, at a place with its civil clock. */
export type WindowInput = Bounds & { readonly place: Coordinates; readonly clock: CivilClock }

/** A window opened: longitudes as continuous functions of time, from which every flip is found. */
export interface DeclaredWindow extends WindowInput {
  readonly ephemeris: Ephemeris
  readonly ayanamsa: Ayanamsa
  readonly settings: Settings
  /** The rising point as a track, sidereal degrees; `steady` where it never turns back (below the polar circles). */
  readonly lagna: Track
  readonly steady: boolean
  /** Sidereal longitude of the rising point at a moment, degrees [0, 360). */
  readonly lagnaAt: (ut: number) => number
  /** The point in culmination as a track. */
  readonly midheaven: () => Track
  /** The longitude of a graha at a moment from the window's own fit, degrees [0, 360). */
  readonly longitudeAt: (graha: Graha, ut: number) => number
  /** A sum of longitudes as a track. */
  readonly track: (terms: Terms) => Track
  /** When a sum of longitudes meets edges: Julian days (UT), within half a second of the full reduction but next to a station. */
  readonly flips: (terms: Terms, edges: Edges) => readonly number[]
  /** When the lagna meets edges, and when it jumps. */
  readonly lagnaFlips: (edges: Edges) => readonly number[]
  /** Full positions at a moment, straight from the ephemeris. */
  readonly positionsAt: (ut: number) => Positions
}

/** Opens a declared window. Throws JyotishError `window-invalid` where it is empty or longer than 48 hours; SkyError: `time-range`, `latitude-invalid`, `longitude-invalid`. */
export function openDeclaredWindow(ephemeris: Ephemeris, input: WindowInput, settings: Settings): DeclaredWindow {
  const { from, to, place } = input
  const hours = 24 * (to - from)
  if (!(hours > 0 && hours < 48.000_01)) throw new JyotishError('window-invalid', `The window is ${hours} hours long; allowed are more than 0, at most 48.`)
  const ayanamsa = ayanamsaOf(ephemeris, settings)
  const bodies = grahaBodies(settings)
  const open = (wanted: readonly Body[]) => openWindow(ephemeris, { from, hours: Math.min(48, hours), place, ayanamsa, bodies: wanted })
  const stretches = stretchesOf(ephemeris, open([...new Set(Object.values(bodies).map(({ body }) => body))]), { from, to, bodies })
  const angles = open([])
  const out = new Float64Array(angles.length)
  const angle = (index: number) => (ut: number) => {
    angles.chart(ut, out)
    return at(out, index)
  }
  const lagnaAt = angle(0)
  const { track: lagna, steady } = lagnaTrack(ephemeris, input, lagnaAt)
  return {
    ...input,
    ephemeris,
    ayanamsa,
    settings,
    lagna,
    steady,
    lagnaAt,
    midheaven: () => steadyTrack(input, angle(1)),
    positionsAt: (ut) => positionsAt(ephemeris, { instant: instantFromUt(ut), place }, settings),
    lagnaFlips: (edges) => [...meetingsOf(lagna, edges).map(({ ut }) => ut), ...lagna.slice(1).map((piece) => piece.from)],
    ...grahaTracks({ ephemeris, ayanamsa, bodies }, stretches),
  }
}

function grahaTracks(ground: Parameters<typeof refined>[0], stretches: readonly Stretch[]): Pick<DeclaredWindow, 'longitudeAt' | 'track' | 'flips'> {
  const track = (terms: Terms): Track => trackOf(summed(stretches, terms))
  return {
    track,
    longitudeAt: (graha, ut) => longitudeIn(stretches, graha, ut),
    flips: (terms, edges) => refined(ground, terms, meetingsOf(track(terms), edges)).map(({ ut }) => ut),
  }
}
