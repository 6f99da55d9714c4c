import { expect, test } from 'vitest'
import { yogaRules } from '../rules/yogas/all.ts'
import { yogaIds } from '../src/yoga/yogas.ts'
import { languages, strengthLabels, yogaFlagLabel, yogaLabel, yogaReadingLabel } from './index.ts'

const flags = [...new Set(yogaRules.flatMap((rule) => Object.keys(rule.flags)))]
const readings = [...new Set(yogaRules.flatMap((rule) => Object.keys(rule.readings)))]

test.each(languages)('every yoga, flag and other reading has a name in %s', (language) => {
  const nameless = yogaIds.filter((id) => yogaLabel(id, language) === id || yogaLabel(id, language).startsWith(`${id.split('#')[0] ?? id} `))
  expect(nameless).toEqual([])
  expect(new Set(yogaIds.map((id) => yogaLabel(id, language))).size).toBe(yogaIds.length)
  expect(flags.filter((flag) => yogaFlagLabel(flag, language) === flag)).toEqual([])
  expect(readings.filter((reading) => yogaReadingLabel(reading, language) === reading)).toEqual([])
})

test('what stands after the # is a graha by its name, or a house', () => {
  expect(yogaLabel('neecha_bhanga#sun', 'zh-Hans')).toBe('落陷解除（太阳）')
  expect(yogaLabel('raja_k_t#4-9', 'en')).toBe('Raja, lords of kendra and kona (4-9)')
  expect(yogaFlagLabel('combust.mercury', 'en')).toBe('Mercury combust')
})

test('strengths have the same words in every language', () => {
  const shapes = languages.map((language) => JSON.stringify(Object.values(strengthLabels[language]).map((group) => Object.keys(group))))
  expect(new Set(shapes).size).toBe(1)
})
