import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { type FileRecord, type Manifest, manifestPath } from './manifest.ts'

/** Size and SHA-256 of every file below some entries of a folder, by path. */
export async function recordsOf(folder: string, entries: readonly string[]): Promise<readonly FileRecord[]> {
  const records: FileRecord[] = []
  for (const path of await filesBelow(folder, entries)) records.push(await recordOf(folder, path))
  return records
}

/**
 * Writes entries of a folder into an archive, the manifest before them. The file comes to its name whole and lasting, readable by its owner
 * alone, or not at all. Throws what the file system throws.
 */
export async function writeArchive(file: string, folder: string, manifest: Manifest): Promise<void> {
  const draft = await mkdtemp(join(dirname(file), `.${basename(file)}-`))
  try {
    await writeFile(join(draft, manifestPath), JSON.stringify(manifest), { mode: 0o600 })
    // An archive may be put into another; so the manifest comes first though it is no file of the folder.
    await create({ file: join(draft, 'manifest.tar'), cwd: draft, portable: true }, [manifestPath])
    const archive = join(draft, 'archive')
    const entries = [...new Set(manifest.files.map(({ path }) => path.split('/')[0] ?? path))]
    await create({ file: archive, cwd: folder, gzip: true, portable: true, strict: true, mode: 0o600 }, [`@${join(draft, 'manifest.tar')}`, ...entries])
    await toDisk(archive)
    await rename(archive, file)
    await toDisk(dirname(file))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function filesBelow(folder: string, entries: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of entries) {
    const inside = await readdir(join(folder, entry), { withFileTypes: true }).catch(() => undefined)
    if (inside === undefined) found.push(entry)
    else
      for (const one of inside.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
        found.push(...(one.isDirectory() ? await filesBelow(folder, [`${entry}/${one.name}`]) : [`${entry}/${one.name}`]))
  }
  return found
}

async function recordOf(folder: string, path: string): Promise<FileRecord> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(join(folder, path)), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      hash.update(piece)
      bytes += piece.length
    }
  })
  return { path, bytes, sha256: hash.digest('hex') }
}

/** Waits until the disk has a file, or a folder's names. */
async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
