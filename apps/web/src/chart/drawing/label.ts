import type { Mark } from '../picture.ts'
import type { ChartRun } from './shapes.ts'

/** How much a label says: name, degree and sign of retrograde motion; without the degree; the name alone. */
export const levels = ['full', 'short', 'name'] as const

/** One of `levels`. */
export type Level = (typeof levels)[number]

/** Sizes of type in a figure whose unit is `scale` pixels. */
export type Sizes = { readonly name: number; readonly small: number }

/** Type grows with the figure and never falls below what can be read. */
export function sizesAt(scale: number): Sizes {
  return { name: Math.max(14, 16 * scale), small: Math.max(12, 13.5 * scale) }
}

/** The runs of a label. A combust graha's name is underlined. */
export function labelRuns(mark: Mark, level: Level, { name, small }: Sizes): readonly ChartRun[] {
  const isLagna = mark.id === 'lagna'
  const runs: ChartRun[] = [
    {
      text: level === 'name' ? (mark.shorter ?? mark.short) : mark.short,
      size: name,
      ...(isLagna ? { tone: 'cinnabar', bold: true } : {}),
      ...(mark.combust ? { under: true } : {}),
    },
  ]
  if (level === 'full' && mark.degree !== undefined) {
    runs.push({ text: `${isLagna ? ' ' : ''}${String(Math.floor(mark.degree)).padStart(2, '0')}`, size: small, tone: isLagna ? 'cinnabar' : 'ink-3' })
  }
  if (level !== 'name' && mark.retrograde) runs.push({ text: '℞', size: small, tone: 'ochre' })
  return runs
}
