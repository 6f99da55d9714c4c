import { checkBirth } from '../check.ts'
import type { BirthFault } from '../error.ts'
import type { FileRow, FileWarning, Finding, RowToRead } from './row.ts'

/** The format and version of a file of births of our own. */
export const ownFormat = { format: 'hefu-people', version: 1 } as const

/** Reads a file of ours: births alone (`hefu-people`), or everything that is kept (`hefu-export`), of which the births are taken. Rows are counted, not lines. */
export function readJson(text: string, { zones }: Finding): { readonly rows: readonly RowToRead[]; readonly warnings: readonly FileWarning[] } {
  const whole = parsed(text)
  const people = whole?.get('people')
  const isOurs = whole !== undefined && ['hefu-people', 'hefu-export'].includes(String(whole.get('format')))
  if (!isOurs || whole.get('version') !== ownFormat.version || !Array.isArray(people)) return { rows: [() => notOurs(text)], warnings: [] }
  const sessions = whole.get('sessions')
  const count = Array.isArray(sessions) ? sessions.length : 0
  return {
    rows: people.map((each: unknown, at): RowToRead => () => {
      const birth = mapOf(each)?.get('birth')
      const row = { line: at + 1, text: shownName(birth), warnings: [] }
      const checked = checkBirth(birth, zones)
      return 'birth' in checked ? { ...row, birth: checked.birth } : { ...row, faults: checked.faults.map((fault) => ({ ...fault, line: at + 1 })) }
    }),
    warnings: count === 0 ? [] : [{ code: 'not-read', value: `sessions × ${count}` }],
  }
}

function parsed(text: string): ReadonlyMap<string, unknown> | undefined {
  try {
    return mapOf(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function mapOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map<string, unknown>(Object.entries(value)) : undefined
}

function notOurs(text: string): FileRow {
  const fault: BirthFault = { code: 'kind-wrong', field: 'format', value: text.slice(0, 60), allowed: `${ownFormat.format} ${ownFormat.version}`, line: 1 }
  return { line: 1, text: text.slice(0, 60), warnings: [], faults: [fault] }
}

function shownName(birth: unknown): string {
  const name = mapOf(birth)?.get('name')
  return typeof name === 'string' ? name.slice(0, 120) : ''
}
