import { expect, test } from 'vitest'
import type { PageLanguage } from '../words/index.ts'
import { fullWhen, shortWhen } from './when.ts'

const now = new Date('2026-11-30T10:20').getTime()
const said = (at: string, language: PageLanguage): string => shortWhen(new Date(at).getTime(), now, language)

test('today and yesterday are named, with the hour', () => {
  expect(said('2026-11-30T00:04', 'zh-Hans')).toBe('今天 00:04')
  expect(said('2026-11-29T23:59', 'zh-Hans')).toBe('昨天 23:59')
  expect(said('2026-11-29T21:40', 'en')).toBe('Yesterday 21:40')
})

test('an earlier day is a date, with the year only where it is another year', () => {
  expect(said('2026-11-28T09:00', 'zh-Hans')).toBe('11 月 28 日')
  expect(said('2025-12-01T09:00', 'zh-Hans')).toBe('2025 年 12 月 1 日')
  expect(said('2026-11-28T09:00', 'en')).toBe('28 Nov')
  expect(said('2025-12-01T09:00', 'en')).toBe('1 Dec 2025')
})

test('a full moment has day and minute', () => {
  expect(fullWhen(now, 'zh-Hans')).toBe('2026 年 11 月 30 日 10:20')
  expect(fullWhen(now, 'en')).toBe('30 Nov 2026, 10:20')
  expect(fullWhen(new Date('2026-12-01T00:05').getTime(), 'en')).toBe('1 Dec 2026, 00:05')
})
