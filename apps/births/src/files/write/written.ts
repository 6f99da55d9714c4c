import type { Birth } from '../../birth.ts'

/** A file as text, and the fields of the births that its format cannot carry. */
export type Written = { readonly text: string; readonly lost: readonly string[] }

/** The fields, of those named, that some of the births have. */
export function having(births: readonly Birth[], names: readonly (keyof Birth)[]): readonly string[] {
  return names.filter((name) => births.some((birth) => birth[name] !== undefined))
}

/** A number with at least so many digits before the point. */
export function digits(value: number, count: number): string {
  return String(value).padStart(count, '0')
}
