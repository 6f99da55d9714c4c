import { LiuyaoError, type LiuyaoErrorCode } from '@hefu/liuyao'
import type { Field } from './draft.ts'
import { bad, type Checked, good } from './fault.ts'

/** Fields that the engine's refusals of a moment are about, whatever was being done. */
const fieldOf: Readonly<Partial<Record<LiuyaoErrorCode, Field>>> = {
  'longitude-needed': 'longitude',
  'longitude-invalid': 'longitude',
  'zone-unknown': 'zone',
  'date-invalid': 'date',
  'date-range': 'date',
  'instant-invalid': 'date',
  'lunar-date-needed': 'date',
}

/** Does the engine's work; a refusal becomes a fault of the field that it is about, or else of the one given. */
export function checked<Value>(field: Field, make: () => Value): Checked<Value> {
  try {
    return good(make())
  } catch (error) {
    if (!(error instanceof LiuyaoError)) throw error
    return bad(fieldOf[error.code] ?? field, error.code)
  }
}
