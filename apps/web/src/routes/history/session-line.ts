import { hexagramLabel, judgementLabels } from '@hefu/liuyao/labels'
import type { SessionRow } from '@hefu/wire'
import { wordsIn, type PageLanguage } from '../../words/index.ts'
import { historyWords } from './words.ts'

/** What a list says under the question: the hexagrams, then the sign level, or where the reading stands. */
export function sessionLine(row: SessionRow, language: PageLanguage): string {
  const say = wordsIn(historyWords, language)
  const base = hexagramLabel(row.base, language).fullName
  const names =
    row.changed === undefined ? say('names.still', { base }) : say('names.changed', { base, changed: hexagramLabel(row.changed, language).fullName })
  if (row.sign !== undefined) return `${names} · ${judgementLabels[language].level[row.sign]}`
  return row.state === 'read' ? names : `${names} · ${say(`state.${row.state}`)}`
}
