import { readFileSync } from 'node:fs'
import { loadEphemeris } from '@hefu/sky/load'
import { expect, test } from 'vitest'
import { compareJyotishChart, compareJyotishSky, sectionNames } from './compare.ts'

const gold: { readonly charts: readonly { readonly id: string }[] } = JSON.parse(readFileSync(new URL('jyotish.json', import.meta.url), 'utf8'))

test.each(gold.charts.map((chart) => [chart.id, chart] as const))('%s agrees with the gold file in every section it holds', (_, chart) => {
  const { compared, differences } = compareJyotishChart(chart)
  expect(differences).toEqual([])
  expect(sectionNames).toEqual(expect.arrayContaining([...compared]))
})

const ephemeris = await loadEphemeris()

test.each(gold.charts.map((chart) => [chart.id, chart] as const))('%s agrees from its Julian days on: positions and every division', (_, chart) => {
  expect(compareJyotishSky(ephemeris, chart)).toEqual([])
})

test('the forty charts hold every section', () => {
  expect(gold.charts).toHaveLength(40)
  expect(new Set(gold.charts.flatMap((chart) => compareJyotishChart(chart).compared))).toEqual(new Set(sectionNames))
})
