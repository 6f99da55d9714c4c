import { resolveSettings } from '@hefu/jyotish'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import type { ChartMoment } from '../moment.ts'
import { julianDayOf } from '../said.ts'
import { type Comparison, compare, cuspsOf, type Program } from './differences.ts'

const ephemeris = await loadEphemeris()

/** Lucknow, 1991-02-03 16:00 by Indian standard time. */
const moment: ChartMoment = {
  at: Date.UTC(1991, 1, 3, 10, 30) / 1000,
  timeKnown: true,
  place: { latitude: 26.85, longitude: 80.95 },
  clock: { offsetSeconds: 19_800 },
  offsetSeconds: 19_800,
}
const ours: Program = { settings: resolveSettings(), offsetSeconds: 19_800 }
const today = julianDayOf(Date.UTC(2026, 11, 1) / 1000)

function against(theirs: Partial<Program>): Comparison {
  return compare(ephemeris, { moment, ours, theirs: { ...ours, ...theirs }, today })
}

function because({ rows }: Comparison): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(rows.map((row) => [row.row, row.because]))
}

describe('why two programs differ', () => {
  test('the same settings differ in nothing', () => {
    expect(because(against({}))).toEqual({ lagna: [], moon: [], rahu: [], house: [], dasha: [] })
  })

  test('another ayanamsa moves every longitude and the dates of the dashas, and is named alone', () => {
    const found = against({ settings: resolveSettings({ ayanamsa: 'true_pushya' }) })
    expect(because(found)).toMatchObject({ lagna: ['ayanamsa'], moon: ['ayanamsa'], rahu: ['ayanamsa'], dasha: ['ayanamsa'] })
    // A reported case: Jupiter from 2022-12-06 by Lahiri, ten months earlier by True Pushya.
    expect(found.ours.dasha).toMatchObject({ lord: 'jupiter' })
    expect(found.ours.dasha?.start).toBeCloseTo(julianDayOf(Date.UTC(2022, 11, 6) / 1000), -1)
    expect(found.theirs.dasha?.start).toBeCloseTo(julianDayOf(Date.UTC(2022, 0, 31) / 1000), -1)
  })

  test('another year moves the dashas alone, another node Rahu alone', () => {
    expect(because(against({ settings: resolveSettings({ dashaYear: '360' }) }))).toEqual({ lagna: [], moon: [], rahu: [], house: [], dasha: ['dashaYear'] })
    expect(because(against({ settings: resolveSettings({ node: 'true' }) }))).toEqual({ lagna: [], moon: [], rahu: ['node'], house: [], dasha: [] })
  })

  test('of two settings each row names its own, and both where both move it', () => {
    const found = against({ settings: resolveSettings({ ayanamsa: 'raman', dashaYear: '360' }) })
    expect(because(found)).toMatchObject({ lagna: ['ayanamsa'], moon: ['ayanamsa'], dasha: ['ayanamsa', 'dashaYear'] })
    expect(found.rows.find(({ row }) => row === 'dasha')?.alone).toBe(false)
  })

  test('an hour of summer time forgotten moves the lagna by a sign or so, and is named', () => {
    const found = against({ offsetSeconds: 19_800 + 3600 })
    expect(because(found)).toMatchObject({ lagna: ['offset'], moon: ['offset'] })
    expect(((found.ours.lagna - found.theirs.lagna + 360) % 360) / 15).toBeCloseTo(1, 0)
  })

  test('another house system moves the Moon into another house, not the Moon', () => {
    const found = against({ settings: resolveSettings({ houses: 'sripati' }) })
    expect(because(found)).toMatchObject({ lagna: [], moon: [] })
  })

  test('beyond the polar circle a system without houses says so', () => {
    expect(cuspsOf(ephemeris, { ...moment, place: { latitude: 78.2, longitude: 15.6 } }, resolveSettings({ houses: 'placidus' }))).toBeUndefined()
  })
})
