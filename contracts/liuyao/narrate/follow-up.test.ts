import { judgementLabels, languages } from '@hefu/liuyao/labels'
import { describe, expect, test } from 'vitest'
import { followUpOutput } from '../output.ts'
import { type SealedView, sealedView } from '../sealed-view.ts'
import { keptSample } from '../testing/kept.ts'
import { repeatedFrame, slip } from '../testing/prose.ts'
import { randomReadings, sampleArguments } from '../testing/samples.ts'
import { unsupported } from '../unsupported.ts'
import { narrateFollowUp } from './follow-up.ts'

const questions = [
  '什么时候？',
  '为什么？',
  '是谁？',
  '该怎么办？',
  '三爻呢？',
  '嗯',
  'When?',
  'Why is that?',
  'Who is it?',
  'What should I do?',
  'And line 3?',
  '{drop table} <b>',
  '',
]

function viewOf(given: ReturnType<typeof sampleArguments>, language = given.language): SealedView {
  const view = sealedView(keptSample(given), language)
  if (view === undefined) throw new Error('the sample has no reading')
  return view
}

describe.each(languages)('in %s', (language) => {
  const views = randomReadings(language, 3, 99).map((given) => viewOf(given))

  test('whatever is asked, the answer cites stored facts only, in whole sentences, and names the sealed sign', () => {
    for (const view of views) {
      const known = new Set(view.facts.map(({ id }) => id))
      for (const question of questions) {
        const words = narrateFollowUp(view, question)
        expect(followUpOutput.parse(words)).toEqual({ ok: words })
        for (const { text, facts } of words.answer) {
          expect(slip(text, view.facts, language)).toBeUndefined()
          expect(facts.filter((id) => !known.has(id))).toEqual([])
        }
        const whole = words.answer.map(({ text }) => text)
        expect(unsupported(whole.join('\n'), view.facts, language)).toEqual([])
        expect(whole.join('')).toContain(judgementLabels[language].level[view.sign_level])
        expect(repeatedFrame(whole, language)).toBeUndefined()
      }
    }
  })
})

test.each(languages.flatMap((written) => languages.filter((asked) => asked !== written).map((asked) => [written, asked] as const)))(
  'a reading in %s that is asked about in %s is answered in the language of the question, whatever is asked',
  (written, asked) => {
    for (const given of randomReadings(written, 1, 7)) {
      const view = viewOf(given, asked)
      for (const question of questions) {
        const texts = narrateFollowUp(view, question).answer.map(({ text }) => text)
        for (const text of texts) expect(slip(text, view.facts, asked)).toBeUndefined()
        expect(asked === 'en' ? /\p{Script=Han}/u.exec(texts.join('')) : undefined).toBeFalsy()
        expect(unsupported(texts.join('\n'), view.facts, asked)).toEqual([])
        expect(texts.join('')).toContain(judgementLabels[asked].level[view.sign_level])
      }
    }
  },
)

test('when, why, who and what to do are answered from different facts', () => {
  const view = viewOf(sampleArguments('zh-Hans'))
  const cited = (question: string): readonly string[] => narrateFollowUp(view, question).answer.flatMap(({ facts }) => facts)
  expect(cited('什么时候？')).toEqual(['window.1', 'window.2', 'level'])
  expect(cited('为什么？')).toEqual(['subject', 'hit.subject-confined', 'hit.subject-day-supports', 'hit.foe-moves', 'level'])
  expect(cited('是谁？')).toEqual(['other', 'source', 'foe', 'level'])
  expect(cited('该怎么办？')).toEqual(['direction', 'direction', 'foe', 'level'])
  expect(cited('五爻呢？')).toEqual(['line.5', 'change.5', 'level'])
})

test('a question about health sends the reader to a doctor each time', () => {
  const view = viewOf({ ...sampleArguments('en'), question: { category: 'illness' } })
  for (const question of questions) expect(narrateFollowUp(view, question).answer.at(-1)?.text).toContain('doctor')
})
