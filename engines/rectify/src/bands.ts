import { real } from './at.ts'

/** A run of minutes, half open, counted from the first minute of a case. */
export interface Piece {
  readonly from: number
  readonly to: number
}

/** A set of minutes that holds a share of belief. */
export interface Band {
  readonly level: number
  /** Its runs in time order; more than one where belief has more than one hill. */
  readonly pieces: readonly Piece[]
  /** How many minutes it holds, and the belief in them. */
  readonly width: number
  readonly mass: number
}

/** Within this share two minutes are believed alike, and enter a band together: no order of equals is made up. */
const alike = 1e-9

/** The fewest minutes that hold at least a share of belief, the likeliest first. */
export function bandOf(minutes: Float64Array, level: number): Band {
  const order = Array.from(minutes.keys()).toSorted((a, b) => real(minutes, b) - real(minutes, a) || a - b)
  const inside = new Uint8Array(minutes.length)
  let [mass, width, edge] = [0, 0, 0]
  for (const minute of order) {
    const share = real(minutes, minute)
    if (mass >= level - 1e-12 && share < edge * (1 - alike)) break
    edge = share
    inside[minute] = 1
    mass += share
    width++
  }
  return { level, pieces: piecesOf(inside), width, mass: Math.min(mass, 1) }
}

/** Whether a band holds a minute. */
export function holds({ pieces }: Band, minute: number): boolean {
  return pieces.some(({ from, to }) => minute >= from && minute < to)
}

/** The share of a band's minutes that another one holds too. */
export function overlap(band: Band, other: Band): number {
  const shared = band.pieces.reduce(
    (sum, piece) => sum + other.pieces.reduce((all, each) => all + Math.max(0, Math.min(piece.to, each.to) - Math.max(piece.from, each.from)), 0),
    0,
  )
  return shared / band.width
}

function piecesOf(inside: Uint8Array): readonly Piece[] {
  const pieces: Piece[] = []
  let start = -1
  for (let minute = 0; minute <= inside.length; minute++) {
    const held = inside[minute] === 1
    if (held && start < 0) start = minute
    if (!held && start >= 0) {
      pieces.push({ from: start, to: minute })
      start = -1
    }
  }
  return pieces
}
