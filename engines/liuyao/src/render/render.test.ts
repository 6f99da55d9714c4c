import { describe, expect, test } from 'vitest'
import { languages } from '../../labels/index.ts'
import type { Language } from '../../labels/index.ts'
import { cast } from '../cast/cast.ts'
import { derive } from '../derive.ts'
import { pillarFrom } from '../phase/pillar.ts'
import { openZone } from '../zone.ts'
import { render } from './render.ts'
import { alignRows, padTo, widthOf } from './width.ts'

const when = { kind: 'pillars', monthBranch: 'you', day: pillarFrom('xin', 'hai') } as const
const chart = derive(cast({ way: { kind: 'lines', values: [9, 7, 8, 7, 9, 8] }, when }))
const still = derive(cast({ way: { kind: 'hexagrams', base: 44 }, when }))

/** Columns at which each drawn line begins. */
function columnsOfLines(text: string): number[][] {
  return text
    .split('\n')
    .filter((line) => line.includes('━'))
    .map((line) => [...line.matchAll(/━━━[━ ]━━━/gu)].map((match) => widthOf(line.slice(0, match.index))))
}

describe('width', () => {
  test('Chinese characters take two columns, letters, drawn lines and tone marks one or none', () => {
    expect(widthOf('世a━ǐ')).toBe(5)
    expect(widthOf('i\u030C')).toBe(1)
    expect(padTo('世', 4)).toBe('世  ')
  })

  test('columns are as wide as their widest cell, and empty columns vanish', () => {
    expect(
      alignRows([
        ['世', '', 'a'],
        ['x', '', 'b'],
      ]),
    ).toEqual(['世  a', 'x   b'])
  })
})

describe('the text plate', () => {
  test.each(languages)('in %s the drawn lines of all six rows stand under one another', (lang) => {
    for (const one of [chart, still]) {
      const columns = columnsOfLines(render(one, { lang, format: 'text' }))
      expect(columns).toHaveLength(6)
      expect(new Set(columns.map(String)).size).toBe(1)
    }
  })

  test('the plate of 兑 to 解 reads as printed', () => {
    expect(render(chart, { lang: 'zh-Hans', format: 'text' }).split('\n').slice(0, 10)).toEqual([
      '兑为泽 ䷹  兑宫本宫  →  雷水解 ䷧  震宫二世',
      '起卦  直接输入',
      '月 酉   日 辛亥   旬空 寅卯',
      '',
      '螣蛇  父母  丁未土  ━━━ ━━━  世      父母  庚戌土  ━━━ ━━━',
      '勾陈  兄弟  丁酉金  ━━━━━━━      ○→  兄弟  庚申金  ━━━ ━━━  应',
      '朱雀  子孙  丁亥水  ━━━━━━━          官鬼  庚午火  ━━━━━━━',
      '青龙  父母  丁丑土  ━━━ ━━━  应      官鬼  戊午火  ━━━ ━━━',
      '玄武  妻财  丁卯木  ━━━━━━━          父母  戊辰土  ━━━━━━━  世',
      '白虎  官鬼  丁巳火  ━━━━━━━      ○→  妻财  戊寅木  ━━━ ━━━',
    ])
  })

  test('a hidden line stands beside the line that covers it', () => {
    expect(render(still, { lang: 'zh-Hans', format: 'text' })).toMatch(/妻财 甲寅木 {2}子孙 {2}辛亥水/u)
  })

  test('a warning names both pillars', () => {
    const near = openZone('Asia/Shanghai').momentAt(Date.UTC(2024, 1, 4, 8, 26, 7) / 1000)
    const warned = derive(cast({ way: { kind: 'hexagrams', base: 1 }, when: near }))
    expect(render(warned, { lang: 'zh-Hans', format: 'text' })).toContain('临近交节，月柱未定 (之前 乙丑、之后 丙寅)')
    expect(render(warned, { lang: 'en', format: 'text' })).toContain('the month is uncertain (before Yi-Chou, after Bing-Yin)')
  })

  test('other names of the spirits are used where asked', () => {
    const alias = derive(chart.cast, { spiritNames: 'alias' })
    expect(render(alias, { lang: 'zh-Hans', format: 'text' })).toContain('元武')
  })
})

describe('other formats', () => {
  test('every row of the Markdown table has the same number of cells', () => {
    for (const one of [chart, still]) {
      const rows = render(one, { lang: 'en', format: 'md' })
        .split('\n')
        .filter((line) => line.startsWith('|'))
      expect(rows).toHaveLength(8)
      expect(new Set(rows.map((row) => row.split('|').length)).size).toBe(1)
    }
  })

  test('JSON is the sealed chart, the same in every language', () => {
    const [first, ...rest] = languages.map((lang) => render(chart, { lang, format: 'json' }))
    expect(rest.every((one) => one === first)).toBe(true)
    expect(JSON.parse(first ?? '')).toHaveProperty('hash')
  })

  test('an unknown language is refused', () => {
    const lang: Language = JSON.parse('"xx"')
    expect(() => render(chart, { lang, format: 'text' })).toThrow(expect.objectContaining({ code: 'language-unknown' }))
  })
})
