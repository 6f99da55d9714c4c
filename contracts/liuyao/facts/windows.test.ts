import { openZone } from '@hefu/liuyao'
import { expect, test } from 'vitest'
import { deriveReading } from '../derivation.ts'
import { randomReadings, sampleArguments } from '../testing/samples.ts'
import { datedWindows } from './windows.ts'

test('a month that ends on the day after the cast is dated when it next comes', () => {
  const given = sampleArguments('zh-Hans')
  const whens = [0, 1, 2, 3].map((day) => openZone('Asia/Shanghai').momentAt(1_125_900_000 + day * 86_400))
  for (const when of whens) {
    const { chart, judgement } = deriveReading({ ...given, cast: { ...given.cast, when } })
    for (const { from = '', to = '' } of datedWindows(chart, judgement)) expect(from <= to).toBe(true)
  }
})

test('no window ends before it begins, whenever the cast', () => {
  for (const given of randomReadings('en', 20, 2026)) {
    const { chart, judgement } = deriveReading(given)
    for (const { from = '', to = '' } of datedWindows(chart, judgement)) expect(from <= to).toBe(true)
  }
})
