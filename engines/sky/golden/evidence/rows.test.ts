import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rows that speak of more than time, place and positions; the README of this folder says who holds the rest of each. */
const elsewhere = ['J04']
const rows = [
  'T01 T02 T03 T05 T06 T08 T09 T10 T11 T12 T14 T15 T16 T17',
  'P01 P02 P03 P05 P06',
  'J01 J02 J03 J05 J06 J07 J08 J09 J11 J13 J14 J15 J17 J19 J20 J21',
].flatMap((section) => section.split(' '))
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const tests = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts') && name !== 'rows.test.ts')
  .map(read)
  .join('\n')

it.each(rows)('the reported fault %s has a test that begins with its name', (row) => {
  expect(tests).toMatch(new RegExp(String.raw`['"\x60](?:[A-Z]\d{2}, )*${row}(?::|,|')`, 'u'))
})

it('every row that this package does not hold, or not alone, is told with who does', () => {
  for (const row of elsewhere) expect(read('README.md')).toContain(`| ${row} |`)
})
