import type { TableSpec } from '../host/index.ts'

/** The column by which rows of a table belong to a session; undefined where they belong to none. */
export function ownerColumn({ columns }: TableSpec): 'session' | 'turn' | undefined {
  if (columns['session'] === 'text') return 'session'
  return columns['turn'] === 'text' ? 'turn' : undefined
}
