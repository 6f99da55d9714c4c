import { type LineValue, type Throw } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import { throwsOf, type Thrown } from '../../reading/liuyao/coins/thrown.ts'
import { capital } from '../../reading/liuyao/matter/capital.ts'
import { castWords } from '../../words/cast.ts'
import { type PageLanguage, wordsIn } from '../../words/index.ts'

const places = [1, 2, 3, 4, 5, 6] as const
const backs = [0, 1, 2, 3] as const

/** Name of a line by its count from the bottom: 初爻, 第二爻, 上爻. */
export function lineName(count: number, language: PageLanguage): string {
  return wordsIn(castWords, language)(`line.${places[count - 1] ?? 1}`)
}

/** The coins of the line that landed last. */
export function lastThrow(thrown: Thrown): Throw | undefined {
  return thrown.way === 'coins' ? throwsOf(thrown.coins).at(-1) : undefined
}

/** What landed last, in a sentence: 第三爻：一背两字，得七，少阳。 */
export function landedSentence(thrown: Thrown, values: readonly LineValue[], language: PageLanguage): string | undefined {
  const value = values.at(-1)
  if (value === undefined) return undefined
  const say = wordsIn(castWords, language)
  const words = { line: capital(lineName(values.length, language)), number: say(`number.${value}`), name: labelsOf(language).lineValue[value] }
  if (thrown.way === 'yarrow') return say('landed.yarrow', { ...words, stalks: value * 4 })
  const shown = lastThrow(thrown)?.filter((side) => side === 'back').length ?? 0
  return say('landed', { ...words, fell: say(`fell.${backs[shown] ?? 0}`) })
}
