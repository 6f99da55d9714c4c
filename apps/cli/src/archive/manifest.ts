import { z } from 'zod'

/** The manifest's place in the archive: before everything else. */
export const manifestPath = 'manifest.json'

/** The folder of the database and the file of the key, in a data folder and in its backup alike. */
export const databaseFolder = 'database'
export const keyFile = 'provider-key'

/** The version of the backup's format that this program writes, and the newest that it reads. */
export const formatVersion = 1

const segment = String.raw`(?!\.{1,2}(?:\/|$))[\w.-]+`

/** Paths that a backup may hold: below the database's folder, and the key file. No way leads upwards or to a root. */
const allowedPath = new RegExp(`^(?:${databaseFolder}(?:/${segment})+|${keyFile})$`, 'u')

/** Whether a path may stand in a backup; of a folder, the last sign may be a slash. */
export function isAllowed(path: string, kind: 'File' | 'Directory'): boolean {
  if (kind === 'File') return allowedPath.test(path)
  const folder = path.endsWith('/') ? path.slice(0, -1) : path
  return folder === databaseFolder || (allowedPath.test(folder) && folder !== keyFile)
}

const head = z.object({ format: z.literal('hefu-backup'), version: z.int().positive() })

const manifest = z.object({
  format: z.literal('hefu-backup'),
  version: z.literal(formatVersion),
  /** When the backup was made, in ISO 8601. */
  at: z.iso.datetime(),
  /** Versions of what made it. */
  program: z.string(),
  commit: z.string(),
  pglite: z.string(),
  postgres: z.string(),
  schema: z.object({ log: z.int().nonnegative(), app: z.int().nonnegative() }),
  keys: z.boolean(),
  files: z.array(z.object({ path: z.string().regex(allowedPath), bytes: z.int().nonnegative(), sha256: z.string().regex(/^[\da-f]{64}$/u) })),
})

/** What a backup holds: how it was made, and size and SHA-256 of each file. */
export type Manifest = z.infer<typeof manifest>

/** One file of a backup. */
export type FileRecord = Manifest['files'][number]

/** A manifest's text read; why it cannot be used where it cannot. */
export function readManifest(text: string): Manifest | 'unknown' | 'newer' | 'damaged' {
  const value = jsonOf(text)
  const known = head.safeParse(value)
  if (!known.success) return 'unknown'
  if (known.data.version > formatVersion) return 'newer'
  return manifest.safeParse(value).data ?? 'damaged'
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
