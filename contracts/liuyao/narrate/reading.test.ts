import { directions, type Direction, signLevels } from '@hefu/liuyao'
import { languages, type Language } from '@hefu/liuyao/labels'
import { describe, expect, test } from 'vitest'
import { deriveReading } from '../derivation.ts'
import { readingOutput, type ReadingWords } from '../output.ts'
import { randomReadings, sampleArguments } from '../testing/samples.ts'
import { repeatedFrame, slip } from '../testing/prose.ts'
import { unsupported } from '../unsupported.ts'
import { narrateReading } from './reading.ts'
import { voices } from './voices.ts'

function textsOf(words: ReadingWords): readonly string[] {
  const pieces = [...words.conclusion, ...words.focus_points, ...words.advice, ...words.answer]
  return [...pieces.map(({ text }) => text), ...words.keywords]
}

describe.each(languages)('in %s', (language) => {
  const samples = randomReadings(language, 40, 2026).map(deriveReading)

  test('every kind of question gets a whole reading within its bounds, with no id and no hole in a sentence', () => {
    for (const derivation of samples) {
      const words = narrateReading(derivation)
      expect(readingOutput.parse(words)).toEqual({ ok: words })
      for (const text of textsOf(words)) expect(slip(text, derivation.facts, language)).toBeUndefined()
    }
  })

  test('every cited fact exists, and nothing is named that the derivation does not hold', () => {
    for (const derivation of samples) {
      const words = narrateReading(derivation)
      const known = new Set(derivation.facts.map(({ id }) => id))
      for (const { facts } of [...words.conclusion, ...words.focus_points, ...words.advice, ...words.answer]) {
        expect(facts.filter((id) => !known.has(id))).toEqual([])
      }
      expect(unsupported(textsOf(words).join('\n'), derivation.facts, language)).toEqual([])
    }
  })

  test('no sentence is built three times in one reading', () => {
    for (const derivation of samples) expect(repeatedFrame(textsOf(narrateReading(derivation)), language)).toBeUndefined()
  })

  test('the answer to the question follows the direction and nothing else', () => {
    for (const derivation of samples) {
      const { category } = derivation.judgement.question
      const said = narrateReading(derivation).conclusion[0]?.text ?? ''
      const tail = (direction: Direction): string => voices[language].matters[category].verdict[direction].split(/\{\w+\}/u).at(-1) ?? ''
      for (const direction of directions) expect(said.endsWith(tail(direction))).toBe(direction === derivation.judgement.direction)
    }
  })
})

test('all seven levels and all three directions come up among the samples', () => {
  const judged = randomReadings('en', 60, 5).map((given) => deriveReading(given).judgement)
  expect(new Set(judged.map(({ level }) => level)).size).toBe(signLevels.length)
  expect(new Set(judged.map(({ direction }) => direction)).size).toBe(directions.length)
})

test.each<[Language, string, string]>([
  ['zh-Hans', '此卦得中下签：这笔财眼下难求，求来也不易留住。', '所依的规则里，两条相助，三条不利，轻重合起来才是这个签等。'],
  [
    'en',
    'The sign is fair, leaning poor. This money is hard to come by at present, and hard to keep.',
    'Two rules speak for the matter and three rules against it; their weights together make the level.',
  ],
])('in %s a question about money is answered at once, then accounted for', (language, conclusion, balance) => {
  const words = narrateReading(deriveReading(sampleArguments(language)))
  expect(words.conclusion[0]).toEqual({ text: conclusion, facts: ['level', 'direction'] })
  expect(words.answer[1]?.text).toContain(balance)
})
