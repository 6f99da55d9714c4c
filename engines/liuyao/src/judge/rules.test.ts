import { describe, expect, test } from 'vitest'
import extra from '../../golden/liuyao-extra.json' with { type: 'json' }
import gold from '../../golden/liuyao.json' with { type: 'json' }
import { judgementRules } from '../../rules/judgement/all.ts'
import { ruleExamples } from '../../rules/judgement/examples.ts'
import { judge } from './judge.ts'
import { books } from './rule.ts'
import { plate } from '../../golden/plate.ts'

describe('rules of judgement', () => {
  test('every rule has an id of its own, a book, a chapter and an example', () => {
    const ids = judgementRules.map((rule) => rule.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ruleExamples.map((example) => example.rule)).toEqual(ids)
    for (const { cite } of judgementRules) {
      expect(books).toContain(cite.book)
      expect(cite.place).not.toBe('')
    }
  })

  test('weights are few and round, and remarks weigh nothing', () => {
    for (const { effect, weight } of judgementRules) {
      expect([0, 1, 2, 3, 5]).toContain(weight)
      expect(weight === 0).toBe(effect === '0')
    }
  })

  test.each(ruleExamples)('$rule applies to its example ($from) and falls silent with one thing changed', (example) => {
    const { lines, month, day, question, options = {}, not } = example
    const given = { lines, month, day, options }
    const hit = judge(plate(given), question).hits.find((one) => one.id === example.rule)
    expect(hit?.lines).toEqual(example.hit)
    const { question: otherQuestion = question, ...changed } = not
    const without = judge(plate({ ...given, ...changed }), otherQuestion)
    expect(without.hits.map((one) => one.id)).not.toContain(example.rule)
  })

  test('an example from a book is that case of the book', () => {
    const cases = new Map([...gold.cases, ...extra.cases].map((one) => [one.id, one.input.lines.join('')]))
    const fromBooks = ruleExamples.filter((example) => example.from !== 'own')
    expect(fromBooks.map((example) => cases.get(example.from))).toEqual(fromBooks.map((example) => example.lines))
  })
})
