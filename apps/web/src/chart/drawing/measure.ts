import type { Box } from '../../reading/liuyao/plate/drawing.ts'
import { textWidth } from '../../reading/liuyao/plate/text-width.ts'
import type { ChartRun, ChartShape } from './shapes.ts'

/** About how wide runs are, in pixels; a little more rather than less, also in the widest of the system faces. */
export function runsWidth(runs: readonly ChartRun[]): number {
  return runs.reduce((sum, { text, size, bold }) => sum + labelWidth(text, size) * (bold === true ? 1.08 : 1), 0)
}

/** Letters, digits and the sign of retrograde motion as wide as in the widest system face: in close labels every pixel shows. */
export function labelWidth(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + (widest(letter) ?? textWidth(letter, 1)), 0) * size
}

function widest(letter: string): number | undefined {
  if (letter === '℞') return 0.9
  if (letter === 'M') return 0.87
  if (/[A-Z]/.test(letter)) return 0.7
  return /[\da-z]/.test(letter) ? 0.64 : undefined
}

/** The rectangle that a text takes up: 15 high for letters of 16. */
export function textBox({ x, y, anchor, runs }: Pick<Extract<ChartShape, { kind: 'text' }>, 'x' | 'y' | 'anchor' | 'runs'>): Box {
  const width = runsWidth(runs)
  const size = Math.max(...runs.map((run) => run.size))
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  return { x: left, y: y - size * 0.82, width, height: size * 0.94 }
}
