import { BirthError } from '../error.ts'
import { readAaf } from './aaf.ts'
import { type CsvOptions, type CsvTable, readCsv } from './csv/read-csv.ts'
import { readJhd } from './jhd.ts'
import { readJson } from './json.ts'
import type { FileFormat, FileRow, FileWarning, Finding, RowToRead } from './row.ts'

/** A file as it was chosen. Without a format it is told by its name and by how it begins. */
export type BirthFile = { readonly name: string; readonly text: string; readonly format?: FileFormat; readonly csv?: CsvOptions }

/** What was read: a row for every birth, good or not; what counts for the whole file; of a table also its columns. */
export type FileRead = { readonly format: FileFormat; readonly rows: readonly FileRow[]; readonly warnings: readonly FileWarning[]; readonly table?: CsvTable }

/** Rows and characters that a file may have. */
export const fileLimits = { rows: 2000, characters: 3_000_000 } as const

/** Reads births from a file, row by row; what cannot be read stands in its row with the reason. Throws BirthError `too-many` for a file beyond `fileLimits`. */
export function readBirths(file: BirthFile, finding: Finding): FileRead {
  const { rows, ...opened } = openFile(file, finding)
  return { ...opened, rows: withTwins(rows.map((read) => read())) }
}

/** Rows read between two pauses. */
const atOnce = 20

/** The same with a pause after every few rows, so that a program can do other things while a long file is read. Rejects as `readBirths` throws. */
export async function readBirthsInTurns(file: BirthFile, finding: Finding, pause: () => Promise<void>): Promise<FileRead> {
  const { rows: toRead, ...opened } = openFile(file, finding)
  const rows: FileRow[] = []
  for (const [at, read] of toRead.entries()) {
    if (at % atOnce === atOnce - 1) await pause()
    rows.push(read())
  }
  return { ...opened, rows: withTwins(rows) }
}

type Opened = Omit<FileRead, 'rows'> & { readonly rows: readonly RowToRead[] }

function openFile(file: BirthFile, finding: Finding): Opened {
  const text = file.text.replace(/^\uFEFF/u, '')
  if (text.length > fileLimits.characters) throw tooMany(text.length, fileLimits.characters)
  const format = file.format ?? formatOf(file.name, text)
  const opened = openAs(format, { ...file, text }, finding)
  if (opened.rows.length > fileLimits.rows) throw tooMany(opened.rows.length, fileLimits.rows)
  const lost = text.includes('\uFFFD') ? [{ code: 'characters-lost' } as const] : []
  return { ...opened, format, warnings: [...lost, ...opened.warnings] }
}

/** The format of a file by the ending of its name and by how it begins. */
export function formatOf(name: string, text: string): FileFormat {
  if (/\.jhd$/iu.test(name)) return 'jhd'
  if (/^\s*#(?:A93|B93|:)/imu.test(text)) return 'aaf'
  return /^\s*[{[]/u.test(text) ? 'json' : 'csv'
}

function openAs(format: FileFormat, { name, text, csv = {} }: BirthFile, finding: Finding): Omit<Opened, 'format'> {
  switch (format) {
    case 'jhd':
      return { rows: [() => readJhd(text, name.replace(/\.[^.]*$/u, ''), finding)], warnings: [] }
    case 'aaf':
      return { rows: readAaf(text, finding), warnings: [] }
    case 'csv':
      return readCsv(text, csv, finding)
    case 'json':
      return readJson(text, finding)
  }
}

function tooMany(value: number, most: number): BirthError {
  return new BirthError({ code: 'too-many', field: '', value: String(value), allowed: `≤ ${most}` })
}

/** Marks births that stand on an earlier row already. */
function withTwins(rows: readonly FileRow[]): readonly FileRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    if (!('birth' in row)) return row
    const { notes: _, source: __, ...birth } = row.birth
    const key = JSON.stringify(birth)
    const first = seen.get(key)
    if (first === undefined) seen.set(key, row.line)
    return first === undefined ? row : { ...row, warnings: [...row.warnings, { code: 'same-in-file', value: String(first) }] }
  })
}
