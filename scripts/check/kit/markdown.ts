/** One row of a table: column title in lower case to the text of its cell. */
export type Row = ReadonlyMap<string, string>

/** The tables of a Markdown text, each a list of rows. A pipe inside backticks or after a backslash is part of its cell. */
export function tablesOf(text: string): readonly (readonly Row[])[] {
  const tables: Row[][] = []
  let titles: readonly string[] | undefined
  for (const line of text.split('\n')) {
    if (!line.trimStart().startsWith('|')) {
      titles = undefined
      continue
    }
    const cells = cellsOf(line)
    if (titles === undefined) {
      titles = cells.map((cell) => cell.toLowerCase())
      tables.push([])
    } else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
      tables.at(-1)?.push(new Map(titles.map((title, at) => [title, cells[at] ?? ''])))
    }
  }
  return tables
}

function cellsOf(line: string): readonly string[] {
  const parts = line.trim().match(/(?:`[^`]*`|\\.|[^|`\\])+|\|/g) ?? []
  const cells: string[] = ['']
  for (const part of parts) {
    if (part === '|') cells.push('')
    else cells[cells.length - 1] += part
  }
  return cells.slice(1, -1).map((cell) => cell.trim())
}
