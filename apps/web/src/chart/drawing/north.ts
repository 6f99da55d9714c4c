import { houses, signOfHouse } from '@hefu/jyotish'
import { marksIn, type Picture } from '../picture.ts'
import { setLabels } from './fit.ts'
import { sizesAt } from './label.ts'
import { textBox } from './measure.ts'
import { type NorthHouse, northHouses, northLines, northRoom } from './north-houses.ts'
import type { ChartDrawing, ChartShape } from './shapes.ts'

/** A figure, and whether degrees were left out of it for want of room. */
export type ChartFigure = { readonly drawing: ChartDrawing; readonly shortened: boolean }

/** The northern figure: houses stand still, numbers are signs, the first house is on top. Width and height in pixels, 280 or more. */
export function northDrawing(picture: Picture, width: number): ChartFigure {
  const scale = width / 400
  const sizes = sizesAt(scale)
  const drawn = houses.map((house) => {
    const place = northHouses[house - 1]
    if (place === undefined) throw new RangeError(`House ${house} does not exist.`)
    const sign = signOfHouse(picture.first, house)
    const number: Extract<ChartShape, { kind: 'text' }> = {
      kind: 'text',
      anchor: 'middle',
      x: place.number.x * scale,
      y: place.number.y * scale,
      fact: `house.${house}.sign`,
      runs: [{ text: String(sign + 1), size: sizes.small, tone: 'ink-3' }],
    }
    return { number, ...setLabels(marksIn(picture, sign), northRoom(place, scale, { number: textBox(number), sizes }), sizes) }
  })
  const wash = northHouses[0]
  return {
    drawing: {
      width,
      height: width,
      sentence: picture.sentence,
      shapes: [
        ...(wash === undefined ? [] : [{ kind: 'path', d: outline(wash, scale), fill: 'sunken' } as const]),
        ...northLines.map((line): ChartShape => ({ kind: 'path', d: pathOf(line, scale), stroke: 'line-ui', thick: 1.25 })),
        ...drawn.flatMap(({ number, labels }) => [number, ...labels]),
      ],
    },
    shortened: drawn.some(({ shortened }) => shortened),
  }
}

function outline({ corners }: NorthHouse, scale: number): string {
  return `M${corners.map(({ x, y }) => `${round(x * scale)} ${round(y * scale)}`).join('L')}Z`
}

function pathOf(line: readonly number[], scale: number): string {
  return `M${line.map((value) => round(value * scale)).join(' ')}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
