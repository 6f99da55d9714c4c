import { describe, expect, test } from 'vitest'
import { branches, elements, stages } from '../terms.ts'
import { branchElement } from './branch.ts'
import { stageOf } from './stage.ts'

describe('stages', () => {
  test('the tombs are 未 戌 丑 辰 and the extinctions 申 亥 寅 巳', () => {
    const on = (stage: string) => elements.map((element) => branches.find((branch) => stageOf.shen[element][branch] === stage))
    expect(on('tomb')).toEqual(['wei', 'xu', 'chen', 'chou', 'chen'])
    expect(on('extinction')).toEqual(['shen', 'hai', 'si', 'yin', 'si'])
  })

  test('with fire, earth has its tomb in 戌 and its extinction in 亥', () => {
    expect(stageOf.yin.earth.xu).toBe('tomb')
    expect(stageOf.yin.earth.hai).toBe('extinction')
  })

  test('every phase passes each stage once, and its peak carries its own phase or, for earth, water', () => {
    for (const element of elements) {
      expect(new Set(branches.map((branch) => stageOf.shen[element][branch]))).toEqual(new Set(stages))
      const peak = branches.find((branch) => stageOf.shen[element][branch] === 'peak') ?? 'zi'
      expect(branchElement[peak]).toBe(element === 'earth' ? 'water' : element)
    }
  })
})
