import { describe, expect, test } from 'vitest'
import { cast } from '../cast/cast.ts'
import { derive } from '../derive.ts'
import { LiuyaoError } from '../error.ts'
import { pillarAt } from '../phase/pillar.ts'
import { branches } from '../terms.ts'
import { judge } from './judge.ts'
import { directionOf, levelCutOffs, levelOf, signLevels } from './level.ts'
import { askedFor, categories } from './question.ts'
import type { Question } from './question.ts'
import { plate } from '../../golden/plate.ts'

/** Every cast once, with months, days and questions that go round. */
function* sweep() {
  for (let code = 0; code < 4096; code += 1) {
    const values = [0, 2, 4, 6, 8, 10].map((shift) => 6 + ((code >> shift) & 3))
    const monthBranch = branches[code % 12] ?? 'zi'
    const chart = derive(cast({ way: { kind: 'lines', values }, when: { kind: 'pillars', monthBranch, day: pillarAt(code * 7) } }))
    const question: Question = {
      category: categories[code % categories.length] ?? 'other',
      relation: askedFor[code % askedFor.length] ?? 'self',
      sex: code % 2 === 0 ? 'female' : 'male',
    }
    yield { chart, question }
  }
}

describe('judge', () => {
  test('a rootless self line in an own illness: 增删卜易 大过→鼎, 巳月乙未日', () => {
    const judgement = judge(plate({ lines: '877796', month: 'si', day: 'yi-wei' }), { category: 'illness' })
    expect(judgement.subject).toMatchObject({ subject: 'self', place: 'line', position: 4, branch: 'hai' })
    expect(judgement.kin).toEqual({ source: 'officer', foe: 'wealth', rival: 'children' })
    expect(judgement.hits.map((hit) => hit.id)).toContain('subject-rootless')
    expect(judgement.direction).toBe('unfavourable')
  })

  test('a kin that stands nowhere on the plate is sought under it, never on line 1: 天风姤 asked for wealth', () => {
    const { subject } = judge(plate({ lines: '877777', month: 'mao', day: 'jia-zi' }), { category: 'wealth' })
    expect(subject).toMatchObject({ subject: 'wealth', place: 'hidden', position: 2, branch: 'yin' })
  })

  test('of two lines of one kin the moving one is the subject, and of two still ones the one that is whole', () => {
    const moving = judge(plate({ lines: '777977', month: 'chen', day: 'wu-shen' }), { category: 'illness', subject: 'parents' })
    expect(moving.subject).toMatchObject({ position: 3, branch: 'chen', twins: [6] })
    const still = judge(plate({ lines: '777877', month: 'wei', day: 'geng-zi' }), { category: 'wealth' })
    expect(still.subject).toMatchObject({ position: 4, branch: 'wei', twins: [3] })
  })

  test('the same input gives the same bytes, and the judgement is plain data', () => {
    for (const { chart, question } of sweep()) {
      const judgement = judge(chart, question)
      const text = JSON.stringify(judgement)
      expect(JSON.stringify(judge(chart, question))).toBe(text)
      expect(JSON.parse(text)).toEqual(judgement)
    }
  })

  test('score, direction, level and the top hits follow from the hits on every cast', () => {
    for (const { chart, question } of sweep()) {
      const { hits, score, direction, level, top, windows } = judge(chart, question)
      const sum = hits.reduce((total, hit) => total + (hit.effect === '+' ? hit.weight : hit.effect === '-' ? -hit.weight : 0), 0)
      expect(score).toBe(sum)
      expect(direction).toBe(directionOf(sum))
      expect(level).toBe(levelOf(sum))
      expect(top.favouring.length).toBeLessThanOrEqual(3)
      for (const hit of [...top.favouring, ...top.opposing]) expect(hits).toContain(hit)
      expect(windows.length).toBeGreaterThan(0)
      expect(windows.length).toBeLessThanOrEqual(6)
      expect(new Set(windows.map((window) => window.branch)).size).toBe(windows.length)
    }
  })

  test('a question outside the lists is refused with what is allowed', () => {
    const chart = plate({ lines: '777777', month: 'zi', day: 'jia-zi' })
    const parse = (text: string): Question => JSON.parse(text)
    expect(() => judge(chart, parse('{"category":"weather"}'))).toThrow(/"weather"; allowed are fortune/u)
    expect(() => judge(chart, parse('{"category":"illness","relation":"cat"}'))).toThrow(LiuyaoError)
    expect(() => judge(chart, parse('{"category":"illness","subject":"line1"}'))).toThrow(LiuyaoError)
  })
})

describe('levels', () => {
  test('never rise when the score falls, and share their sign with the direction', () => {
    const levels = Array.from({ length: 41 }, (_, step) => levelOf(20 - step))
    expect([...new Set(levels)]).toEqual(signLevels)
    for (let score = -20; score <= 20; score += 1) {
      const place = signLevels.indexOf(levelOf(score))
      expect(Math.sign(3 - place)).toBe(Math.sign(score))
      expect(directionOf(score)).toBe(score > 0 ? 'favourable' : score < 0 ? 'unfavourable' : 'mixed')
    }
  })

  test('are symmetric about zero', () => {
    expect(levelCutOffs.map(({ from }) => from)).toEqual([8, 5, 1, 0, -4, -7])
    for (let score = 0; score <= 20; score += 1) {
      expect(signLevels.indexOf(levelOf(score)) + signLevels.indexOf(levelOf(-score))).toBe(6)
    }
  })
})
