import { expect, test } from 'vitest'
import { emptyDraft } from './draft/draft.ts'
import { faultTexts, refusalOf, standing } from './fault-text.ts'

test('each fault is a sentence in the reader’s language; the engine’s own are said in its words', () => {
  const faults = [
    { field: 'question', code: 'question-empty' },
    { field: 'question', code: 'question-long' },
    { field: 'time', code: 'time-gap', allowed: '00:30 / 02:30' },
    { field: 'zone', code: 'zone-unknown' },
  ] as const
  expect(faultTexts(faults, 'zh-Hans')).toEqual({
    question: '先写下想问的事。',
    time: '这个时刻在当地的钟表上不存在，钟往前拨过了它。可用 00:30 / 02:30。',
    zone: '没有这个时区。',
  })
  expect(faultTexts(faults, 'en')).toMatchObject({ question: 'First write what you want to ask.', zone: 'There is no such time zone.' })
})

test.each([
  ['question', 'question'],
  ['matter.sex', 'sex'],
  ['matter.category', 'category'],
  ['cast.when.local.year', 'date'],
  ['cast.way.throws', 'way'],
  ['options.clock', 'conventions'],
] as const)('a refusal of %s stands under %s', (path, field) => {
  const refusal = refusalOf({ code: 'field-invalid', message: '有一处填得不合规矩。', next: '请改好。', field: path }, emptyDraft)
  expect(refusal?.texts).toEqual({ [field]: '有一处填得不合规矩。 请改好。' })
})

test.each([undefined, 'request', 'questions'])('a refusal of %s is of no field here', (field) => {
  expect(refusalOf({ code: 'field-invalid', message: 'x', ...(field === undefined ? {} : { field }) }, emptyDraft)).toBeUndefined()
})

test('a field that was changed since is no longer told', () => {
  const refusal = refusalOf({ code: 'field-too-long', message: '太长。', field: 'question' }, { ...emptyDraft, question: '很长' })
  expect(refusal === undefined ? [] : [standing(refusal, { ...emptyDraft, question: '很长' }), standing(refusal, { ...emptyDraft, question: '短' })]).toEqual([
    { question: '太长。' },
    {},
  ])
})
