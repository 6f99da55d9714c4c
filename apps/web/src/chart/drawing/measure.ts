import type { Box } from '../../reading/liuyao/plate/drawing.ts'
import { textWidth } from '../../reading/liuyao/plate/text-width.ts'
import type { ChartRun, ChartShape } from './shapes.ts'

/** About how wide runs are, in pixels; a little more rather than less. */
export function runsWidth(runs: readonly ChartRun[]): number {
  // Letters of a bold face are a twelfth wider; the sign of retrograde motion is as wide as a capital.
  return runs.reduce((sum, { text, size, bold }) => sum + textWidth(text.replaceAll('℞', 'R'), size) * (bold === true ? 1.08 : 1), 0)
}

/** The rectangle that a text takes up: 15 high for letters of 16. */
export function textBox({ x, y, anchor, runs }: Pick<Extract<ChartShape, { kind: 'text' }>, 'x' | 'y' | 'anchor' | 'runs'>): Box {
  const width = runsWidth(runs)
  const size = Math.max(...runs.map((run) => run.size))
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  return { x: left, y: y - size * 0.82, width, height: size * 0.94 }
}
