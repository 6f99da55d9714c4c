import { describe, expect, test } from 'vitest'
import { branches, stems } from '../terms.ts'
import { pillarAt, pillarFrom, pillars, voidOf } from './pillar.ts'

describe('the cycle of sixty', () => {
  test('stem and branch find their pillar again', () => {
    for (const pillar of pillars) expect(pillarFrom(pillar.stem, pillar.branch)).toBe(pillar)
    expect(pillarAt(-1)).toBe(pillarAt(59))
  })

  test('half of the 120 pairs do not exist', () => {
    const refused = stems.flatMap((stem) =>
      branches.filter((branch) => {
        try {
          return pillarFrom(stem, branch) === undefined
        } catch {
          return true
        }
      }),
    )
    expect(refused).toHaveLength(60)
  })

  test('the six decades lack 戌亥 申酉 午未 辰巳 寅卯 子丑, on all ten of their days', () => {
    const expected = [
      ['xu', 'hai'],
      ['shen', 'you'],
      ['wu', 'wei'],
      ['chen', 'si'],
      ['yin', 'mao'],
      ['zi', 'chou'],
    ]
    for (const pillar of pillars) expect(voidOf(pillar)).toEqual(expected[Math.floor(pillar.index / 10)])
  })

  test('a day never lies in its own void', () => {
    for (const pillar of pillars) expect(voidOf(pillar)).not.toContain(pillar.branch)
  })
})
