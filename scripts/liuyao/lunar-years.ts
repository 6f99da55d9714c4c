// Writes engines/liuyao/rules/calendar/lunar-years.ts: the months of the lunar years 1899 to 2100, packed.
// Deterministic: the same tyme4ts gives the same file.
// Run: node scripts/runtime.cjs scripts/liuyao/lunar-years.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { LunarYear } from 'tyme4ts'

const root = new URL('../../', import.meta.url)
const target = new URL('engines/liuyao/rules/calendar/lunar-years.ts', root)
const version: string = JSON.parse(readFileSync(new URL('node_modules/tyme4ts/package.json', root), 'utf8')).version

const first = LunarYear.fromYear(1899).getMonths()[0]?.getFirstJulianDay().getDay() ?? 0
const years: string[] = []
for (let year = 1899; year <= 2100; year++) {
  const months = LunarYear.fromYear(year).getMonths()
  const lengths = months.reduce((bits, month, place) => (month.getDayCount() === 30 ? bits | (1 << place) : bits), 0)
  const leap = LunarYear.fromYear(year).getLeapMonth()
  years.push((leap * 8192 + lengths).toString(16).padStart(5, '0'))
}
const rows = years.join('').match(/.{1,120}/gu) ?? []
writeFileSync(
  target,
  `// Made by scripts/liuyao/lunar-years.ts from tyme4ts ${version}; do not edit.

/** Day number of the lunar new year of 1899. */
export const firstNewYear = ${Math.round(first)}

/**
 * Five hexadecimal digits for each lunar year from 1899 to 2100: the leap month's number (0: none) times 8192, plus one bit a month
 * in order (a leap month follows the month whose number it has), 1 = 30 days, 0 = 29.
 */
export const packedYears = [
${rows.map((row) => `  '${row}',`).join('\n')}
].join('')
`,
)
console.log(`${years.length} lunar years written to ${target.pathname}`)
