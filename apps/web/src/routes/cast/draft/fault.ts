import type { LiuyaoErrorCode } from '@hefu/liuyao'
import type { Field } from './draft.ts'

/** What this page asks for before the engine is asked. */
export type OwnFault =
  | 'question-empty'
  | 'question-long'
  | 'category-missing'
  | 'sex-missing'
  | 'lines-missing'
  | 'base-missing'
  | 'numbers-missing'
  | 'moment-missing'
  | 'time-gap'
  | 'time-fold'

/** What is wrong with a field; `allowed` where there is something to offer instead. */
export type Fault = { readonly field: Field; readonly code: OwnFault | LiuyaoErrorCode; readonly allowed?: string }

/** A value, or what stands in its way. */
export type Checked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault }

/** A value that is as it should be. */
export function good<Value>(value: Value): Checked<Value> {
  return { ok: true, value }
}

/** A field that is not. */
export function bad(field: Field, code: Fault['code'], allowed?: string): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { field, code, ...(allowed === undefined ? {} : { allowed }) } }
}
