import type { Box } from '../../reading/liuyao/plate/drawing.ts'
import { columnSpots, type Labels, partings, type Rows, rowSpots } from './blocks.ts'
import type { Room } from './fit.ts'
import type { Sizes } from './label.ts'
import type { Spot } from './shapes.ts'

/** How labels stand in a house of the northern figure: in the kites around the middle, under or over an edge, along a side. */
type Shape = 'kite' | 'top' | 'bottom' | 'left' | 'right'

/** A house in units of a four-hundredth of the figure: its corners, the middle and baseline of its sign's number, the middle of its labels. */
export type NorthHouse = { readonly shape: Shape; readonly corners: readonly Spot[]; readonly number: Spot; readonly middle: Spot }

const rows: readonly (readonly [Shape, string, number, number, number, number])[] = [
  ['kite', '200,0 300,100 200,200 100,100', 200, 186, 200, 92],
  ['top', '0,0 200,0 100,100', 100, 86, 100, 0],
  ['left', '0,0 100,100 0,200', 78, 105, 0, 100],
  ['kite', '0,200 100,100 200,200 100,300', 179, 205, 92, 200],
  ['left', '0,200 100,300 0,400', 78, 305, 0, 300],
  ['bottom', '0,400 100,300 200,400', 100, 327, 100, 400],
  ['kite', '200,400 100,300 200,200 300,300', 200, 226, 200, 308],
  ['bottom', '200,400 300,300 400,400', 300, 327, 300, 400],
  ['right', '400,400 300,300 400,200', 322, 305, 400, 300],
  ['kite', '400,200 300,300 200,200 300,100', 221, 205, 308, 200],
  ['right', '400,200 300,100 400,0', 322, 105, 400, 100],
  ['top', '400,0 300,100 200,0', 300, 86, 300, 0],
]

/** The twelve houses from the first. */
export const northHouses: readonly NorthHouse[] = rows.map(([shape, corners, numberX, numberY, x, y]) => ({
  shape,
  corners: corners.split(' ').map((corner) => ({ x: Number(corner.split(',')[0]), y: Number(corner.split(',')[1]) })),
  number: { x: numberX, y: numberY },
  middle: { x, y },
}))

/** The frame, its diagonals and the inner diamond. */
export const northLines = [
  [0, 0, 400, 0, 400, 400, 0, 400, 0, 0],
  [0, 0, 400, 400],
  [400, 0, 0, 400],
  [200, 0, 400, 200, 200, 400, 0, 200, 200, 0],
] as const

/** The room for the labels of a house in a figure whose unit is `scale` pixels; its sign's number is taken. */
export function northRoom(house: NorthHouse, scale: number, given: { readonly number: Box; readonly sizes: Sizes }): Room {
  const polygon = house.corners.map(({ x, y }) => ({ x: x * scale, y: y * scale }))
  return { polygon, taken: [given.number], ways: (labels) => waysIn(house, { labels, scale, size: given.sizes.name }) }
}

type Setting = { readonly labels: Labels; readonly scale: number; readonly size: number }

function waysIn({ shape, middle }: NorthHouse, { labels, scale, size }: Setting): readonly (readonly Spot[])[] {
  const count = labels.widths.length
  const [x, y] = [middle.x * scale, middle.y * scale]
  switch (shape) {
    case 'kite':
      return inRows(labels, kiteRows(count), [{ x, middle: y + size * 0.31 }])
    case 'top':
      return inRows(
        labels,
        edgeRows(count),
        [28, 24, 20].map((first) => ({ x, first: Math.max(first * scale, size * 0.82 + 4) })),
      )
    case 'bottom':
      return inRows(
        labels,
        edgeRows(count).map((counts) => counts.toReversed()),
        [18, 12].map((last) => ({ x, last: y - Math.max(last * scale, size * 0.12 + 4) })),
      )
    case 'left':
    case 'right':
      return inColumns(labels, sideColumns(count), { y: y + size * 0.31, x, side: shape === 'left' ? 1 : -1 })
  }
}

function inRows(labels: Labels, choices: readonly (readonly number[])[], places: readonly Rows[]): readonly (readonly Spot[])[] {
  return choices.flatMap((counts) => places.flatMap((place) => [true, false].map((even) => rowSpots(labels, counts, { ...place, even }))))
}

function inColumns(
  labels: Labels,
  choices: readonly (readonly number[])[],
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: 1 | -1 },
): readonly (readonly Spot[])[] {
  return choices.flatMap((counts) => [8, 5, 3].map((edge) => columnSpots(labels, counts, { edge: x + side * edge, side, middle: y })))
}

/** One column up to three, two columns up to eight, three for nine; then whatever fits. */
function kiteRows(count: number): readonly (readonly number[])[] {
  const first = count <= 3 ? Array.from({ length: count }, () => 1) : inRowsOf(count, count <= 8 ? 2 : 3)
  return [first, ...partings(count, 4)]
}

/** One column of two, then rows that narrow from the outer edge inwards. */
function edgeRows(count: number): readonly (readonly number[])[] {
  const narrowing = partings(count, 6).filter((counts) => counts.every((row, at) => at === 0 || row <= (counts[at - 1] ?? row)))
  const first = count <= 2 ? [Array.from({ length: count }, () => 1)] : narrowing.filter(([row, next = 0]) => row === 3 && (next < 3 || count === 3))
  return [...first, ...narrowing]
}

/** One column, then more that shorten inwards. */
function sideColumns(count: number): readonly (readonly number[])[] {
  return partings(count, 9)
    .filter((counts) => counts.length <= 3 && counts.every((column, at) => at === 0 || column <= (counts[at - 1] ?? column)))
    .toSorted((one, other) => one.length - other.length)
}

function inRowsOf(count: number, most: number): readonly number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, row) => Math.min(most, count - row * most))
}
