import { cast, derive, factsOf, judge, openZone } from '@hefu/liuyao'
import type { CitedFact } from '@hefu/wire'
import { describe, expect, it } from 'vitest'
import { wordsIn, type PageLanguage } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'
import { howText } from './how.ts'
import { shortFact, type Told } from './short.ts'

const when = openZone('Asia/Shanghai').momentAt(1_785_078_600)
const chart = derive(cast({ way: { kind: 'lines', values: [9, 7, 8, 7, 9, 8] }, when }))
const judgement = judge(chart, { category: 'wealth' })
const facts: readonly CitedFact[] = factsOf(chart, judgement).map(({ id, kind, lines }) => ({ id, kind, lines, text: `a sentence about ${id}` }))
const told = (language: PageLanguage): Told => ({ chart, judgement, language, say: wordsIn(readingWords, language) })
const named = (id: string, language: PageLanguage) => shortFact(factOf(id), told(language))

function factOf(id: string): CitedFact {
  const fact = facts.find((one) => one.id === id)
  if (fact === undefined) throw new RangeError(`no fact ${id}`)
  return fact
}

describe('a fact in the margin', () => {
  it('has a short name in the language of the page', () => {
    expect(['hexagram', 'changed', 'day', 'void', 'line.2', 'change.5', 'self', 'subject', 'foe'].map((id) => named(id, 'zh-Hans'))).toEqual([
      '兑为泽',
      '变卦雷水解',
      '日辰壬寅',
      '旬空 辰、巳',
      '二爻 妻财丁卯木',
      '五爻化兄弟庚申金',
      '世在上爻',
      '用神 妻财爻',
      '忌神 兄弟',
    ])
    expect(['day', 'line.2', 'self', 'level'].map((id) => named(id, 'en'))).toEqual([
      'Day Ren-Yin',
      'Line 2: Wealth, Ding-Mao Wood',
      'Asker on line 6',
      'Sign level: fair, leaning poor',
    ])
  })

  it('names the rule, with book and chapter, that it follows from', () => {
    expect(named('hit.foe-moves', 'zh-Hans')).toBe('规则 · 增删卜易 用神元神忌神仇神章')
    expect(howText(factOf('hit.foe-moves'), told('zh-Hans'))).toBe('依《增删卜易》用神元神忌神仇神章。这一条算作“不利”。')
    expect(howText(factOf('window.1'), told('en'))).toMatch(/^A time that follows from Huangjin Ce, /u)
  })

  it('has a name of its own and a reason for every kind of fact, in both languages', () => {
    for (const language of ['zh-Hans', 'en'] as const)
      for (const fact of facts) {
        expect(shortFact(fact, told(language))).not.toContain('a sentence')
        expect(howText(fact, told(language))).toMatch(/[。.]$/u)
      }
  })

  it('falls back on its sentence where its kind is not known', () => {
    expect(shortFact({ id: 'omen.1', kind: 'omen', lines: [], text: 'an omen' }, told('en'))).toBe('An omen')
    expect(howText({ id: 'omen.1', kind: 'omen', lines: [], text: 'an omen' }, told('en'))).toBeUndefined()
  })
})
