import { type Coordinates, type Ephemeris, instantFromUt, skyAt } from '@hefu/sky'
import { at, turned } from '../list.ts'
import type { Bounds } from './partition.ts'
import type { Piece, Track } from './track.ts'

/** A rising point as a track. `steady` where it never turns back, as everywhere below the polar circles. */
export type AngleTrack = { readonly track: Track; readonly steady: boolean }

/** Degrees of sidereal time in a day of UT. */
const turning = 360.98564736629

/** How long a piece may be, days: the rising point goes less than a whole turn in it. */
const longest = 1 / 24

/** Beside a jump, days. */
const beside = 1e-7

/** An angle that only grows and goes once round in a day, cut into pieces. */
export function steadyTrack(bounds: Bounds, angleAt: (ut: number) => number): Track {
  return cut(bounds, angleAt, 1)
}

/**
 * The rising point over a window. Between polar circle and pole it jumps to the other side, and turns, when the pole of the ecliptic crosses
 * the prime vertical: twice a sidereal day.
 */
export function lagnaTrack(ephemeris: Ephemeris, { from, to, place }: Bounds & { readonly place: Coordinates }, angleAt: (ut: number) => number): AngleTrack {
  const jumps = jumpsOf(ephemeris, { from, to, place })
  const ends = [from, ...jumps, to]
  const track = ends.slice(1).flatMap((end, index) => {
    const bounds = { from: at(ends, index) + (index === 0 ? 0 : beside), to: end === to ? end : end - beside }
    const middle = (bounds.from + bounds.to) / 2
    const ahead = turned(angleAt(middle + beside) - angleAt(middle))
    return cut(bounds, angleAt, ahead < 180 ? 1 : -1)
  })
  return { track, steady: jumps.length === 0 && !isPolar(ephemeris, { from, place }) }
}

function cut({ from, to }: Bounds, angleAt: (ut: number) => number, direction: 1 | -1): Track {
  const count = Math.max(1, Math.ceil((to - from) / longest))
  return Array.from({ length: count }, (_, k) =>
    pieceOf({ from: from + ((to - from) * k) / count, to: k + 1 === count ? to : from + ((to - from) * (k + 1)) / count }, angleAt, direction),
  )
}

/** Counted on from where the piece begins, so that no whole turn is lost. */
function pieceOf({ from, to }: Bounds, angleAt: (ut: number) => number, direction: 1 | -1): Piece {
  const start = angleAt(from)
  return { from, to, value: (ut) => start + direction * turned(direction * (angleAt(ut) - start)) }
}

type PolarInput = Pick<Bounds, 'from'> & { readonly place: Coordinates }

function horizonAt(ephemeris: Ephemeris, { from, place }: PolarInput): { readonly armc: number; readonly cosine: number } {
  const { horizon } = skyAt(ephemeris, { instant: instantFromUt(from), place, bodies: [] })
  const { armc = 0, obliquity = 0 } = horizon ?? {}
  const degree = Math.PI / 180
  return { armc, cosine: 1 / (Math.tan(obliquity * degree) * Math.tan(place.latitude * degree)) }
}

function isPolar(ephemeris: Ephemeris, input: PolarInput): boolean {
  return Math.abs(horizonAt(ephemeris, input).cosine) <= 1
}

/** When the north pole of the ecliptic, at 270 degrees of right ascension, stands due east or west. */
function jumpsOf(ephemeris: Ephemeris, { from, to, place }: Bounds & { readonly place: Coordinates }): readonly number[] {
  const { armc, cosine } = horizonAt(ephemeris, { from, place })
  if (!(Math.abs(cosine) <= 1)) return []
  const angle = (Math.acos(cosine) * 180) / Math.PI
  const first = [270 - angle, 270 + angle].map((theta) => from + turned(theta - armc) / turning)
  return first
    .flatMap((ut) => [ut, ut + 360 / turning, ut + 720 / turning])
    .filter((ut) => ut > from + 2 * beside && ut < to - 2 * beside)
    .toSorted((one, other) => one - other)
}
