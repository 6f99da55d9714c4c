import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeTemplate, templateFolder } from '../apps/server/src/index.ts'

const root = resolve(import.meta.dirname, '..')
const page = join(root, 'apps/web/dist/index.html')
/** What the page is made of, besides packages of the registry. */
const sources = ['apps/web', 'apps/wire/src', 'apps/births/src', 'engines', 'contracts', 'turn/src', 'package-lock.json']
const made = /(?:^|\/)(?:dist|node_modules|golden)$/u

/** Whether the page is missing or was made of older sources, or the template of a new data folder is missing. */
export function isSomethingMissing(): boolean {
  return isPageOld() || templateFolder() === undefined
}

/** Builds what is missing in a process of its own, since what bundles the page would stay in this one's memory; false where that fails. */
export function buildApart(): boolean {
  return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', import.meta.filename], { stdio: ['ignore', 2, 2] }).status === 0
}

/** Builds what the program needs and does not have yet, or has from older sources: the page, and the template of a new data folder. */
async function buildWhatIsMissing(): Promise<void> {
  if (isPageOld()) {
    const { build } = await import('vite')
    await build({ root: join(root, 'apps/web'), logLevel: 'warn' })
  }
  if (templateFolder() === undefined) await makeTemplate()
}

function isPageOld(): boolean {
  return changedAt(page) < Math.max(...sources.map((source) => newestIn(join(root, source))))
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
