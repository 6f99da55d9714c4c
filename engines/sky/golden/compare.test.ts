import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadEphemeris } from '../load/ephemeris.ts'
import { compareEphemerisRecord, compareSolarTerms, type EphemerisRecord } from './compare.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const isGold = (value: unknown): value is { readonly records: readonly EphemerisRecord[] } => typeof value === 'object' && value !== null && 'records' in value
const isTerms = (value: unknown): value is { readonly years: Readonly<Record<string, readonly number[]>> } =>
  typeof value === 'object' && value !== null && 'years' in value

const ephemeris = await loadEphemeris()
const gold = read('ephemeris.json')
const terms = read('solar-terms.json')
if (!isGold(gold) || !isTerms(terms)) throw new Error('a golden file has lost its shape')

test('every one of 150 moments has the places, ayanamsas, angles, cusps and risings of the reference program', () => {
  expect(gold.records).toHaveLength(150)
  expect(gold.records.flatMap((record) => compareEphemerisRecord(ephemeris, record))).toEqual([])
})

test('the 24 solar terms of every year from 1900 to 2100 fall within two seconds of the reference to 2026, and within six after', () => {
  const years = Object.entries(terms.years)
  expect(years).toHaveLength(201)
  expect(years.flatMap(([year, instants]) => compareSolarTerms(ephemeris, Number(year), instants))).toEqual([])
})

test('the true node strays by less than half a second of arc in the mean', () => {
  const out = new Float64Array(75)
  const apart = gold.records.map((record) => {
    ephemeris.compute(record.jd_tt, out, ['trueNode'])
    const difference = (out[66] ?? Number.NaN) - (record.tropical['true_node']?.lon ?? Number.NaN)
    return 3600 * (difference - 360 * Math.round(difference / 360))
  })
  expect(Math.sqrt(apart.reduce((sum, each) => sum + each * each, 0) / apart.length)).toBeLessThan(0.5)
})

test('a value that is wrong is named with its path', () => {
  const [record] = gold.records
  if (record === undefined) throw new Error('there are no records')
  const spoilt = { ...record, angles: { ...record.angles, asc: record.angles.asc + 0.001 }, derived: { ...record.derived, tithi: 5 } }
  expect(compareEphemerisRecord(ephemeris, spoilt).map(({ path }) => path)).toEqual(['0.angles.asc', '0.derived.tithi'])
})
