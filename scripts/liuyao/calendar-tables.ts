// Writes engines/liuyao/rules/calendar/terms.ts and lunar-years.ts from the ephemeris of @hefu/sky.
// Deterministic: the same ephemeris gives the same files, which a test holds.
// Run: node scripts/runtime.cjs scripts/liuyao/calendar-tables.ts
import { writeFileSync } from 'node:fs'
import { loadEphemeris } from '../../engines/sky/load/ephemeris.ts'
import { lunarYearsFile } from './lunar-years-file.ts'
import { termsFile } from './terms-file.ts'

const folder = new URL('../../engines/liuyao/rules/calendar/', import.meta.url)
const ephemeris = await loadEphemeris()
for (const [name, text] of [
  ['terms.ts', termsFile(ephemeris)],
  ['lunar-years.ts', lunarYearsFile(ephemeris)],
] as const) {
  writeFileSync(new URL(name, folder), text)
  console.log(`${text.length} characters written to ${folder.pathname}${name}`)
}
