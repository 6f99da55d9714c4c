/** A row of cells and the line on which it begins, from 1. */
export type Cells = { readonly line: number; readonly cells: readonly string[] }

/** The separators that tables come with. */
const separators = [',', ';', '\t'] as const

/** The one of them that stands most often on the first line, outside quotes. */
export function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"[^"]*"/gu, '').split(/[\r\n]/u, 1)
  const counted = separators.map((separator) => ({ separator, count: first.split(separator).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ','
}

/** Splits a table into rows of cells (RFC 4180: quotes around a cell, doubled within; lines end with CR, LF or both); rows without any text are left out. */
export function cellsOf(text: string, separator: string): readonly Cells[] {
  const rows: Cells[] = []
  let [cells, cell, line, begun, quoted]: [string[], string, number, number, boolean] = [[], '', 1, 1, false]
  const endCell = (): void => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (cells.some((each) => each !== '')) rows.push({ line: begun, cells })
    cells = []
    begun = line
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const isEnd = endsLine(text, at)
    if (isEnd) line += 1
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '') [quoted, cell] = [true, '']
    else if (sign === separator) endCell()
    else if (isEnd) endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

/** Whether a line ends with the sign at a place: LF, or CR where no LF follows. */
function endsLine(text: string, at: number): boolean {
  return text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')
}
