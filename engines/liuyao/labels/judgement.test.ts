import { describe, expect, test } from 'vitest'
import gold from '../golden/liuyao.json' with { type: 'json' }
import { judgementRules } from '../rules/judgement/all.ts'
import { timingRules } from '../rules/judgement/timing.ts'
import { judgeCase } from '../golden/book-case.ts'
import { judgementLabels } from './judgement.ts'
import { hitSentence, windowSentence } from './judgement-sentence.ts'
import { languages } from './types.ts'

const judged = gold.cases.flatMap((one) => judgeCase(one) ?? [])

/** Placeholders of a template. */
function slotsOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '')
}

describe('labels of the judgement', () => {
  test.each(languages)('%s has one sentence a rule, no more and no fewer, and only known placeholders', (language) => {
    const { rule, timing } = judgementLabels[language]
    expect(Object.keys(rule)).toEqual(judgementRules.map((one) => one.id))
    expect(Object.keys(timing)).toEqual(timingRules.map((one) => one.id))
    for (const template of Object.values(rule)) expect(['subject', 'lines']).toEqual(expect.arrayContaining(slotsOf(template)))
    for (const template of Object.values(timing)) expect(slotsOf(template)).toEqual(['branch'])
  })

  test('the three languages use the same placeholders', () => {
    for (const { id } of judgementRules) {
      const [hans, hant, en] = languages.map((language) => slotsOf(judgementLabels[language].rule[id]).toSorted().join())
      expect(hant).toBe(hans)
      expect(en?.includes('lines')).toBe(hans?.includes('lines'))
    }
  })

  test('every hit and every window of the books becomes a finished sentence', () => {
    for (const { chart, judgement } of judged) {
      for (const language of languages) {
        const sentences = [
          ...judgement.hits.map((hit) => hitSentence(hit, { chart, judgement, language })),
          ...judgement.windows.map((window) => windowSentence(window, language)),
        ]
        for (const sentence of sentences) {
          expect(sentence).not.toMatch(/[{}]|undefined|  /u)
          expect(sentence).toMatch(language === 'en' ? /^[A-Z].*\.$/u : /。$/u)
        }
      }
    }
  })

  test('no sentence speaks of death', () => {
    for (const language of languages) {
      expect(Object.values(judgementLabels[language].rule).join('')).not.toMatch(/死|亡|殁|\bdeath\b|\bdie\b|\bdead\b/u)
    }
  })

  test('a hit names its lines: 兑→解 in a 酉 month on 辛亥', () => {
    const [first] = judged
    const hit = first?.judgement.hits.find((one) => one.id === 'foe-moves')
    if (first === undefined || hit === undefined) throw new Error('the case has a moving foe')
    expect(hitSentence(hit, { ...first, language: 'zh-Hans' })).toBe('忌神发动来克：五爻兄弟酉金在损用神。')
    expect(hitSentence(hit, { ...first, language: 'en' })).toBe('The foe moves: line 5 (Siblings, You Metal) strikes at the subject.')
  })
})
