import { compareEphemeris } from './ephemeris.ts'
import { compareJyotish } from './jyotish.ts'
import { comparePillars, compareHexagrams, comparePlates } from './plates.ts'
import type { Comparer } from './outcome.ts'
import { comparePanchanga } from './panchanga.ts'
import { compareSafety } from './safety.ts'
import { compareSolarTerms } from './solar-terms.ts'
import { compareTurnFaults } from './turn-faults.ts'

/** What compares a gold file, by the file's `format` (its text, or its `name`). */
export const comparers: ReadonlyMap<string, Comparer> = new Map([
  ['turn-faults', compareTurnFaults],
  ['liuyao-gold/1', comparePlates],
  ['ganzhi-gold/1', comparePillars],
  ['hexagrams/1', compareHexagrams],
  ['solar-terms/1', compareSolarTerms],
  ['ephemeris/1', compareEphemeris],
  ['jyotish/1', compareJyotish],
  ['panchanga/1', comparePanchanga],
  ['safety', compareSafety],
])
