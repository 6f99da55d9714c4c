import { type Language, provenanceLine, remarkLine } from '@hefu/sky/labels'
import type { BirthMoment } from './instants.ts'

/** Where each offset of a birth comes from, and what a person should know about it, as sentences. */
export function momentLines(
  { readings, remarks }: BirthMoment,
  language: Language,
): { readonly provenance: readonly string[]; readonly remarks: readonly string[] } {
  return { provenance: readings.map((reading) => provenanceLine(reading, language)), remarks: remarks.map((remark) => remarkLine(remark, language)) }
}
