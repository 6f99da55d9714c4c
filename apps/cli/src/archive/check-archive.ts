import { createHash } from 'node:crypto'
import { list, type ReadEntry } from 'tar'
import { CliError, type CliErrorCode } from '../error.ts'
import { type FileRecord, isAllowed, type Manifest, manifestPath, readManifest } from './manifest.ts'

const largestManifest = 16 * 1024 * 1024

/** What was seen while an archive was read. */
interface Seen {
  readonly manifest: Buffer[]
  readonly records: Map<string, Omit<FileRecord, 'path'>>
  /** What may not stand in a backup; anything of this and nothing is restored. */
  readonly strange: string[]
}

/**
 * Reads a whole backup without writing anything: that its manifest is one of ours, that it holds every file with the size and SHA-256
 * that the manifest names, and nothing else. Throws CliError 'file-unreadable', 'archive-unknown', 'archive-newer', 'archive-damaged'.
 */
export async function checkArchive(file: string): Promise<Manifest> {
  const seen: Seen = { manifest: [], records: new Map(), strange: [] }
  const broken = await read(file, seen)
  const manifest = readManifest(Buffer.concat(seen.manifest).toString('utf8'))
  if (typeof manifest === 'string') throw refused(broken !== undefined && manifest !== 'newer' && seen.manifest.length > 0 ? 'damaged' : manifest, file)
  if (broken !== undefined) throw refused('damaged', `${file}: ${broken}`)
  const fault = faultIn(manifest, seen)
  if (fault !== undefined) throw refused('damaged', `${file}: ${fault}`)
  return manifest
}

/** Reads through; gives why it could not. */
async function read(file: string, seen: Seen): Promise<string | undefined> {
  try {
    await list({ file, strict: true, onReadEntry: (entry) => look(entry, seen) })
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR'].includes(code)) throw new CliError('file-unreadable', { field: 'FILE', value: `${file} (${code})` })
    return error instanceof Error ? error.message : String(error)
  }
}

function look(entry: ReadEntry, { manifest, records, strange }: Seen): void {
  const { path, type, size } = entry
  if (path === manifestPath) {
    if (type !== 'File' || size > largestManifest || manifest.length > 0 || records.size > 0) strange.push(path)
    else entry.on('data', (piece) => manifest.push(piece))
    return
  }
  if (type === 'Directory' && isAllowed(path, 'Directory')) return
  if (type !== 'File' || !isAllowed(path, 'File') || records.has(path)) {
    strange.push(path)
    return
  }
  const hash = createHash('sha256')
  records.set(path, { bytes: size, sha256: '' })
  entry.on('data', (piece) => hash.update(piece))
  entry.on('end', () => records.set(path, { bytes: size, sha256: hash.digest('hex') }))
}

function faultIn({ files }: Manifest, { records, strange }: Seen): string | undefined {
  if (strange[0] !== undefined) return strange[0]
  const wrong = files.find(({ path, bytes, sha256 }) => {
    const found = records.get(path)
    return found?.bytes !== bytes || found.sha256 !== sha256
  })
  if (wrong !== undefined) return wrong.path
  const named = new Set(files.map(({ path }) => path))
  return [...records.keys()].find((path) => !named.has(path))
}

function refused(why: 'unknown' | 'newer' | 'damaged', value: string): CliError {
  const codes = { unknown: 'archive-unknown', newer: 'archive-newer', damaged: 'archive-damaged' } as const satisfies Record<string, CliErrorCode>
  return new CliError(codes[why], { field: 'FILE', value })
}
