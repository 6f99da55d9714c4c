import { cast, derive, openZone } from '@hefu/liuyao'
import { describe, expect, it } from 'vitest'
import { wordsIn } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'
import { passagesOf } from './passages.ts'

const when = openZone('Asia/Shanghai').momentAt(1_785_078_600)
const of = (values: readonly number[], language: 'zh-Hans' | 'en') =>
  passagesOf(derive(cast({ way: { kind: 'lines', values }, when })), language, wordsIn(readingWords, language))

describe('the old text of a cast', () => {
  it('has the judgement, the moving lines by their names, and the judgement of what it becomes', () => {
    expect(of([8, 9, 7, 7, 8, 6], 'zh-Hans').map(({ name }) => name)).toEqual(['恒', '九二 ○', '上六 ✕', '之旅'])
    expect(of([8, 9, 7, 7, 8, 6], 'en').map(({ name }) => name)).toEqual(['Constancy', 'Nine in the second ○', 'Six at the top ✕', 'To The Wanderer'])
    expect(of([8, 9, 7, 7, 8, 6], 'zh-Hans')[1]?.text).toBe('悔亡。')
  })

  it('has the judgement alone where nothing moves', () => {
    expect(of([7, 7, 7, 8, 8, 8], 'zh-Hans')).toHaveLength(1)
  })

  it('has the seventh text where every line of the first two hexagrams moves', () => {
    expect(of([9, 9, 9, 9, 9, 9], 'zh-Hans').map(({ name }) => name)).toContain('用九')
    expect(of([6, 6, 6, 6, 6, 6], 'en').map(({ name }) => name)).toContain('All Six')
    expect(of([9, 9, 9, 6, 6, 6], 'zh-Hans').some(({ name }) => name.startsWith('用'))).toBe(false)
  })
})
