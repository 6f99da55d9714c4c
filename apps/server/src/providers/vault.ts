import { createCipheriv, createDecipheriv, randomBytes, randomUUID, scryptSync } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ServerError } from '../error.ts'

/** Seals keys so that a copy of the database alone gives none of them away. */
export interface Vault {
  /** `place` is bound in: what was sealed for one place opens at no other. */
  readonly seal: (text: string, place: string) => string
  /** The text again; undefined where it was sealed under another key, for another place, or was changed. */
  readonly open: (sealed: string, place: string) => string | undefined
}

const cipher = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
/** The file of the key in a data folder. */
export const keyFile = 'provider-key'

/** A vault under a secret of the operator's or, without one, under a key file in the data folder that only its owner may read. Throws ServerError 'key-damaged' where the file is no key or cannot be read, and what the file system throws where it cannot be made. */
export async function openVault({ folder, secret }: { readonly folder: string; readonly secret?: string }): Promise<Vault> {
  return vaultUnder(secret === undefined ? await keyIn(folder) : scryptSync(secret.normalize('NFC'), 'hefu provider keys', keyBytes))
}

/** A vault under a key of 32 bytes. */
export function vaultUnder(key: Buffer): Vault {
  return {
    seal: (text, place) => {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64')
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed, 'base64')
      if (bytes.length < nonceBytes + tagBytes) return undefined
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** The key of a folder, made at first use. It comes to its name whole, so that of two processes that make it at once both take the first one's. */
async function keyIn(folder: string): Promise<Buffer> {
  const path = join(folder, keyFile)
  const known = await readKey(path)
  if (known !== undefined) return known
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await link(draft, path).catch(unless('EEXIST'))
  } finally {
    await rm(draft, { force: true })
  }
  return (await readKey(path)) ?? (await keyIn(folder))
}

async function readKey(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8')
    .catch(unless('ENOENT'))
    .catch((cause: unknown) => {
      throw new ServerError('key-damaged', `${keyFile} cannot be read; allowed is a file that this process may read`, { cause })
    })
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== keyBytes) throw new ServerError('key-damaged', `${keyFile} holds ${key.length} bytes; allowed are ${keyBytes}, in base64`)
  return key
}

/** Takes one error of the file system for an answer, and throws every other. */
function unless(code: string): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined
    throw error
  }
}
