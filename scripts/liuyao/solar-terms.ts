// Writes engines/liuyao/rules/calendar/terms.ts: the instants of the 节 from 大雪 1899 to 小寒 2101, packed.
// Deterministic: the same tyme4ts gives the same file.
// Run: node scripts/runtime.cjs scripts/liuyao/solar-terms.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { SolarTerm } from 'tyme4ts'

const root = new URL('../../', import.meta.url)
const target = new URL('engines/liuyao/rules/calendar/terms.ts', root)
const version: string = JSON.parse(readFileSync(new URL('node_modules/tyme4ts/package.json', root), 'utf8')).version

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const year = 31_556_925

/** UTC epoch seconds of a term; index 0 of a year in tyme4ts is the 冬至 before it, 1 the 小寒. */
function instantOf(inYear: number, index: number): number {
  const time = SolarTerm.fromIndex(inYear, index).getJulianDay().getSolarTime()
  const [y, m, d] = [time.getYear(), time.getMonth(), time.getDay()]
  return Date.UTC(y, m - 1, d, time.getHour() - 8, time.getMinute(), time.getSecond()) / 1000
}

const instants = [instantOf(1899, 23)]
for (let y = 1900; y <= 2100; y++) for (let month = 0; month < 12; month++) instants.push(instantOf(y, 1 + 2 * month))
instants.push(instantOf(2101, 1))

// The first twelve plainly, then the same term of the next year as a difference from the mean tropical year, two signs each.
const first = instants.slice(0, 12)
const packed = instants.slice(12).map((instant, place) => {
  const difference = instant - (instants[place] ?? 0) - year + 2048
  if (difference < 0 || difference >= 4096) throw new RangeError(`Difference ${difference - 2048} s at entry ${place + 12} does not fit.`)
  return alphabet.charAt(difference >> 6) + alphabet.charAt(difference & 63)
})
const rows = packed.join('').match(/.{1,120}/gu) ?? []

writeFileSync(
  target,
  `// Made by scripts/liuyao/solar-terms.ts from tyme4ts ${version}; do not edit.

/** Epoch seconds (UTC) of the first twelve 节: 大雪 of December 1899, then 小寒 to 立冬 of 1900. */
export const firstTerms: readonly number[] = [
${first.map((instant) => `  ${String(instant).replaceAll(/\\B(?=(\\d{3})+(?!\\d))/gu, '_')},`).join('\n')}
]

/** Seconds of the mean tropical year from which the packed differences are counted. */
export const meanYear = 31_556_925

/** Signs of the base-64 digits, in order of value. */
export const digits = '${alphabet}'

/** Two digits for each later 节 up to 小寒 2101: what it lies beyond one mean year after its forerunner, plus 2048 s. */
export const packedTerms = [
${rows.map((row) => `  '${row}',`).join('\n')}
].join('')
`,
)
console.log(`${instants.length} terms written to ${target.pathname}`)
