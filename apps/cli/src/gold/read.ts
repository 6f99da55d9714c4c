import { readFile } from 'node:fs/promises'
import { CliError } from '../error.ts'
import { isRecord, textAt } from '../json.ts'
import type { Comparer } from './outcome.ts'
import { comparers } from './registry.ts'

/** A gold file with what compares it. */
export type GoldFile = { readonly format: string; readonly gold: unknown; readonly compare: Comparer }

/** Opens a gold file. Throws CliError: `file-unreadable`, `json-invalid`, `format-unknown`. */
export async function readGold(path: string): Promise<GoldFile> {
  const gold = parsed(await textOf(path), path)
  const named = isRecord(gold) ? gold['format'] : undefined
  const format = typeof named === 'string' ? named : textAt(named, 'name')
  const compare = format === undefined ? undefined : comparers.get(format)
  if (format === undefined || compare === undefined) {
    throw new CliError('format-unknown', { field: path, value: format ?? '-', allowed: [...comparers.keys()] })
  }
  return { format, gold, compare }
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new CliError('file-unreadable', { field: path, value: reason(error) })
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch (error) {
    throw new CliError('json-invalid', { field: path, value: reason(error) })
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
