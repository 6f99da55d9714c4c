import { deriveReading } from '../derivation.ts'
import { narrateReading } from '../narrate/reading.ts'
import { keptReading } from '../reading.ts'
import type { ReadingArguments } from '../arguments.ts'
import type { StoredReading } from '../stored-reading.ts'

/** A kept reading as its row would be read back. */
export function keptSample(given: ReadingArguments, question = '这笔钱收得回来吗？'): StoredReading {
  const derivation = deriveReading(given)
  const reading = keptReading(derivation, narrateReading(derivation))
  const row: StoredReading = { cast: given.cast.id, session: 's', turn: 't', language: given.language, question, reading, facts: derivation.facts }
  return structuredClone(row)
}
