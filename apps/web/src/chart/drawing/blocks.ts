import type { Spot } from './shapes.ts'

/** Widths of the labels of one house, and the steps between them, pixels. */
export type Labels = { readonly widths: readonly number[]; readonly gap: number; readonly line: number }

/** Where the rows of a block begin: around a middle, or down from a first or up from a last baseline. */
export type Rows = { readonly x: number } & ({ readonly middle: number } | { readonly first: number } | { readonly last: number })

/** The most labels that stand in one house: the lagna and eight grahas. */
const mostLabels = 9

/** Every way to part `count` labels into rows of at most `most`, the evenest first. */
export function partings(count: number, most: number): readonly (readonly number[])[] {
  return tables[Math.min(count, mostLabels)]?.filter((rows) => rows.every((row) => row <= most)) ?? []
}

const tables: readonly (readonly (readonly number[])[])[] = Array.from({ length: mostLabels + 1 }, (_, count) => ranked(count))

function ranked(count: number): readonly (readonly number[])[] {
  const all = split(count)
  const rank = (rows: readonly number[]): number => 10 * (Math.max(...rows) - Math.min(...rows)) + rows.length
  return all.toSorted((one, other) => rank(one) - rank(other))
}

function split(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return Array.from({ length: count }, (_, at) => at + 1).flatMap((first) => split(count - first).map((rest) => [first, ...rest]))
}

/** Middles and baselines of labels set in centred rows; `even` keeps one step for all, else each row is as narrow as its labels. */
export function rowSpots({ widths, gap, line }: Labels, counts: readonly number[], at: Rows & { readonly even: boolean }): readonly Spot[] {
  const top = firstBaseline(counts.length, line, at)
  const step = Math.max(...widths) + gap
  let next = 0
  return counts.flatMap((count, row) => {
    const inRow = widths.slice(next, next + count)
    next += count
    const y = top + row * line
    return at.even ? inRow.map((_, k) => ({ x: at.x + (k - (count - 1) / 2) * step, y })) : packed(inRow, gap, { x: at.x, y })
  })
}

function firstBaseline(rows: number, line: number, at: Rows): number {
  if ('first' in at) return at.first
  if ('last' in at) return at.last - (rows - 1) * line
  return at.middle - ((rows - 1) / 2) * line
}

function packed(widths: readonly number[], gap: number, { x, y }: Spot): readonly Spot[] {
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1)
  let left = x - total / 2
  return widths.map((width) => {
    const spot = { x: left + width / 2, y }
    left += width + gap
    return spot
  })
}

/** Middles and baselines of labels set in columns from one edge inwards, each around the same middle height. */
export function columnSpots({ widths, gap, line }: Labels, counts: readonly number[], { edge, side, middle }: ColumnsAt): readonly Spot[] {
  let next = 0
  let out = edge
  return counts.flatMap((count) => {
    const inColumn = widths.slice(next, next + count)
    next += count
    const wide = Math.max(...inColumn)
    const x = out + (side * wide) / 2
    out += side * (wide + gap)
    return inColumn.map((_, k) => ({ x, y: middle + (k - (count - 1) / 2) * line }))
  })
}

/** The edge where columns start, which way they go (1 right, -1 left), and the baseline of their middle. */
type ColumnsAt = { readonly edge: number; readonly side: 1 | -1; readonly middle: number }
