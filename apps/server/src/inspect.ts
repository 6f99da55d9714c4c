import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@hefu/liuyao/labels'
import { openPgliteClient, openPostgresPool, pgliteSql, postgresSql } from '@hefu/turn/postgres-log'
import type { ProbeReport, ProviderKind } from '@hefu/wire'
import { addressOf } from './providers/make.ts'
import type { StoredProvider } from './providers/store.ts'
import { testProvider, usualPatience } from './providers/test-provider.ts'
import { keyFile, openVault, type Vault } from './providers/vault.ts'
import { makeStored } from './providers/writers.ts'
import type { Database, Place } from './store/database.ts'
import { providersIn } from './store/providers.ts'
import { knownSchema, schemaOf, type SchemaVersion } from './store/schema-version.ts'

/** A provider as it is kept, and what can be said of it without asking it. */
export interface InspectedProvider {
  readonly name: string
  readonly kind: ProviderKind
  readonly address: string
  /** Whether its key opens. */
  readonly key: 'none' | 'opens' | 'sealed'
  /** Whether the person agreed that words go there. */
  readonly agreed: boolean
  /** Asks it; undefined where it cannot be made. */
  readonly test?: (language: Language) => Promise<ProbeReport>
}

/** What keys are sealed under: a secret, a key file, one that others than its owner can read, one that is no key or cannot be read, or nothing yet. */
export type Sealing = 'secret' | 'file' | 'file-open-to-others' | 'file-damaged' | 'nothing'

/** What stands in a record. */
export interface Inspection {
  /** What the database calls itself. */
  readonly version: string
  readonly schema: SchemaVersion
  readonly sessions: number
  readonly unfinished: number
  readonly sealing: Sealing
  readonly providers: readonly InspectedProvider[]
}

/** Where keys are sealed: the data folder, or a secret in its place. */
type Keys = { readonly folder: string; readonly secret?: string }

/**
 * Looks into a record without changing it: nothing is made and nothing brought up to date. A folder must hold a database. Throws TurnError
 * 'store-held' for a folder that another process holds, and what the driver throws.
 */
export async function inspect(place: Place, keys: Keys): Promise<Inspection> {
  const { sql, drizzle, close } = await connect(place)
  try {
    const count = async (text: string): Promise<number> => Number((await sql.query(text, []))[0]?.['n'] ?? 0)
    const [row] = await sql.query('show server_version', [])
    const schema = await schemaOf(sql)
    const { sealing, vault } = await sealingIn(keys)
    const kept = schema.app === knownSchema.app ? await providersIn(drizzle).list() : []
    return {
      version: String(row?.['server_version'] ?? ''),
      schema,
      sessions: schema.log === 0 ? 0 : await count('select count(*) as n from session'),
      unfinished: schema.log === 0 ? 0 : await count("select count(*) as n from turn where status in ('queued', 'running')"),
      sealing,
      providers: kept.map((provider) => inspected(provider, vault)),
    }
  } finally {
    await close()
  }
}

async function connect(place: Place): Promise<Pick<Database, 'sql' | 'drizzle' | 'close'>> {
  if ('url' in place) {
    const [pool, { drizzle }] = await Promise.all([openPostgresPool(place.url), import('drizzle-orm/postgres-js')])
    const sql = postgresSql(pool)
    return { sql, drizzle: drizzle({ client: pool }), close: sql.close }
  }
  const [{ client, close }, { drizzle }] = await Promise.all([openPgliteClient(place), import('drizzle-orm/pglite')])
  return { sql: pgliteSql(client, close), drizzle: drizzle({ client }), close }
}

async function sealingIn(keys: Keys): Promise<{ readonly sealing: Sealing; readonly vault?: Vault }> {
  const path = join(keys.folder, keyFile)
  if (keys.secret === undefined && !existsSync(path)) return { sealing: 'nothing' }
  const vault = await openVault(keys).catch(() => undefined)
  if (vault === undefined) return { sealing: 'file-damaged' }
  if (keys.secret !== undefined) return { sealing: 'secret', vault }
  const isOpenToOthers = process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0
  return { sealing: isOpenToOthers ? 'file-open-to-others' : 'file', vault }
}

function inspected(provider: StoredProvider, vault: Vault | undefined): InspectedProvider {
  const { name, kind, sealedKey, agreedAt } = provider
  const made = vault === undefined && sealedKey !== undefined ? 'sealed' : makeStored(provider, vault ?? noVault)
  return {
    name,
    kind,
    address: addressOf(provider) ?? '',
    key: sealedKey === undefined ? 'none' : made === 'sealed' ? 'sealed' : 'opens',
    agreed: agreedAt !== undefined,
    ...(made === 'sealed' || 'wrong' in made ? {} : { test: (language) => testProvider(made, language, usualPatience) }),
  }
}

/** Where no key is sealed none has to be opened. */
const noVault: Vault = { seal: () => '', open: () => undefined }
