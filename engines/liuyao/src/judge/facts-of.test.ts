import { describe, expect, test } from 'vitest'
import extra from '../../golden/liuyao-extra.json' with { type: 'json' }
import gold from '../../golden/liuyao.json' with { type: 'json' }
import { judgeCase } from '../../golden/book-case.ts'
import { factsOf } from './facts-of.ts'

const judged = [...gold.cases, ...extra.cases].flatMap((one) => judgeCase(one) ?? [])

describe('facts that may be cited', () => {
  test('ids are unique, readable, and the same for the same input', () => {
    for (const { chart, judgement } of judged) {
      const ids = factsOf(chart, judgement).map((fact) => fact.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[a-z]+(\.[a-zA-Z0-9-]+){0,2}$/u)
      expect(factsOf(chart, judgement).map((fact) => fact.id)).toEqual(ids)
    }
  })

  test('every line, every hit and every window can be cited', () => {
    for (const { chart, judgement } of judged) {
      const ids = new Set(factsOf(chart, judgement).map((fact) => fact.id))
      for (const { position } of chart.lines) expect(ids).toContain(`line.${position}`)
      for (const position of chart.moving) expect(ids).toContain(`change.${position}`)
      for (const hit of judgement.hits) expect(ids).toContain(`hit.${hit.id}`)
      judgement.windows.forEach((_, place) => expect(ids).toContain(`window.${place + 1}`))
      for (const id of ['hexagram', 'month', 'day', 'void', 'self', 'other', 'subject', 'source', 'foe', 'direction', 'level']) expect(ids).toContain(id)
    }
  })

  test('facts are plain data', () => {
    for (const { chart, judgement } of judged) {
      const facts = factsOf(chart, judgement)
      expect(JSON.parse(JSON.stringify(facts))).toEqual(facts)
    }
  })
})
