import { BirthError } from '../error.ts'
import { readAaf } from './aaf.ts'
import { type CsvOptions, type CsvTable, readCsv } from './csv/read-csv.ts'
import { readJhd } from './jhd.ts'
import { readJson } from './json.ts'
import type { FileFormat, FileRow, FileWarning, Finding } from './row.ts'

/** A file as it was chosen. Without a format it is told by its name and by how it begins. */
export type BirthFile = { readonly name: string; readonly text: string; readonly format?: FileFormat; readonly csv?: CsvOptions }

/** What was read: a row for every birth, good or not; what counts for the whole file; of a table also its columns. */
export type FileRead = { readonly format: FileFormat; readonly rows: readonly FileRow[]; readonly warnings: readonly FileWarning[]; readonly table?: CsvTable }

/** Rows and characters that a file may have. */
export const fileLimits = { rows: 2000, characters: 3_000_000 } as const

/** Reads births from a file, row by row; what cannot be read stands in its row with the reason. Throws BirthError `too-many` for a file beyond `fileLimits`. */
export function readBirths(file: BirthFile, finding: Finding): FileRead {
  const text = file.text.replace(/^\uFEFF/u, '')
  if (text.length > fileLimits.characters) throw tooMany(text.length, fileLimits.characters)
  const format = file.format ?? formatOf(file.name, text)
  const read = readAs(format, { ...file, text }, finding)
  if (read.rows.length > fileLimits.rows) throw tooMany(read.rows.length, fileLimits.rows)
  const lost = text.includes('\uFFFD') ? [{ code: 'characters-lost' } as const] : []
  return { ...read, format, rows: withTwins(read.rows), warnings: [...lost, ...read.warnings] }
}

/** The format of a file by the ending of its name and by how it begins. */
export function formatOf(name: string, text: string): FileFormat {
  if (/\.jhd$/iu.test(name)) return 'jhd'
  if (/^\s*#(?:A93|B93|:)/imu.test(text)) return 'aaf'
  return /^\s*[{[]/u.test(text) ? 'json' : 'csv'
}

function readAs(format: FileFormat, { name, text, csv = {} }: BirthFile, finding: Finding): Omit<FileRead, 'format'> {
  switch (format) {
    case 'jhd':
      return { rows: [readJhd(text, name.replace(/\.[^.]*$/u, ''), finding)], warnings: [] }
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
