import { at } from '../list.ts'

/** A stretch of a window, Julian days (UT), over which something has one value: half-open. */
export type Interval<Value> = { readonly from: number; readonly to: number; readonly value: Value }

/** A window cut where a value changes: the intervals fill it in order, neighbours differ. `stable` where there is only one. */
export type Partition<Value> = { readonly intervals: readonly Interval<Value>[]; readonly stable: boolean }

/** First and last moment of a window, Julian days (UT). */
export type Bounds = { readonly from: number; readonly to: number }

/** How values of a window are read and told apart. */
export type Reading<Value> = { readonly valueAt: (ut: number) => Value; readonly same?: (one: Value, other: Value) => boolean }

/** Two flips nearer than this, days, are one. */
const together = 2e-7

/** Flips within a window in order, each once. */
export function sortedFlips({ from, to }: Bounds, flips: readonly number[]): readonly number[] {
  const sorted = flips.filter((ut) => ut > from + together && ut < to - together).toSorted((one, other) => one - other)
  return sorted.filter((ut, index) => index === 0 || ut - at(sorted, index - 1) > together)
}

/** The partition by all moments at which the value may change: it is read in the middle of each cell, equal neighbours are one. */
export function partitionBy<Value>(bounds: Bounds, flips: readonly number[], { valueAt, same = Object.is }: Reading<Value>): Partition<Value> {
  const ends = [bounds.from, ...sortedFlips(bounds, flips), bounds.to]
  const intervals: Interval<Value>[] = []
  for (const [index, to] of ends.slice(1).entries()) {
    const from = at(ends, index)
    const value = valueAt((from + to) / 2)
    const last = intervals[intervals.length - 1]
    if (last !== undefined && same(last.value, value)) intervals[intervals.length - 1] = { ...last, to }
    else intervals.push({ from, to, value })
  }
  return { intervals, stable: intervals.length === 1 }
}

/** The partition by something that follows from the value of another: equal neighbours are one. */
export function mapped<Value, Other>({ intervals }: Partition<Value>, of: (value: Value) => Other): Partition<Other> {
  const found: Interval<Other>[] = []
  for (const { from, to, value } of intervals) {
    const other = of(value)
    const last = found[found.length - 1]
    if (last !== undefined && last.value === other) found[found.length - 1] = { ...last, to }
    else found.push({ from, to, value: other })
  }
  return { intervals: found, stable: found.length === 1 }
}

/** The value at a Julian day (UT) of the window; the last one at its end. */
export function valueIn<Value>({ intervals }: Partition<Value>, ut: number): Value {
  return (intervals.find(({ to }) => ut < to) ?? at(intervals, intervals.length - 1)).value
}

/** The share of the window, 0 to 1, of every value, the greatest first. `key` tells values apart. */
export function sharesOf<Value>({ intervals }: Partition<Value>, key: (value: Value) => unknown = (value) => value): readonly Share<Value>[] {
  const all = at(intervals, intervals.length - 1).to - at(intervals, 0).from
  const found = new Map<unknown, Share<Value>>()
  for (const { from, to, value } of intervals) {
    const before = found.get(key(value))?.share ?? 0
    found.set(key(value), { value, share: before + (to - from) / all })
  }
  return [...found.values()].toSorted((one, other) => other.share - one.share)
}

/** A value and the share of the window that has it. */
export type Share<Value> = { readonly value: Value; readonly share: number }

/** Whether one value fills the window but for the outer `seconds` at each end. */
export function stableExceptEdges({ intervals }: Partition<unknown>, seconds: number): boolean {
  const days = seconds / 86_400
  const [from, to] = [at(intervals, 0).from + days, at(intervals, intervals.length - 1).to - days]
  return intervals.some((interval) => interval.from <= from && interval.to >= to)
}
