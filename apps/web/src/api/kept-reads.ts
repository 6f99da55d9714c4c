import type { SessionPage, SessionWhole } from '@hefu/wire'
import { mutate } from 'swr'

/** Where what was read is kept on the device, so that it can be read again without a connection; numbered anew when its shape changes. */
const place = 'hefu.read.2'
/** Characters kept at most; what was read longest ago goes first. */
const most = 2_000_000

const reads = new Map<string, unknown>(storedReads())

/** Keeps what was read at a path. Only readings, people and their lists are kept: never searches, keys, settings or who writes. */
export function keepRead(path: string, value: unknown): void {
  if (!/^\/api\/(?:sessions|people)/.test(path) || /[?&](?:search|question)=/.test(path)) return
  reads.delete(path)
  reads.set(path, value)
  if (isWhole(value)) listed(value)
}

/** Puts a session where the kept lists have it, or at their head: a list read before it was cast would not know it, or not how it stands now. */
function listed(whole: SessionWhole): void {
  const { turns: _turns, reading: _reading, followUp: _followUp, cast: _cast, matter: _matter, options: _options, language: _language, ...row } = whole
  for (const [path, list] of reads) {
    if (!/^\/api\/sessions(?:\?|$)/.test(path) || !isList(list)) continue
    const known = list.sessions.some(({ session }) => session === row.session)
    const newest = list.sessions.every(({ createdAt }) => createdAt <= row.createdAt)
    if (known) reads.set(path, { ...list, sessions: list.sessions.map((one) => (one.session === row.session ? row : one)) })
    else if (newest) reads.set(path, { ...list, sessions: [row, ...list.sessions] })
  }
}

function isWhole(value: unknown): value is SessionWhole {
  return typeof value === 'object' && value !== null && 'session' in value && 'turns' in value && 'createdAt' in value
}

function isList(value: unknown): value is SessionPage {
  return typeof value === 'object' && value !== null && 'sessions' in value && Array.isArray(value.sessions)
}

/** What was last read at a path, on this device, in this or an earlier opening of the page. */
export function keptRead(path: string): unknown {
  return reads.get(path)
}

/** Forgets a session or a person that is deleted, and the lists that may name it; without a path, everything. */
export function forgetReads(path?: string): void {
  const gone = [...reads.keys()].filter((kept) => path === undefined || kept === path || /^\/api\/(?:sessions\?|people(?:\?|$))/.test(kept))
  for (const kept of gone) reads.delete(kept)
  if (path !== undefined) void mutate(path, undefined, { revalidate: false })
  storeReads()
}

/** From now on: pages start with what was read before, and what is read is written down whenever the page is left or hidden. */
export function startKeeping(): void {
  for (const [path, value] of reads) void mutate(path, value, { revalidate: false })
  addEventListener('pagehide', storeReads)
  document.addEventListener('visibilitychange', storeReads)
}

/** Writes what was read to the device. */
export function storeReads(): void {
  try {
    localStorage.setItem(place, JSON.stringify(newest([...reads])))
  } catch {
    // Storage can be closed or full; then nothing is kept.
  }
}

/** The newest reads that fit. */
function newest(kept: readonly (readonly [string, unknown])[]): readonly (readonly [string, unknown])[] {
  const fitting = { length: 0, from: kept.length }
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    fitting.length += JSON.stringify(kept[at]).length
    if (fitting.length > most) break
    fitting.from = at
  }
  return kept.slice(fitting.from)
}

function storedReads(): readonly (readonly [string, unknown])[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((read: unknown) => (Array.isArray(read) && typeof read[0] === 'string' ? [[read[0], read[1]] as const] : []))
  } catch {
    return []
  }
}
