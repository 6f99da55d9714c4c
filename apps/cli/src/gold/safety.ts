import { compareSafetyRow, type SafetyRow } from '@hefu/contracts/safety/verify'
import { isRecord, listAt } from '../json.ts'
import { compareEach, type Comparer, type Outcome } from './outcome.ts'

/** Messages and what a screening must do with them: words of self-harm stop, all else passes. Rows that ask for a verdict have no rule yet. */
export const compareSafety: Comparer = async (gold) => {
  const rows = listAt(gold, 'rows')
  const outcomes = await compareEach(rows, {
    is: isSafetyRow,
    wanted: 'a row with id, text, expect and kind',
    name: ({ id }) => id,
    compare: (row) => compareSafetyRow(row).map(({ id, expected, actual, by }) => ({ path: `${id} (${row.kind})`, expected, actual: by ?? actual })),
  })
  return outcomes.map((outcome, place) => withoutVerdict(outcome, rows[place]))
}

/** A row that asks for a verdict counts only where it was taken for self-harm. */
function withoutVerdict(outcome: Outcome, row: unknown): Outcome {
  const verdict = isRecord(row) && row['expect'] === 'stop-verdict' && 'differences' in outcome && outcome.differences.length === 0
  return verdict ? { id: outcome.id, skipped: 'no rule judges questions for a verdict; it was not taken for self-harm' } : outcome
}

function isSafetyRow(value: unknown): value is SafetyRow {
  if (!isRecord(value) || !['undefined', 'boolean'].includes(typeof value['border'])) return false
  return ['id', 'text', 'expect', 'kind'].every((key) => typeof value[key] === 'string')
}
