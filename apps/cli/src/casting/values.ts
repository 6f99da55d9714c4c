import { CliError } from '../error.ts'

/** Entries between commas, spaces or Chinese commas; digits written in one go are taken one by one where `single` says so. */
export function entriesOf(text: string, single: boolean): readonly string[] {
  const trimmed = text.trim()
  if (single && /^\d{2,}$/u.test(trimmed)) return Array.from(trimmed)
  return trimmed === '' ? [] : trimmed.split(/\s*[,，、;；]\s*|\s+/u)
}

/** Entries as numbers; what is no number becomes NaN, which no rule allows. */
export function numbersOf(text: string, single: boolean): readonly number[] {
  return entriesOf(text, single).map((entry) => (/^[+-]?\d+(?:\.\d+)?$/u.test(entry) ? Number(entry) : Number.NaN))
}

/** The entry of a closed list that a flag names. Throws CliError 'flag-invalid', or `code` where the engine has its own. */
export function oneOf<Value extends string>(list: readonly Value[], { field, value, code = 'flag-invalid' }: Named): Value {
  const found = list.find((one) => one === value)
  if (found === undefined) throw new CliError(code, { field, value, allowed: list })
  return found
}

/** A flag with what it holds, and the code of its refusal. */
export type Named = { readonly field: string; readonly value: string; readonly code?: CliError['code'] }
