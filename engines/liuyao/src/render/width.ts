/** Ranges of code points that take two columns in a terminal (Unicode East Asian Width W and F). */
const wide: readonly (readonly [from: number, to: number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1_f300, 0x1_faff],
  [0x2_0000, 0x3_fffd],
]

/** Columns that one character takes. */
function columns(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x300) return 1
  if (/\p{M}/u.test(character)) return 0
  return wide.some(([from, to]) => code >= from && code <= to) ? 2 : 1
}

/** Columns that a text takes in a terminal. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + columns(character), 0)
}

/** A text filled with spaces on the right up to a number of columns. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Rows of cells with every column as wide as its widest cell, two spaces apart; columns without content are left out. */
export function alignRows(rows: readonly (readonly string[])[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))))
  return rows.map((row) =>
    widths
      .map((width, column) => ({ width, cell: row[column] ?? '' }))
      .filter(({ width }) => width > 0)
      .map(({ width, cell }) => padTo(cell, width))
      .join('  ')
      .trimEnd(),
  )
}
