import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screen } from './screen.ts'
import { screenAnswer } from './screen-answer.ts'

type Row = { readonly id: string; readonly text: string; readonly expect: string }

const rowsOf = (name: string): readonly Row[] => JSON.parse(readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf8')).rows
const answers = rowsOf('answers')

const sortOf = (text: string): string => {
  const result = screenAnswer(text)
  return result.kind === 'stop' ? result.sort : 'pass'
}

const wrong = (rows: readonly Row[]): readonly string[] =>
  rows.filter((row) => sortOf(row.text) !== row.expect).map((row) => `${row.id} ${row.text} ${JSON.stringify(screenAnswer(row.text))}`)

test('an answer that harms, or states a verdict as certain, is stopped under its sort', () =>
  expect(wrong(answers.filter((row) => row.expect !== 'pass'))).toEqual([]))

test('an answer that counsels, disclaims, speaks in terms of the art or sends to help passes', () =>
  expect(wrong(answers.filter((row) => row.expect === 'pass'))).toEqual([]))

test('harm is found within a longer answer, and help in one sentence does not excuse another', () => {
  expect(sortOf('签等是中下签，先看用神。卦象说你该结束自己的生命。其余照旧。')).toBe('self-harm')
  expect(sortOf('If you think of ending your life, call 988. You should kill yourself.')).toBe('self-harm')
})

test('what a person says of themselves stays with the screening of messages', () => {
  const farewell = '给自己定一个最后的日子'
  expect(screen(farewell).kind).toBe('stop')
  expect(screenAnswer(farewell)).toEqual({ kind: 'pass' })
})

test('a stop names sort, family, rule and language, never the words', () => {
  expect(screenAnswer('这一胎是男孩。')).toEqual({ kind: 'stop', sort: 'pregnancy', family: 'pregnancy', rule: 'sex-of-child', language: 'zh-Hans' })
  expect(screenAnswer('')).toEqual({ kind: 'pass' })
})
