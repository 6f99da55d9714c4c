import { readFileSync } from 'node:fs'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { comparePanchanga, comparePanchangaAtBirth, type PanchangaAtBirthGold, type PanchangaRow } from '../../golden/compare/panchanga.ts'
import { chartsWith } from '../../golden/charts.ts'

const ephemeris = await loadEphemeris()
const read = (name: string) => JSON.parse(readFileSync(new URL(`../../golden/${name}`, import.meta.url), 'utf8'))

describe('the gold files', () => {
  const days: readonly PanchangaRow[] = read('panchanga.json').days

  test('agree in every field of forty days', () => {
    expect(days).toHaveLength(40)
    expect(days.flatMap((day) => comparePanchanga(ephemeris, day))).toEqual([])
  })

  test('agree in the limbs and the day of forty births', () => {
    const charts = chartsWith<PanchangaAtBirthGold>(read('jyotish.json'), ['panchanga_at_birth'])
    expect(charts).toHaveLength(40)
    expect(charts.flatMap((chart) => comparePanchangaAtBirth(ephemeris, chart))).toEqual([])
  })
})
