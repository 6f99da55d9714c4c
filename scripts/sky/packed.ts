import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Where a packed table comes from. */
export interface Manifest {
  readonly made: string
  readonly inputs: readonly Readonly<Record<string, string | number>>[]
  readonly counts: Readonly<Record<string, number>>
}

const root = new URL('../../', import.meta.url)

/** Writes a text as a gzip file and, beside it, its manifest; the hash is of the text, since a later zlib may pack it in other bytes. */
export function writePacked(path: string, text: string, manifest: Manifest): void {
  const bytes = Buffer.from(text)
  const packed = gzipSync(bytes, { level: 9 })
  writeFileSync(new URL(path, root), packed)
  const target = path.replace(/\.txt\.gz$/u, '.manifest.json')
  const about = {
    ...manifest,
    node: process.version,
    zlib: process.versions.zlib,
    bytes: bytes.length,
    packedBytes: packed.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  writeFileSync(new URL(target, root), `${JSON.stringify(about, undefined, 2)}\n`)
  console.log(`${path}: ${bytes.length} bytes, ${packed.length} packed; ${JSON.stringify(manifest.counts)}`)
}

/** The version of an installed Debian package. */
export function debianVersion(name: string): string {
  const entry = readFileSync('/var/lib/dpkg/status', 'utf8')
    .split('\n\n')
    .find((each) => each.startsWith(`Package: ${name}\n`))
  return /^Version: (.+)$/mu.exec(entry ?? '')?.[1] ?? 'not installed'
}
