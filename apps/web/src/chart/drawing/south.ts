import { type Sign, signs } from '@hefu/jyotish'
import type { Box } from '../../reading/liuyao/plate/drawing.ts'
import { marksIn, type Picture } from '../picture.ts'
import { type Labels, partings, rowSpots } from './blocks.ts'
import { type Room, setLabels } from './fit.ts'
import { type Sizes, sizesAt } from './label.ts'
import { textBox } from './measure.ts'
import type { ChartFigure } from './north.ts'
import type { ChartShape, Spot } from './shapes.ts'

/** Column and row of every sign's cell from Aries. */
const cells = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
] as const

/** The southern figure: signs stand still, the first house has a corner cut off. Width and height in pixels, 280 or more. */
export function southDrawing(picture: Picture, width: number): ChartFigure {
  const scale = width / 400
  const sizes = sizesAt(scale)
  const side = 100 * scale
  const drawn = signs.map((sign) => {
    const corner = cornerOf(sign, side)
    const name: Extract<ChartShape, { kind: 'text' }> = {
      kind: 'text',
      anchor: 'end',
      x: corner.x + side - 7 * scale,
      y: corner.y + Math.max(17 * scale, sizes.small + 2),
      fact: `sign.${sign + 1}`,
      runs: [{ text: picture.signs[sign]?.short ?? '', size: sizes.small, tone: 'ink-3' }],
    }
    const room = roomOf({ corner, side, size: sizes.name }, textBox(name), sign === picture.first)
    return { name, ...setLabels(marksIn(picture, sign), room, sizes) }
  })
  return {
    drawing: {
      width,
      height: width,
      sentence: picture.sentence,
      shapes: [
        ...signs.flatMap((sign) => cellShapes(cornerOf(sign, side), { side, scale, first: sign === picture.first })),
        ...drawn.flatMap(({ name, labels }) => [name, ...labels]),
        ...middle(picture, scale, sizes),
      ],
    },
    shortened: drawn.some(({ shortened }) => shortened),
  }
}

function cornerOf(sign: Sign, side: number): Spot {
  const [column, row] = cells[sign]
  return { x: column * side, y: row * side }
}

type Cell = { readonly corner: Spot; readonly side: number; readonly size: number }

function roomOf({ corner: { x, y }, side, size }: Cell, name: Box, first: boolean): Room {
  const edge = 1
  const polygon = [
    { x: x + edge, y: y + edge },
    { x: x + side - edge, y: y + edge },
    { x: x + side - edge, y: y + side - edge },
    { x: x + edge, y: y + side - edge },
  ]
  const cut = first ? [{ x, y, width: side * 0.12, height: side * 0.2 }] : []
  const below = name.y + name.height + 1
  const middles = [y + side * 0.58, (below + y + side) / 2].map((middle) => middle + size * 0.31)
  return { polygon, taken: [name, ...cut], ways: (labels) => waysIn(labels, x + side / 2, middles) }
}

function waysIn(labels: Labels, x: number, middles: readonly number[]): readonly (readonly Spot[])[] {
  const count = labels.widths.length
  const most = count <= 3 ? 1 : count <= 8 ? 2 : 3
  const even = Array.from({ length: Math.ceil(count / most) }, (_, row) => Math.min(most, count - row * most))
  return [even, ...partings(count, 4)].flatMap((counts) =>
    middles.flatMap((middle) => [true, false].map((step) => rowSpots({ ...labels, line: labels.line * 1.05 }, counts, { x, middle, even: step }))),
  )
}

function cellShapes({ x, y }: Spot, { side, scale, first }: { readonly side: number; readonly scale: number; readonly first: boolean }): readonly ChartShape[] {
  const cut = 24 * scale
  const frame: ChartShape = { kind: 'path', d: `M${x} ${y}h${side}v${side}h${-side}Z`, stroke: 'line-ui', thick: 1.25, ...(first ? { fill: 'sunken' } : {}) }
  return first ? [frame, { kind: 'path', d: `M${x} ${y + cut}L${x + cut} ${y}`, stroke: 'cinnabar', thick: 1.25 }] : [frame]
}

/** What is drawn: the name, and the division with its zodiac. */
function middle({ title, under }: Picture, scale: number, sizes: Sizes): readonly ChartShape[] {
  const at = { kind: 'text', anchor: 'middle', x: 200 * scale } as const
  return [
    ...(title === '' ? [] : [{ ...at, y: 190 * scale, read: true, runs: [{ text: title, size: Math.max(14, 15 * scale) }] }]),
    { ...at, y: 190 * scale + sizes.name * 1.45, runs: [{ text: under, size: sizes.small, tone: 'ink-3' }] },
  ]
}
