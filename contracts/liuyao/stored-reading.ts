import { languages, type Language } from '@hefu/liuyao/labels'
import type { Log } from '@hefu/turn/host'
import { isWordedFact } from './derivation.ts'
import type { WordedFact } from './facts/describe.ts'
import { isListOf, isOneOf, isRecord, isText } from './guard.ts'
import { type Reading, readingOutput } from './output.ts'

/** A reading as it is kept: the whole of it, the question it answers, and the closed list of facts that may be cited of it. */
export type StoredReading = {
  readonly cast: string
  readonly session: string
  readonly turn: string
  readonly language: Language
  readonly question: string
  readonly reading: Reading
  readonly facts: readonly WordedFact[]
}

/** The kept reading of a cast, or undefined where there is none. */
export async function storedReading(log: Pick<Log, 'rows'>, cast: string): Promise<StoredReading | undefined> {
  const [row] = await log.rows('reading', { cast })
  return isStoredReading(row) ? row : undefined
}

/** Whether a row of the table `reading` holds a reading. */
function isStoredReading(row: unknown): row is StoredReading {
  if (!isRecord(row)) return false
  const { cast, session, turn, language, question, reading, facts } = row
  const texts = [cast, session, turn, question].every(isText)
  return texts && isOneOf(languages, language) && isReading(reading) && isListOf(facts, isWordedFact)
}

/** Whether a value read back is a kept reading. */
function isReading(value: unknown): value is Reading {
  if (!isRecord(value) || value['status'] !== 'ok' || !isText(value['sign_level'])) return false
  const { divination_derived: derived, ui_hints: hints } = value
  return isRecord(derived) && isRecord(derived['chart']) && isRecord(hints) && 'ok' in readingOutput.parse(value)
}
