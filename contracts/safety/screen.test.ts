import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { screen } from './screen.ts'
import { compareSafetyRow, readSafetyRows, type SafetyRow, summarise } from './verify.ts'

const load = (name: string): readonly SafetyRow[] => readSafetyRows(JSON.parse(readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf8'))) ?? []
const gold = load('safety')
const own = load('own')

const wrong = (rows: readonly SafetyRow[], expected: string): readonly string[] =>
  rows.filter((row) => row.expect === expected && compareSafetyRow(row).length > 0).map((row) => `${row.id} ${row.text}`)

describe.each([
  ['the gold rows', gold, 211],
  ['the own rows', own, 1200],
])('screening %s', (name, rows, least) => {
  test('reads the whole table', () => {
    expect(rows.length).toBeGreaterThanOrEqual(least)
    console.log(`${name}\n${summarise(rows)}`)
  })
  test('stops every message of self-harm', () => expect(wrong(rows, 'stop-self-harm')).toEqual([]))
  test('lets every harmless message pass', () => expect(wrong(rows, 'pass')).toEqual([]))
  test('takes no question for a verdict for self-harm', () => expect(wrong(rows, 'stop-verdict')).toEqual([]))
})

describe('a screening', () => {
  test('names the kind of words found and never repeats them', () => {
    expect(screen('我不想活了。')).toEqual({ kind: 'stop', sort: 'self-harm', family: 'weary', rule: 'not-live', language: 'zh-Hans' })
  })
  test('answers in the language of the message', () => {
    const languages = ['我想死', '我不想活了，沒有人會發現', 'I want to die', 'wo bu xiang huo le'].map((text) => {
      const result = screen(text)
      return result.kind === 'stop' ? result.language : 'passed'
    })
    expect(languages).toEqual(['zh-Hans', 'zh-Hant', 'en', 'zh-Hans'])
  })
  test('passes an empty message', () => expect(screen('')).toEqual({ kind: 'pass' }))
  test('is not moved by what was screened before', () => {
    const texts = ['我想死', '想死你啦', 'I want to die', "I'm dying to know"]
    expect([...texts, ...texts].map((text) => screen(text).kind)).toEqual(['stop', 'pass', 'stop', 'pass', 'stop', 'pass', 'stop', 'pass'])
  })
})
