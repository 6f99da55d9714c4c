import type { Birth } from '../../birth.ts'
import { ownFormat } from '../json.ts'

/** Births as a file of our own, which holds all of each; `readBirths` gives the same births back. */
export function writeJson(births: readonly Birth[], about: { readonly program: string; readonly at: number }): string {
  return `${JSON.stringify({ ...ownFormat, ...about, people: births.map((birth) => ({ birth })) }, undefined, 2)}\n`
}
