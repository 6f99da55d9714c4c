import type { Box, Tone } from '../../reading/liuyao/plate/drawing.ts'

/** A colour by its role. */
export type Paint = Tone | 'act' | 'on-act' | 'raised' | 'cinnabar-wash'

/** Words of one size in one tone; `under` draws a line below them. */
export type ChartRun = { readonly text: string; readonly size: number; readonly tone?: Paint; readonly bold?: boolean; readonly under?: boolean }

/** What a figure of a chart is made of. Text stands on its baseline; `read` sets it in the face of what is read. */
export type ChartShape =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly anchor: 'start' | 'middle' | 'end'
      readonly runs: readonly ChartRun[]
      readonly fact?: string
      readonly read?: boolean
    }
  | { readonly kind: 'path'; readonly d: string; readonly stroke?: Paint; readonly thick?: number; readonly fill?: Paint; readonly dotted?: boolean }

/** A figure as plain data: everything an SVG needs. */
export type ChartDrawing = { readonly width: number; readonly height: number; readonly sentence: string; readonly shapes: readonly ChartShape[] }

/** A point of the figure, pixels. */
export type Spot = { readonly x: number; readonly y: number }

/** Whether two rectangles meet. */
export function meets(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
}

/** Whether a rectangle lies wholly in a convex polygon. */
export function liesIn({ x, y, width, height }: Box, polygon: readonly Spot[]): boolean {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  return corners.every((corner) => isInside(corner, polygon))
}

function isInside({ x, y }: Spot, polygon: readonly Spot[]): boolean {
  const sides = polygon.map((from, at) => {
    const to = polygon[(at + 1) % polygon.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
  })
  return sides.every((side) => side >= -1e-6) || sides.every((side) => side <= 1e-6)
}
