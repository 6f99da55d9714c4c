import { at, numberAt } from '../../engines/sky/src/at.ts'
import { entryLength, headLength, magic, tableBodies } from '../../engines/sky/src/table/layout.ts'
import { BitWriter, widthOf } from './bits.ts'
import { fit } from './chebyshev.ts'
import { span, type BodyPlan } from './plan.ts'
import type { Vector } from './states.ts'

type Axes<Value> = readonly [Value, Value, Value]

/** One body, packed: how many coefficients each axis keeps, what a unit is worth, the widths and the segments. */
export interface PackedBody {
  readonly plan: BodyPlan
  readonly segments: number
  readonly counts: Axes<number>
  readonly steps: Axes<number>
  readonly widths: readonly number[]
  readonly bytes: Uint8Array
}

const axes = [0, 1, 2] as const

/** Fits every segment of a body, cuts the series where the rest is below the tolerance, rounds to steps and packs the bits. */
export function packBody(plan: BodyPlan, value: (time: number) => Vector): PackedBody {
  const half = plan.days / 2
  const segments = Math.ceil((span.to - span.from) / plan.days)
  const fits = Array.from({ length: segments }, (_, s) => fit(value, { middle: span.from + plan.days * (s + 0.5), half }, plan.nodes))
  const count = (axis: 0 | 1 | 2): number =>
    kept(
      fits.map((each) => each[axis]),
      plan.tolerances[axis] * 0.6,
    )
  const counts: Axes<number> = [count(0), count(1), count(2)]
  const steps: Axes<number> = [plan.tolerances[0] / 2, plan.tolerances[1] / 2, plan.tolerances[2] / 2]
  const rows = fits.map((each) => axes.flatMap((axis) => Array.from({ length: counts[axis] }, (_, k) => Math.round(numberAt(each[axis], k) / steps[axis]))))
  const widths = Array.from({ length: counts[0] + counts[1] + counts[2] }, (_, place) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(at(row, place))), 1),
  )
  const writer = new BitWriter()
  for (const row of rows) for (const [place, coefficient] of row.entries()) writer.put(coefficient, at(widths, place))
  return { plan, segments, counts, steps, widths, bytes: writer.end() }
}

/** How many coefficients must be kept so that the largest others add up to less than `limit` in any segment. */
function kept(series: readonly Float64Array[], limit: number): number {
  const largest = Array.from({ length: at(series, 0).length }, (_, k) => series.reduce((most, each) => Math.max(most, Math.abs(numberAt(each, k))), 0))
  let tail = 0
  let count = largest.length
  while (count > 2 && tail + at(largest, count - 1) <= limit) tail += at(largest, --count)
  if (count === largest.length) throw new Error(`A fit of ${count} nodes does not reach its tolerance of ${limit}.`)
  return count
}

/** Puts the bodies into one table as `layout.ts` describes it. */
export function joinTable(bodies: readonly PackedBody[], { massRatio, moonRate }: { readonly massRatio: number; readonly moonRate: number }): Uint8Array {
  const head = headLength + bodies.reduce((sum, { widths }) => sum + entryLength + widths.length, 0)
  const total = head + bodies.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const table = new Uint8Array(total)
  const view = new DataView(table.buffer)
  table.set(new TextEncoder().encode(magic))
  for (const [place, value] of [span.from, span.to, massRatio, moonRate].entries()) view.setFloat64(8 + 8 * place, value, true)
  view.setUint32(40, total, true)
  view.setUint32(44, bodies.length, true)
  let entry = headLength
  let offset = head
  for (const body of bodies) {
    writeEntry(view, entry, { body, offset })
    table.set(body.bytes, offset)
    entry += entryLength + body.widths.length
    offset += body.bytes.length
  }
  return table
}

function writeEntry(view: DataView, start: number, { body, offset }: { readonly body: PackedBody; readonly offset: number }): void {
  view.setUint8(start, tableBodies.indexOf(body.plan.body))
  for (const axis of axes) view.setUint8(start + 1 + axis, body.counts[axis])
  view.setFloat64(start + 4, body.plan.days, true)
  view.setUint32(start + 12, body.segments, true)
  for (const axis of axes) view.setFloat64(start + 16 + 8 * axis, body.steps[axis], true)
  view.setUint32(start + 40, offset, true)
  for (const [place, width] of body.widths.entries()) view.setUint8(start + entryLength + place, width)
}
