import { type Row, TurnError } from '../src/index.ts'
import type { TableSpec } from '../host/index.ts'

/** A row as adapters keep it: text, a whole number, or JSON text; a column without a value is left out. */
export type KeptRow = Readonly<Record<string, string | number>>

/** The specs by name. Throws TurnError 'contract-invalid' when a name, key or column cannot be kept by every adapter. */
export function tablesByName(tables: readonly TableSpec[]): ReadonlyMap<string, TableSpec> {
  const byName = new Map<string, TableSpec>()
  for (const spec of tables) {
    for (const name of [spec.name, ...Object.keys(spec.columns)]) checkName(name)
    if (byName.has(spec.name)) throw new TurnError('contract-invalid', `two tables are named '${spec.name}'; a name is used once`)
    if (spec.primary.length === 0) throw new TurnError('contract-invalid', `table '${spec.name}' has no primary key; it needs one`)
    for (const column of [spec.primary, ...spec.unique].flat()) checkKeyColumn(column, spec)
    byName.set(spec.name, spec)
  }
  return byName
}

function checkName(name: string): void {
  if (!/^[a-zA-Z][a-zA-Z0-9_]{0,49}$/.test(name))
    throw new TurnError('contract-invalid', `'${name}' names a table or column; allowed are letters a to z, digits and _, beginning with a letter, at most 50`)
}

function checkKeyColumn(column: string, spec: TableSpec): void {
  const type = columnType(spec, column)
  if (type === undefined || type === 'json')
    throw new TurnError('contract-invalid', `key column '${column}' of table '${spec.name}' is ${type ?? 'unknown'}; a key is made of text and integer columns`)
}

/** The spec of a table by its name. Throws TurnError 'log-invalid' when there is none. */
export function tableNamed(name: string, tables: ReadonlyMap<string, TableSpec>): TableSpec {
  const spec = tables.get(name)
  if (spec === undefined) throw new TurnError('log-invalid', `no table '${name}'; there are: ${[...tables.keys()].join(', ')}`)
  return spec
}

/** The row as it is kept. Throws TurnError 'log-invalid' when a column is unknown, of another type, or missing from the primary key. */
export function keptRow(row: Row, spec: TableSpec): KeptRow {
  const kept = keptValues(row.values, spec)
  for (const column of spec.primary)
    if (kept[column] === undefined) throw new TurnError('log-invalid', `a row of '${spec.name}' has no '${column}', which its primary key needs`)
  return kept
}

function keptValues(values: Readonly<Record<string, unknown>>, spec: TableSpec): KeptRow {
  const kept: Record<string, string | number> = {}
  for (const [column, value] of Object.entries(values)) {
    const type = columnType(spec, column)
    if (type === undefined) throw new TurnError('log-invalid', `table '${spec.name}' has no column '${column}'; it has ${Object.keys(spec.columns).join(', ')}`)
    if (value === undefined || (value === null && type !== 'json')) continue
    const stored = type === 'json' ? jsonText(value) : value
    if (typeof stored !== 'string' && typeof stored !== 'number') throw mistyped(`${spec.name}.${column}`, value, type)
    if (type === 'integer' ? !Number.isSafeInteger(stored) : typeof stored === 'number') throw mistyped(`${spec.name}.${column}`, value, type)
    kept[column] = stored
  }
  return kept
}

function mistyped(place: string, value: unknown, type: string): TurnError {
  return new TurnError('log-invalid', `${place} was given ${jsonText(value).slice(0, 80)}; allowed is ${type}`)
}

/** Which rows are asked for: kept values, `undefined` for a column that must be empty. Throws TurnError 'log-invalid' for json or unknown columns. */
export function keptWhere(where: Readonly<Record<string, unknown>>, spec: TableSpec): Readonly<Record<string, string | number | undefined>> {
  for (const column of Object.keys(where)) {
    if (columnType(spec, column) === 'json')
      throw new TurnError('log-invalid', `rows of '${spec.name}' cannot be found by '${column}'; allowed are text and integer columns`)
  }
  const kept = keptValues(where, spec)
  return Object.fromEntries(Object.keys(where).map((column) => [column, kept[column]]))
}

/** The row as a reader gets it. */
export function rowOf(kept: KeptRow, spec: TableSpec): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(kept).map(([column, value]): readonly [string, unknown] => [
      column,
      columnType(spec, column) === 'json' ? JSON.parse(String(value)) : value,
    ]),
  )
}

function columnType(spec: TableSpec, column: string): 'text' | 'integer' | 'json' | undefined {
  return Object.hasOwn(spec.columns, column) ? spec.columns[column] : undefined
}

/** JSON text of any value; `null` where JSON has none. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value) ?? 'null'
}
