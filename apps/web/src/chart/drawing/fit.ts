import type { Box } from '../../reading/liuyao/plate/drawing.ts'
import type { Mark } from '../picture.ts'
import type { Labels } from './blocks.ts'
import { labelRuns, type Level, levels, type Sizes } from './label.ts'
import { runsWidth, textBox } from './measure.ts'
import { type ChartShape, liesIn, meets, type Spot } from './shapes.ts'

/** The room that a house gives: where labels may stand, what stands there already, and the ways to set them, the best first. */
export type Room = { readonly polygon: readonly Spot[]; readonly taken: readonly Box[]; readonly ways: (labels: Labels) => readonly (readonly Spot[])[] }

/** A label as it is set. */
type SetLabel = Extract<ChartShape, { kind: 'text' }>

/** Space between labels and from line to line, in parts of the size of type. */
const airy = { gap: 0.31, line: 1.32 }
const roomy = { gap: 0.31, line: 1.14 }
const close = { gap: 0.2, line: 1 }
const tight = { gap: 0.14, line: 0.97 }
const spacings: Readonly<Record<Level, readonly (typeof roomy)[]>> = {
  full: [airy, roomy, close],
  short: [airy, roomy, close],
  name: [airy, roomy, close, tight],
}

/** The labels of one house, saying as much as there is room for: the first way in which none meets another or the edge. */
export function setLabels(marks: readonly Mark[], room: Room, sizes: Sizes): { readonly labels: readonly SetLabel[]; readonly shortened: boolean } {
  for (const level of levels) {
    const runs = marks.map((mark) => labelRuns(mark, level, sizes))
    const widths = runs.map(runsWidth)
    for (const spots of spacings[level].flatMap(({ gap, line }) => room.ways({ widths, gap: sizes.name * gap, line: sizes.name * line }))) {
      const set = marks.map((mark, at): SetLabel => ({ kind: 'text', anchor: 'middle', fact: mark.id, runs: runs[at] ?? [], ...(spots[at] ?? { x: 0, y: 0 }) }))
      if (fits(set.map(textBox), room)) return { labels: set, shortened: level !== 'full' && marks.some(({ degree }) => degree !== undefined) }
    }
  }
  throw new RangeError(`${marks.length} labels do not fit into one house.`)
}

function fits(boxes: readonly Box[], { polygon, taken }: Room): boolean {
  return boxes.every((box, at) => liesIn(box, polygon) && !taken.some((other) => meets(box, other)) && !boxes.slice(0, at).some((other) => meets(box, other)))
}
