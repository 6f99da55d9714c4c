import type { FileWarning, RowToRead } from '../row.ts'
import { cellsOf, separatorOf } from './cells.ts'
import { type CsvColumns, guessColumns } from './columns.ts'
import { type Reading, readRow } from './read-row.ts'

/** A table: its heads, what its columns were taken for, and a few of its cells to look at. */
export type CsvTable = { readonly header: readonly string[]; readonly columns: CsvColumns; readonly sample: readonly (readonly string[])[] }

/** How a person says that a table is to be read, where the heads do not tell. */
export type CsvOptions = { readonly columns?: CsvColumns; readonly order?: Reading['order'] }

const shownRows = 3

/** Reads a table with a head, row by row. */
export function readCsv(
  text: string,
  { columns: told, order }: CsvOptions,
  finding: Reading['finding'],
): { readonly rows: readonly RowToRead[]; readonly table: CsvTable; readonly warnings: readonly FileWarning[] } {
  const [head, ...body] = cellsOf(text, separatorOf(text))
  const header = head?.cells ?? []
  const columns = told ?? guessColumns(header)
  const used = new Set(Object.values(columns))
  const unread = header.filter((name, at) => !used.has(at) && name !== '')
  return {
    rows: body.map((cells) => () => readRow(cells, { columns, order, finding })),
    table: { header, columns, sample: body.slice(0, shownRows).map(({ cells }) => cells) },
    warnings: unread.length === 0 ? [] : [{ code: 'not-read', value: unread.join(', ') }],
  }
}
