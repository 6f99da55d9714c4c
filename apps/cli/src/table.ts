import { columnsOf } from './text.ts'

/** Rows as lines of columns of one width, the first to the left; the others to the right, or all to the left. */
export function table(rows: readonly (readonly string[])[], { left = false }: { readonly left?: boolean } = {}): readonly string[] {
  const count = Math.max(0, ...rows.map(({ length }) => length))
  const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map((row) => columnsOf(row[column] ?? ''))))
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - columnsOf(cell))
        return left || column === 0 ? cell + space : space + cell
      })
      .join('  ')
      .trimEnd(),
  )
}
