import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { makeTemplate, templateFolder } from '../apps/server/src/index.ts'

const root = resolve(import.meta.dirname, '..')
const page = join(root, 'apps/web/dist/index.html')
/** What the page is made of, besides packages of the registry. */
const sources = ['apps/web', 'apps/wire/src', 'engines', 'contracts', 'turn/src', 'package-lock.json']
const made = /(?:^|\/)(?:dist|node_modules|golden)$/u

/** Builds what the program needs and does not have yet, or has from older sources: the page, and the template of a new data folder. */
export async function buildWhatIsMissing(): Promise<void> {
  if (changedAt(page) < Math.max(...sources.map((source) => newestIn(join(root, source))))) await build({ root: join(root, 'apps/web'), logLevel: 'warn' })
  if (templateFolder() === undefined) await makeTemplate()
}

/** When a file was changed last, in milliseconds since 1970; 0 where there is none. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function newestIn(path: string): number {
  if (made.test(path)) return 0
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

if (import.meta.main) await buildWhatIsMissing()
