import { expect, test } from 'vitest'
import { linesNamed, topicsOf } from './topics.ts'

test.each([
  ['大概什么时候能收回来？', ['when']],
  ['為什麼說不利？', ['why']],
  ['是谁在从中作梗', ['who']],
  ['我现在该怎么办？', ['do']],
  ['五爻的兄弟是什么意思', ['line']],
  ['哦', ['outcome']],
])('%s asks about %j', (question, topics) => {
  expect(topicsOf(question, 'zh-Hans')).toEqual(topics)
})

test('in English words count whole, so that the is not he and whenever is not when', () => {
  expect(topicsOf('When will it come?', 'en')).toEqual(['when'])
  expect(topicsOf('Whenever. The whole thing is odd', 'en')).toEqual(['outcome'])
  expect(topicsOf('Who stands in the way, and why?', 'en')).toEqual(['who', 'why'])
  expect(topicsOf('And line 5?', 'en')).toEqual(['line'])
})

test('lines are found by place and by kin', () => {
  expect(linesNamed('三爻和妻财', 'zh-Hans')).toEqual(['三爻', '妻财'])
  expect(linesNamed('the Wealth line', 'en')).toEqual(['Wealth'])
})
