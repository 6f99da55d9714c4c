import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sizeText } from '../operate/size.ts'
import type { Finding } from './finding.ts'
import { unless } from './program.ts'

/** Less free space than this needs attention, and less than the record takes, since a backup would not fit. */
const leastFree = 500_000_000
/** How far a file may lie before the clock in milliseconds: clocks of network folders differ a little. */
const tolerance = 120_000

/** The data folder, its disk, and the clock. */
export function machineFindings(folder: string, now: number): readonly Finding[] {
  const found = measured(folder)
  return [...folderFindings(folder, found.bytes), zoneFinding(), clockFinding(Math.max(found.newest, statSync(import.meta.filename).mtimeMs), now)]
}

function folderFindings(folder: string, bytes: number): readonly Finding[] {
  const ground = existing(folder)
  const free = freeBytes(ground)
  const isWritable = canWrite(ground)
  const what: Pick<Finding, 'words' | 'data'> = existsSync(folder) ? { data: [folder, sizeText(bytes)] } : { words: ['new'], data: [folder] }
  return [
    isWritable ? { item: 'folder', ...what, ok: true } : { item: 'folder', words: ['unwritable'], data: [folder], ok: false, advice: 'folder' },
    { item: 'disk', data: [sizeText(free)], ...unless(free >= Math.max(leastFree, bytes), 'space') },
  ]
}

/** A file that is later than the clock shows that the clock was put back, or runs behind. */
function clockFinding(newest: number, now: number): Finding {
  const isRight = newest <= now + tolerance
  return { item: 'clock', words: [isRight ? 'right' : 'ahead'], data: [new Date(now).toISOString()], ...unless(isRight, 'clock') }
}

function zoneFinding(): Finding {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isKnown = zone !== undefined && zone !== 'Etc/Unknown'
  return { item: 'zone', ...(isKnown ? { data: [zone] } : { words: ['unknown'] }), ...unless(isKnown, 'zone') }
}

/** Bytes of all files below a folder, and when the newest was changed; nothing where it cannot be read. */
function measured(folder: string): { readonly bytes: number; readonly newest: number } {
  let bytes = 0
  let newest = 0
  for (const name of namesBelow(folder)) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    if (found?.isFile() !== true) continue
    bytes += found.size
    newest = Math.max(newest, found.mtimeMs)
  }
  return { bytes, newest }
}

function namesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}

/** The nearest folder upwards that is there. */
function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder))
}
