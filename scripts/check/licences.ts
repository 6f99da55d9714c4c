import type { Check } from './kit/check.ts'
import { isRecord, parseJson, recordAt, stringAt } from './kit/json.ts'
import { textOf } from './kit/repository.ts'

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
])

/** Holds that every package a user installs has a permissive licence, as the lock file tells it. */
export const licencesCheck: Check = {
  name: 'licences',
  run: (repository) => {
    const packages = Object.entries(recordAt(parseJson(textOf(repository, 'package-lock.json') ?? '{}'), 'packages'))
    const shipped = packages.flatMap(([path, entry]) => {
      const used = path.includes('node_modules/') && isRecord(entry) && entry['link'] !== true && entry['dev'] !== true
      return used ? [{ path, licence: stringAt(entry, 'license') }] : []
    })
    return {
      faults: shipped
        .filter(({ licence }) => licence === undefined || !isPermissive(licence))
        .map(({ path, licence }) => `${path}: licence ${licence ?? 'not stated'}; allowed are ${[...permissive].join(', ')}`),
      note: `${shipped.length} packages`,
    }
  },
}

/** Reads an SPDX expression of names joined by OR and AND: one branch of OR is enough, every part of AND must be permissive. */
export function isPermissive(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, ' ')
    .split(/\sOR\s/)
    .some((branch) => branch.split(/\sAND\s/).every((name) => permissive.has(name.trim())))
}
