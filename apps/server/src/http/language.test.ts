import { expect, it } from 'vitest'
import { wantedLanguage } from './language.ts'

it.each([
  ['zh-Hans', 'zh-Hans'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK;q=0.8, en;q=0.2', 'zh-Hant'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr, en;q=0.5', 'en'],
  ['en;q=0.1, zh-Hans;q=0.9', 'zh-Hans'],
  ['*', undefined],
  ['fr', undefined],
  [undefined, undefined],
  [';;;,,q=', undefined],
])('reads Accept-Language %s as %s', (header, language) => {
  expect(wantedLanguage(header)).toBe(language)
})
