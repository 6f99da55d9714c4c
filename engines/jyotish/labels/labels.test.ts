import { describe, expect, test } from 'vitest'
import { settingValues } from '../src/settings.ts'
import { vargaNames } from '../src/varga/names.ts'
import { languages, placementLabels, pointLabels, settingLabel, settingValueLabel, vargaLabels } from './index.ts'

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []

describe('labels', () => {
  test('hold a word for everything in every language', () => {
    for (const labels of [pointLabels, placementLabels]) {
      const counts = languages.map((language) => textsOf(labels[language]).length)
      expect(new Set(counts).size).toBe(1)
      expect(languages.flatMap((language) => textsOf(labels[language])).filter((text) => text.trim() === '')).toEqual([])
    }
  })

  test('name points, signs and stars apart', () => {
    for (const language of languages) {
      const { point, sign, star } = pointLabels[language]
      for (const group of [point, sign, star]) expect(new Set(Object.values(group)).size).toBe(Object.keys(group).length)
    }
    expect(pointLabels['zh-Hans'].star.chitra).toBe('角宿')
    expect(pointLabels['zh-Hant'].point.rahu).toBe('羅睺')
  })

  test('write traditional Chinese without simplified forms', () => {
    const simplified = /[罗阳双狮处蝎鱼娄毕参张轸虚庙敌与为随梦适静贫残惭骄饥干欢伤战临养盘宫运强数]/u
    const traditional = [...textsOf(pointLabels['zh-Hant']), ...textsOf(placementLabels['zh-Hant']), ...vargaNames.map(vargaLabels['zh-Hant'])]
    const settings = Object.keys(settingValues).flatMap((name) =>
      isSetting(name) ? [settingLabel(name, 'zh-Hant'), ...settingValues[name].map((value) => settingValueLabel(name, value, 'zh-Hant'))] : [],
    )
    expect([...traditional, ...settings].filter((text) => simplified.test(text))).toEqual([])
  })

  test('name every division and every setting with every value', () => {
    for (const language of languages) {
      expect(new Set(vargaNames.map(vargaLabels[language])).size).toBe(vargaNames.length)
      for (const name of Object.keys(settingValues)) {
        if (!isSetting(name)) continue
        expect(settingLabel(name, language)).not.toBe('')
        const words = settingValues[name].map((value) => settingValueLabel(name, value, language))
        expect([name, new Set(words).size]).toEqual([name, settingValues[name].length])
      }
    }
    expect(settingValueLabel('node', 'mean', 'zh-Hans')).toBe('平交点')
    expect(settingValueLabel('node', 'other', 'en')).toBe('other')
  })
})

function isSetting(name: string): name is keyof typeof settingValues {
  return name in settingValues
}
