import { expect, it } from 'vitest'
import { memorySettings } from '../http/testing/memory-providers.ts'
import { hotlinesOf, operatorSettings } from './settings.ts'

it('keeps the operator’s lines of help by language, and takes an empty one away', async () => {
  const settings = operatorSettings(memorySettings())
  expect(await settings.read()).toEqual({ hotline: {} })
  expect(await settings.write({ hotline: { 'zh-Hans': ' 本地热线：12320 ', en: '' } })).toEqual({ hotline: { 'zh-Hans': '本地热线：12320' } })
  expect(await settings.write({ hotline: {} })).toEqual({ hotline: {} })
})

it('reads whatever stands in the store as lines or as none', async () => {
  const store = memorySettings()
  for (const value of [null, 1, 'text', [], { en: 5, fr: 'x' }]) {
    await store.put('hotline', value)
    expect(await operatorSettings(store).read()).toEqual({ hotline: {} })
  }
})

it('parts each line at its first colon, and names a bare number', () => {
  const hotline = { en: 'Samaritans: 116 123\n\n  988  \nText line: call: 1\n: 5' }
  expect(hotlinesOf({ hotline }, 'en')).toEqual([
    { where: 'Samaritans', reach: '116 123' },
    { where: 'Helpline', reach: '988' },
    { where: 'Text line', reach: 'call: 1' },
    { where: 'Helpline', reach: ': 5' },
  ])
  expect(hotlinesOf({ hotline: { 'zh-Hant': '生命線：1995' } }, 'zh-Hant')).toEqual([{ where: '生命線', reach: '1995' }])
  expect(hotlinesOf({ hotline }, 'zh-Hans')).toEqual([])
})
