import { LiuyaoError } from '../error.ts'

/** A list in canonical form; a place without a value is null, as in JSON. */
function list(values: readonly unknown[]): string {
  return `[${values.map((value) => (value === undefined ? 'null' : canonicalJson(value))).join(',')}]`
}

/** An object in canonical form: names in order of their code units, fields without a value left out. */
function record(value: object): string {
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}

/**
 * A value as JSON with sorted names and no spaces: equal data give equal bytes whatever order they were built in. Throws `table` for
 * what JSON cannot hold (functions, infinite numbers).
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value)
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return list(value)
  if (typeof value === 'object') return record(value)
  throw new LiuyaoError('table', `A value is ${String(value)}; allowed is what JSON can hold.`)
}
