import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseBranch, parsePillar } from '../../labels/index.ts'
import { cast } from '../cast/cast.ts'
import { derive } from '../derive.ts'
import type { Chart } from '../chart.ts'
import type { Options } from '../options.ts'
import { pillarAt } from '../phase/pillar.ts'
import { branches, lineStates } from '../terms.ts'

/** A chart from month branch, day pillar and lines from the bottom up. */
function chart(...[month, day, values, options]: [month: string, day: string, values: readonly number[], options?: Partial<Options>]): Chart {
  const when = { kind: 'pillars', monthBranch: parseBranch(month), day: parsePillar(day) } as const
  return derive(cast({ way: { kind: 'lines', values }, when }), options)
}

/** States of one line. */
function states(made: Chart, position: number): readonly string[] {
  return made.lines[position - 1]?.states ?? []
}

const heaven = [7, 7, 7, 7, 7, 7]

describe('season', () => {
  test('in the month of 辰 wood keeps residual strength, so 寅 clashed by a day of 申 moves darkly (增删卜易, case of a father)', () => {
    const made = chart('辰', '戊申', [7, 7, 7, 9, 7, 7])
    expect(made.lines[1]?.time).toMatchObject({ season: 'confined', residualQi: true, strongInMonth: true })
    expect(states(made, 2)).toEqual(expect.arrayContaining(['residualQi', 'dayClash', 'darkMoving']))
    expect(made.darkMoving).toEqual([2])
  })

  test('without residual strength the same line is broken by the day', () => {
    const made = chart('辰', '戊午', [8, 8, 8, 8, 8, 8], { residualQi: 'off' })
    expect(made.darkMoving).toEqual([])
    const off = chart('辰', '丙申', heaven, { residualQi: 'off' })
    expect(states(off, 2)).toContain('dayBreak')
    expect(off.darkMoving).toEqual([])
  })
})

describe('month', () => {
  test('a branch clashed by the month is broken, and is filled by a day of its own branch', () => {
    expect(states(chart('午', '甲戌', heaven), 1)).toContain('monthBreak')
    expect(states(chart('午', '甲子', heaven), 1)).toEqual(expect.arrayContaining(['monthBreak', 'monthBreakFilled', 'onDay']))
    expect(states(chart('午', '乙丑', heaven), 1)).toEqual(expect.arrayContaining(['monthBreak', 'monthBreakCombined', 'raisedByDay']))
  })

  test('a line broken by the month does not move darkly, though its phase prospers', () => {
    const made = chart('辰', '甲辰', heaven)
    expect(states(made, 6)).toEqual(expect.arrayContaining(['monthBreak', 'dayClash']))
    expect(made.darkMoving).not.toContain(6)
  })
})

describe('day', () => {
  test('a weak static line clashed by the day is broken by it', () => {
    expect(states(chart('戌', '甲午', heaven), 1)).toContain('dayBreak')
  })

  test('a void line clashed by the day is filled, not broken', () => {
    const made = chart('戌', '戊午', heaven)
    expect(states(made, 1)).toEqual(expect.arrayContaining(['void', 'falseVoid', 'clashedVoid']))
    expect(states(made, 1)).not.toContain('dayBreak')
  })

  test('a moving line clashed by the day scatters only when weak and without help, or always where the school says so', () => {
    const moving = [9, 7, 7, 7, 7, 7]
    expect(states(chart('戌', '甲午', moving), 1)).toContain('scattered')
    expect(states(chart('子', '甲午', moving), 1)).not.toContain('scattered')
    expect(states(chart('子', '甲午', moving, { dayClashMoving: 'scatter' }), 1)).toContain('scattered')
  })

  test('a static line that the day combines with is raised, a moving one is bound', () => {
    expect(states(chart('戌', '乙丑', heaven), 1)).toContain('raisedByDay')
    expect(states(chart('戌', '乙丑', [9, 7, 7, 7, 7, 7]), 1)).toContain('boundByDay')
  })

  test('a bond by the month is opened by a day that clashes', () => {
    expect(states(chart('丑', '庚午', [9, 7, 7, 7, 7, 7]), 1)).toEqual(expect.arrayContaining(['boundByMonth', 'bindReleased']))
  })

  test('fire lies in the tomb of a 戌 day and is extinct on a 亥 day', () => {
    expect(states(chart('子', '甲戌', heaven), 4)).toContain('dayTomb')
    expect(states(chart('子', '乙亥', heaven), 4)).toContain('dayExtinction')
  })
})

describe('void', () => {
  test('a static weak unsupported line is truly void; moving, strong or supported it is so only in appearance', () => {
    expect(states(chart('巳', '甲寅', heaven), 1)).toEqual(['void', 'trueVoid'])
    expect(states(chart('巳', '甲寅', [9, 7, 7, 7, 7, 7]), 1)).toEqual(expect.arrayContaining(['void', 'falseVoid']))
    expect(states(chart('申', '甲寅', heaven), 1)).toEqual(expect.arrayContaining(['void', 'falseVoid']))
    expect(states(chart('巳', '庚申', heaven), 1)).toEqual(expect.arrayContaining(['void', 'falseVoid']))
  })

  test('a darkly moving line counts as support', () => {
    const made = chart('未', '甲寅', heaven)
    expect(made.darkMoving).toEqual([5])
    expect(states(made, 1)).toEqual(['void', 'falseVoid'])
  })

  test('the stricter school calls void true only in the season of its death', () => {
    expect(states(chart('寅', '甲寅', heaven, { trueVoid: 'dead-only' }), 1)).toEqual(['void'])
    expect(states(chart('未', '甲寅', heaven, { trueVoid: 'dead-only' }), 1)).toEqual(['void', 'trueVoid'])
  })
})

describe('any cast', () => {
  const value = fc.constantFrom(6, 7, 8, 9)
  const casts = fc.tuple(fc.tuple(value, value, value, value, value, value), fc.constantFrom(...branches), fc.integer({ min: 0, max: 59 }))

  test('states are known, never doubled, and never contradict one another', () => {
    fc.assert(
      fc.property(casts, ([values, monthBranch, day]) => {
        const made = derive(cast({ way: { kind: 'lines', values }, when: { kind: 'pillars', monthBranch, day: pillarAt(day) } }))
        for (const line of made.lines) {
          expect(new Set(line.states).size).toBe(line.states.length)
          for (const state of line.states) expect(lineStates).toContain(state)
          const both = (a: (typeof lineStates)[number], b: (typeof lineStates)[number]) => line.states.includes(a) && line.states.includes(b)
          expect(both('trueVoid', 'falseVoid') || both('darkMoving', 'dayBreak') || both('dayBreak', 'clashedVoid')).toBe(false)
          expect(line.moving && (line.states.includes('darkMoving') || line.states.includes('dayBreak'))).toBe(false)
          expect(line.active).toBe(line.moving || line.states.includes('darkMoving'))
        }
      }),
      { seed: 12, numRuns: 500 },
    )
  })

  test('the changed plate, cast unmoving, has the same lines', () => {
    fc.assert(
      fc.property(casts, ([values, monthBranch, day]) => {
        const when = { kind: 'pillars', monthBranch, day: pillarAt(day) } as const
        const made = derive(cast({ way: { kind: 'lines', values }, when }))
        const after = values.map((one) => ({ 6: 7, 7: 7, 8: 8, 9: 8 })[one] ?? 0)
        const still = derive(cast({ way: { kind: 'lines', values: after }, when }))
        const changed = made.changed ?? still
        expect(changed.hexagram.number).toBe(still.hexagram.number)
        expect(changed.lines.map((line) => [line.stem, line.branch, line.time])).toEqual(still.lines.map((line) => [line.stem, line.branch, line.time]))
      }),
      { seed: 13, numRuns: 300 },
    )
  })
})
