import { canonical, TurnError } from '../../src/index.ts'
import type { TableSpec } from '../../host/index.ts'
import { type KeptRow, keptWhere, rowOf } from '../tables.ts'
import { ownTables } from './schema.ts'
import type { Found, Param, Query } from './sql.ts'
import { fromText, toText } from './text.ts'

const sqlTypes = { text: 'text', integer: 'bigint', json: 'json' } as const

/** Creates the table where it is not there; a table made earlier must have the same spec, but for new columns, which are added. Throws TurnError 'contract-invalid' otherwise. */
export async function createTable(query: Query, spec: TableSpec): Promise<void> {
  if (ownTables.includes(spec.name)) throw new TurnError('contract-invalid', `'${spec.name}' is a table of the log itself; a contract needs another name`)
  const { name, columns, primary, unique, writeOnce } = spec
  const [row] = await query.query('select spec::text from contract_table where name = $1', [name])
  if (row !== undefined) return addColumns(query, spec, JSON.parse(String(row['spec'])))
  const lines = [
    '_order bigint generated always as identity',
    ...Object.entries(columns).map(([column, type]) => `${quoted(column)} ${sqlTypes[type]}`),
    `primary key (${list(primary)})`,
    ...unique.map((key) => `unique (${list(key)})`),
  ]
  await query.script(`create table ${quoted(name)} (${lines.join(', ')})`)
  if (writeOnce) {
    await query.script(`
      create trigger write_once before update or delete on ${quoted(name)} for each row execute function refuse_change();
      create trigger write_once_all before truncate on ${quoted(name)} for each statement execute function refuse_change()`)
  }
  await query.query('insert into contract_table values ($1, $2::text::json)', [name, JSON.stringify(spec)])
}

async function addColumns(query: Query, spec: TableSpec, old: TableSpec): Promise<void> {
  const grown = { ...old, columns: { ...spec.columns, ...old.columns } }
  if (canonical(grown) !== canonical(spec))
    throw new TurnError('contract-invalid', `table '${spec.name}' was made as ${canonical(old)}; only new columns may be added to it, not ${canonical(spec)}`)
  const added = Object.entries(spec.columns).filter(([column]) => !Object.hasOwn(old.columns, column))
  for (const [column, type] of added) await query.script(`alter table ${quoted(spec.name)} add column ${quoted(column)} ${sqlTypes[type]}`)
  if (added.length > 0) await query.query('update contract_table set spec = $2::text::json where name = $1', [spec.name, JSON.stringify(spec)])
}

/** Writes a kept row; the database raises a unique violation when a key is taken. */
export async function insertRow(query: Query, spec: TableSpec, row: KeptRow): Promise<void> {
  const columns = Object.keys(row)
  const places = columns.map((column, index) => (spec.columns[column] === 'json' ? `$${index + 1}::text::json` : `$${index + 1}`))
  const values = Object.entries(row).map(([column, value]) => param(value, spec.columns[column]))
  await query.query(`insert into ${quoted(spec.name)} (${list(columns)}) values (${places.join(', ')})`, values)
}

/** The rows whose columns equal `where`, in order of insertion. */
export async function selectRows(query: Query, spec: TableSpec, where: Readonly<Record<string, unknown>>): Promise<readonly Found[]> {
  const wanted = Object.entries(keptWhere(where, spec))
  const values = wanted.flatMap(([column, value]) => (value === undefined ? [] : [param(value, spec.columns[column])]))
  const asked = wanted.filter(([, value]) => value !== undefined).map(([column], index) => `${quoted(column)} = $${index + 1}`)
  const empty = wanted.filter(([, value]) => value === undefined).map(([column]) => `${quoted(column)} is null`)
  const selected = Object.keys(spec.columns).map((column) => `${quoted(column)}::text`)
  const found = await query.query(
    `select ${selected.join(', ')} from ${quoted(spec.name)} where ${['true', ...asked, ...empty].join(' and ')} order by _order`,
    values,
  )
  return found.map((row) => rowOf(kept(row, spec), spec))
}

function param(value: string | number, type: string | undefined): Param {
  return type === 'text' ? toText(String(value)) : value
}

function kept(row: Found, spec: TableSpec): KeptRow {
  const values: Record<string, string | number> = {}
  for (const [column, type] of Object.entries(spec.columns)) {
    const value = row[column]
    if (typeof value === 'string') values[column] = type === 'integer' ? Number(value) : type === 'text' ? fromText(value) : value
  }
  return values
}

function list(columns: readonly string[]): string {
  return columns.map(quoted).join(', ')
}

function quoted(name: string): string {
  return `"${name}"`
}
