import { describe, expect, test } from 'vitest'
import { hexagramNamed, labelsOf, parseBranch, parsePillar, pillarLabel } from '../labels/index.ts'
import { cast } from './cast/cast.ts'
import type { Chart } from './chart.ts'
import { derive } from './derive.ts'
import type { Options } from './options.ts'
import { pillarFrom, pillars } from './phase/pillar.ts'

const words = labelsOf('zh-Hans')

/** What a test casts: names of hexagrams, month and day. */
type Given = { base: string; changed?: string; month?: string; day?: string; options?: Partial<Options> }

/** A chart from hexagram names. */
function chart({ base, changed, month = '寅', day = '甲子', options }: Given): Chart {
  const way = { kind: 'hexagrams', base: hexagramNamed(base), ...(changed === undefined ? {} : { changed: hexagramNamed(changed) }) } as const
  return derive(cast({ way, when: { kind: 'pillars', monthBranch: parseBranch(month), day: parsePillar(day) } }), options)
}

/** Pillar and kin of a line in Chinese. */
function say(line: Pick<Chart['lines'][number], 'stem' | 'branch' | 'kin'>): string {
  return pillarLabel(pillarFrom(line.stem, line.branch), 'zh-Hans') + words.kin[line.kin]
}

/** Labels of the change of one line. */
function labels(made: Chart, position: number): readonly string[] {
  return made.lines[position - 1]?.change?.labels ?? []
}

describe('spirits', () => {
  test('a 庚 day begins with 白虎, a 戊 day with 勾陈, a 己 day with 螣蛇', () => {
    const order = (day: string) => chart({ base: '乾', day }).lines.map((line) => words.spirit[line.spirit])
    expect(order('庚午')).toEqual(['白虎', '玄武', '青龙', '朱雀', '勾陈', '螣蛇'])
    expect(order('戊辰')).toEqual(['勾陈', '螣蛇', '白虎', '玄武', '青龙', '朱雀'])
    expect(order('己巳')).toEqual(['螣蛇', '白虎', '玄武', '青龙', '朱雀', '勾陈'])
  })

  test('on all sixty days the first line follows the day stem', () => {
    const first = { 甲: '青龙', 乙: '青龙', 丙: '朱雀', 丁: '朱雀', 戊: '勾陈', 己: '螣蛇', 庚: '白虎', 辛: '白虎', 壬: '玄武', 癸: '玄武' }
    for (const day of pillars) {
      const made = chart({ base: '乾', day: pillarLabel(day, 'zh-Hans') })
      expect(Object.entries(first)).toContainEqual([words.stem[day.stem], words.spirit[made.lines[0]?.spirit ?? 'azureDragon']])
    }
  })

  test('changed lines carry the spirit of their place, or none', () => {
    const made = chart({ base: '乾', changed: '姤' })
    expect(made.changed?.lines.map((line) => line.spirit)).toEqual(made.lines.map((line) => line.spirit))
    const none = chart({ base: '乾', changed: '姤', options: { changedSpirits: 'none' } })
    expect(none.changed?.lines.every((line) => line.spirit === undefined)).toBe(true)
  })
})

describe('changed kin', () => {
  test('蛊 to 比 is read by the palace of 蛊', () => {
    const made = chart({ base: '蛊', changed: '比' })
    expect(made.changed?.lines.map(say)).toEqual(['乙未妻财', '乙巳子孙', '乙卯兄弟', '戊申官鬼', '戊戌妻财', '戊子父母'])
  })

  test('the other school reads it by the palace of 比', () => {
    const made = chart({ base: '蛊', changed: '比', options: { changedKin: 'own-palace' } })
    expect(made.changed?.lines.map((line) => line.kin)).toEqual(made.changed?.lines.map((line) => line.kinOwnPalace))
    expect(made.lines[1]?.change?.kin).toBe(made.changed?.lines[1]?.kinOwnPalace)
  })
})

describe('hidden lines', () => {
  test('姤 lacks wealth, which lies as 甲寅 under 辛亥 on line 2', () => {
    const made = derive(cast({ way: { kind: 'lines', values: [8, 7, 9, 9, 7, 7] }, when: { kind: 'pillars', monthBranch: 'yin', day: parsePillar('甲子') } }))
    expect(made.hidden.map((line) => [line.position, say(line), line.cover])).toEqual([[2, '甲寅妻财', 'generates']])
    expect(made.hidden[0]).toMatchObject({ missing: true, from: 'palace' })
  })

  test('all six are shown where the school wants them, with the missing kin marked', () => {
    const made = chart({ base: '姤', options: { hidden: 'all' } })
    expect(made.hidden.map((line) => line.missing)).toEqual([false, true, false, false, false, false])
  })

  test('a search looks into the nuclear and the reversed hexagram as well', () => {
    const made = chart({ base: '姤', options: { hidden: 'search' } })
    expect(new Set(made.hidden.map((line) => line.kin))).toEqual(new Set(['wealth']))
    expect(made.hidden.map((line) => line.from)).toEqual(expect.arrayContaining(['palace', 'nuclear']))
  })
})

describe('labels of change', () => {
  test('未 to 戌 advances, 戌 to 未 retreats', () => {
    expect(labels(chart({ base: '夬', changed: '乾', day: '甲寅' }), 6)).toEqual(['equal', 'advances'])
    expect(labels(chart({ base: '乾', changed: '夬' }), 6)).toEqual(['equal', 'retreats'])
  })

  test('丑 to 辰 both advances and enters its tomb', () => {
    expect(labels(chart({ base: '临', changed: '泰' }), 3)).toEqual(expect.arrayContaining(['advances', 'intoTomb', 'equal']))
  })

  test('no line of 戌 can become 丑, so the longer list of advances changes no plate', () => {
    for (let base = 1; base <= 64; base += 1) {
      const way = { kind: 'hexagrams', base, changed: ((base + 36) % 64) + 1 } as const
      const made = cast({ way, when: { kind: 'pillars', monthBranch: 'yin', day: parsePillar('甲子') } })
      expect(derive(made, { advance: 'with-xu-chou' }).lines).toEqual(derive(made).lines)
    }
  })

  test('earth in its tomb and extinction follows the school of its birth', () => {
    const made = chart({ base: '临', changed: '泰', options: { earthBirth: 'yin' } })
    expect(labels(made, 3)).not.toContain('intoTomb')
  })

  test('a change into the void or into month break says so', () => {
    expect(labels(chart({ base: '乾', changed: '姤', day: '甲寅' }), 1)).toEqual(expect.arrayContaining(['intoVoid', 'intoCombine', 'controlsBack']))
    expect(labels(chart({ base: '乾', changed: '姤', month: '未' }), 1)).toContain('intoMonthBreak')
  })
})

describe('the whole plate', () => {
  test('clash and harmony follow one another in four ways', () => {
    expect(chart({ base: '乾', changed: '否' }).flags).toEqual(expect.arrayContaining(['sixClash', 'changedSixHarmony', 'clashToHarmony']))
    expect(chart({ base: '泰', changed: '大壮' }).flags).toEqual(expect.arrayContaining(['sixHarmony', 'harmonyToClash', 'soleMoving']))
    expect(chart({ base: '乾', changed: '坤' }).flags).toEqual(expect.arrayContaining(['clashToClash', 'allMoving']))
    expect(chart({ base: '复', changed: '豫' }).flags).toContain('harmonyToHarmony')
  })

  test('坤 to 巽 turns back in trigrams no, in lines yes; 乾 to 巽 in trigrams', () => {
    expect(chart({ base: '坤', changed: '巽' }).flags).toEqual(expect.arrayContaining(['innerLineReversal', 'outerLineReversal']))
    expect(chart({ base: '坤', changed: '巽' }).flags).not.toContain('innerReversal')
    expect(chart({ base: '乾', changed: '巽' }).flags).toEqual(expect.arrayContaining(['innerReversal', 'outerReversal']))
  })

  test('乾 to 震 repeats its branches, inside and outside apart', () => {
    expect(chart({ base: '乾', changed: '震' }).flags).toEqual(expect.arrayContaining(['innerRepetition', 'outerRepetition']))
    const half = chart({ base: '乾', changed: '无妄' }).flags
    expect(half).toContain('innerRepetition')
    expect(half).not.toContain('outerRepetition')
  })

  test('nothing that stays turns back or repeats', () => {
    expect(chart({ base: '乾' }).flags).toEqual(['sixClash', 'static'])
    expect(chart({ base: '乾' }).changed).toBeUndefined()
  })

  test('巽 to 坎 is generated, 震 to 乾 controlled, 乾 to 艮 generated into tomb and extinction, others say nothing', () => {
    expect(chart({ base: '巽', changed: '坎' }).palaceChanges).toEqual(['generated'])
    expect(chart({ base: '震', changed: '乾' }).palaceChanges).toEqual(['controlled'])
    expect(chart({ base: '乾', changed: '艮' }).palaceChanges).toEqual(['generated', 'tombAndExtinction'])
    expect(chart({ base: '乾', changed: '姤' }).palaceChanges).toEqual([])
  })

  test('a body is the line of its branch, or the line that the self line names', () => {
    expect(chart({ base: '乾' }).body).toEqual({ kind: 'hexagram-body', branch: 'si', lines: [] })
    expect(chart({ base: '姤' }).body).toEqual({ kind: 'hexagram-body', branch: 'wu', lines: [4] })
    expect(chart({ base: '乾', options: { body: 'self-body' } }).body).toEqual({ kind: 'self-body', branch: 'shen', lines: [5] })
  })

  test('the void of all four pillars is shown where asked, and that of the day alone acts', () => {
    const when = { kind: 'pillars', monthBranch: 'si', day: parsePillar('庚寅'), year: parsePillar('乙巳'), month: parsePillar('辛巳') } as const
    const made = derive(cast({ way: { kind: 'hexagrams', base: 1 }, when }), { voidPillars: 'all' })
    expect(made.voids).toEqual({ day: ['wu', 'wei'], year: ['yin', 'mao'], month: ['shen', 'you'] })
    expect(made.void).toEqual(['wu', 'wei'])
  })
})

describe('triads', () => {
  test('two moving lines and the day form a triad with the peak in it', () => {
    const made = chart({ base: '乾', changed: '家人', month: '戌', day: '甲寅' })
    expect(made.triads.find((triad) => triad.element === 'fire')).toMatchObject({ state: 'formed', scope: 'plate' })
  })

  test('lines 4 and 6 with their changes form a triad in the outer half', () => {
    const made = chart({ base: '乾', changed: '需', month: '寅', day: '甲申' })
    expect(made.triads.every((triad) => triad.members.length >= 2)).toBe(true)
  })

  test('a void member is awaited', () => {
    const when = { kind: 'pillars', monthBranch: 'chou', day: parsePillar('戊戌') } as const
    const made = derive(cast({ way: { kind: 'lines', values: [9, 7, 8, 7, 9, 8] }, when }))
    expect(made.triads).toMatchObject([{ element: 'metal', state: 'awaiting', awaited: 'si' }])
  })

  test('month and day may bring the ends of a triad but not its peak', () => {
    const ends = chart({ base: '乾', changed: '小畜', month: '戌', day: '甲寅' })
    expect(ends.triads).toMatchObject([{ element: 'fire', state: 'formed' }])
    const peak = chart({ base: '乾', changed: '同人', month: '午', day: '甲戌' })
    expect(peak.triads).toEqual([])
  })

  test('a plate in which nothing moves has none', () => {
    expect(chart({ base: '乾', month: '午', day: '甲寅' }).triads).toEqual([])
  })
})

describe('ties and punishments', () => {
  test('month, day and moving lines reach every line but their own; a change reaches its own alone', () => {
    const made = chart({ base: '乾', changed: '姤', month: '午', day: '甲午' })
    expect(made.ties.filter((tie) => tie.to === 1).map((tie) => [tie.kind, tie.from.at])).toEqual([
      ['clash', 'month'],
      ['clash', 'day'],
      ['combine', 'change'],
    ])
    expect(made.ties.filter((tie) => tie.from.at === 'line')).toEqual([{ kind: 'clash', from: { at: 'line', branch: 'zi', position: 1 }, to: 4 }])
  })

  test('a punishment needs its whole set, with one member in the plate', () => {
    const made = chart({ base: '乾', changed: '同人', month: '巳', day: '甲申' })
    expect(made.punishments).toContainEqual(expect.objectContaining({ kind: 'thankless' }))
    expect(chart({ base: '乾', month: '巳', day: '甲申' }).punishments).toEqual([])
  })
})

describe('stars', () => {
  /** Branches and stems of one star. */
  function on(made: Chart, star: string): string {
    const found = made.stars.find((one) => words.star[one.star] === star)
    return [...(found?.branches ?? []).map((branch) => words.branch[branch]), ...(found?.stems ?? []).map((stem) => words.stem[stem])].join('')
  }

  test('the nobleman of 庚 and the blade of yin stems follow the school', () => {
    expect(on(chart({ base: '乾', day: '庚午' }), '天乙贵人')).toBe('寅午')
    expect(on(chart({ base: '乾', day: '庚午', options: { noblemanOfGeng: 'chou-wei' } }), '天乙贵人')).toBe('丑未')
    expect(on(chart({ base: '乾', day: '乙丑' }), '羊刃')).toBe('寅')
    expect(on(chart({ base: '乾', day: '乙丑', options: { bladeOfYin: 'ahead' } }), '羊刃')).toBe('辰')
  })

  test('the canopy of 巳酉丑 is 丑 and the peach blossom of 亥卯未 is 子', () => {
    expect(on(chart({ base: '乾', day: '癸酉' }), '华盖')).toBe('丑')
    expect(on(chart({ base: '乾', day: '乙亥' }), '桃花')).toBe('子')
  })

  test('the virtue of heaven runs through the months 寅 to 丑', () => {
    const months = [...'寅卯辰巳午未申酉戌亥子丑']
    expect(months.map((month) => on(chart({ base: '乾', month }), '天德')).join('')).toBe('丁申壬辛亥甲癸寅丙乙巳庚')
  })

  test('lines that carry a star are named', () => {
    const made = chart({ base: '乾', day: '甲子' })
    expect(made.stars.find((star) => star.star === 'prosperity')).toEqual({ star: 'prosperity', branches: ['yin'], stems: [], lines: [2] })
  })
})

describe('input', () => {
  test('the options in the chart are complete, and the coin face is that of the cast', () => {
    const made = cast(
      { way: { kind: 'counts', backs: [0, 0, 0, 0, 0, 0] }, when: { kind: 'pillars', monthBranch: 'zi', day: pillars[0] ?? parsePillar('甲子') } },
      { coinFace: 'back-is-yin' },
    )
    expect(derive(made).options.coinFace).toBe('back-is-yin')
    expect(derive(made).hexagram.number).toBe(1)
  })

  test('pillars that do not exist or do not fit are refused', () => {
    const day = parsePillar('甲子')
    const wrong = { kind: 'pillars', monthBranch: 'zi', day: { ...day, index: 1 } } as const
    expect(() => derive(cast({ way: { kind: 'hexagrams', base: 1 }, when: wrong }))).toThrow(expect.objectContaining({ code: 'pillar-invalid' }))
    const month = { kind: 'pillars', monthBranch: 'zi', day, month: parsePillar('乙丑') } as const
    expect(() => derive(cast({ way: { kind: 'hexagrams', base: 1 }, when: month }))).toThrow(expect.objectContaining({ code: 'pillar-invalid' }))
  })
})
