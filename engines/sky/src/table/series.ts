import { numberAt } from '../at.ts'
import type { State } from './state.ts'

/** The packed series of one body, as the table's entry describes it. */
export interface PackedSeries {
  readonly bytes: Uint8Array
  /** First Julian day (TT) of the first segment. */
  readonly start: number
  /** Days of a segment. */
  readonly days: number
  readonly segments: number
  /** Coefficients of each axis. */
  readonly counts: readonly [number, number, number]
  /** What a unit of a coefficient is worth, for each axis. */
  readonly steps: readonly [number, number, number]
  /** Bits of each coefficient, axis after axis. */
  readonly widths: readonly number[]
  /** Where the segments start in `bytes`. */
  readonly offset: number
}

/** Chebyshev series of one body over the whole table. A segment is unpacked when it is first asked for, and kept. */
export class Series {
  readonly #packed: PackedSeries
  readonly #inverse: number
  readonly #perSegment: number
  readonly #bitsPerSegment: number
  readonly #countX: number
  readonly #countY: number
  readonly #countZ: number
  readonly #coefficients: Float64Array
  readonly #unpacked: Uint8Array
  #value = Number.NaN
  #rate = Number.NaN
  #bend = Number.NaN

  /** Takes over the description; nothing is unpacked yet. */
  constructor(packed: PackedSeries) {
    const [x, y, z] = packed.counts
    this.#packed = packed
    this.#inverse = 1 / packed.days
    this.#perSegment = x + y + z
    this.#bitsPerSegment = packed.widths.reduce((sum, width) => sum + width, 0)
    this.#countX = x
    this.#countY = y
    this.#countZ = z
    this.#coefficients = new Float64Array(this.#perSegment * packed.segments)
    this.#unpacked = new Uint8Array(packed.segments)
  }

  /** Fills `out` with place and rate at a Julian day (TT) within the table. */
  evaluate(time: number, out: State): void {
    const x = (time - this.#packed.start) * this.#inverse
    const segment = Math.floor(x)
    if (this.#unpacked[segment] === 0) this.#unpack(segment)
    const u = 2 * (x - segment) - 1
    const scale = 2 * this.#inverse
    const first = segment * this.#perSegment
    this.#sum(u, first, this.#countX)
    out.x = this.#value
    out.vx = this.#rate * scale
    this.#sum(u, first + this.#countX, this.#countY)
    out.y = this.#value
    out.vy = this.#rate * scale
    this.#sum(u, first + this.#countX + this.#countY, this.#countZ)
    out.z = this.#value
    out.vz = this.#rate * scale
  }

  /** Second derivatives (a day, a day) of the first two axes at a Julian day (TT) within the table, in `x` and `y` of `out`. */
  bend(time: number, out: State): void {
    const x = (time - this.#packed.start) * this.#inverse
    const segment = Math.floor(x)
    if (this.#unpacked[segment] === 0) this.#unpack(segment)
    const u = 2 * (x - segment) - 1
    const scale = 4 * this.#inverse * this.#inverse
    const first = segment * this.#perSegment
    this.#sumBend(u, first, this.#countX)
    out.x = this.#bend * scale
    this.#sumBend(u, first + this.#countX, this.#countY)
    out.y = this.#bend * scale
  }

  /** The Julian days (TT) after `from` and before `to` at which one segment ends and the next begins. */
  seams(from: number, to: number): readonly number[] {
    const { start, days } = this.#packed
    const first = Math.floor((from - start) / days) + 1
    const count = Math.max(0, Math.ceil((to - start) / days) - first)
    return Array.from({ length: count }, (_, k) => start + (first + k) * days)
  }

  /** Clenshaw's sum of a series and of its derivative at `u`. */
  #sum(u: number, first: number, count: number): void {
    const twice = 2 * u
    let [b1, b2, d1, d2] = [0, 0, 0, 0]
    for (let k = first + count - 1; k > first; k--) {
      const d = 2 * b1 + twice * d1 - d2
      const b = twice * b1 - b2 + numberAt(this.#coefficients, k)
      d2 = d1
      d1 = d
      b2 = b1
      b1 = b
    }
    this.#value = u * b1 - b2 + numberAt(this.#coefficients, first)
    this.#rate = b1 + u * d1 - d2
  }

  /** Clenshaw's sum for the second derivative at `u`. */
  #sumBend(u: number, first: number, count: number): void {
    const twice = 2 * u
    let [b1, b2, d1, d2, e1, e2] = [0, 0, 0, 0, 0, 0]
    for (let k = first + count - 1; k > first; k--) {
      const e = 4 * d1 + twice * e1 - e2
      const d = 2 * b1 + twice * d1 - d2
      const b = twice * b1 - b2 + numberAt(this.#coefficients, k)
      e2 = e1
      e1 = e
      d2 = d1
      d1 = d
      b2 = b1
      b1 = b
    }
    this.#bend = 2 * d1 + u * e1 - e2
  }

  #unpack(segment: number): void {
    const { bytes, offset, widths, counts, steps } = this.#packed
    let bit = offset * 8 + segment * this.#bitsPerSegment
    let place = segment * this.#perSegment
    let left = counts[0]
    let axis: 0 | 1 | 2 = 0
    for (const width of widths) {
      while (left === 0) {
        axis = axis === 0 ? 1 : 2
        left = counts[axis]
      }
      this.#coefficients[place++] = signedBits(bytes, bit, width) * steps[axis]
      bit += width
      left--
    }
    this.#unpacked[segment] = 1
  }
}

/** The two's complement integer of `width` bits (at most 32) that starts at a bit, lowest bit first. */
function signedBits(bytes: Uint8Array, bit: number, width: number): number {
  let value = 0
  for (let got = 0; got < width;) {
    const from = (bit + got) % 8
    const taken = Math.min(8 - from, width - got)
    value += (((bytes[Math.floor((bit + got) / 8)] ?? 0) >> from) & ((1 << taken) - 1)) * 2 ** got
    got += taken
  }
  return value >= 2 ** (width - 1) ? value - 2 ** width : value
}
