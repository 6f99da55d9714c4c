import type { Language } from '../../labels/index.ts'
import type { Chart } from '../chart.ts'
import { seal } from '../seal/seal.ts'
import { markdownPlate } from './markdown.ts'
import { textPlate } from './text.ts'
import { speechOf } from './words.ts'

/** How to render a chart. */
export type RenderOptions = { readonly lang: Language; readonly format: 'text' | 'md' | 'json' }

/**
 * A chart as text for a terminal, as Markdown, or as JSON (the sealed chart in ids, the same in every language). Text ends in a line
 * feed. Throws `language-unknown`.
 */
export function render(chart: Chart, options: RenderOptions): string {
  switch (options.format) {
    case 'text':
      return textPlate(chart, speechOf(options.lang))
    case 'md':
      return markdownPlate(chart, speechOf(options.lang))
    case 'json':
      return `${JSON.stringify(seal(chart), null, 2)}\n`
  }
}
