import { type Env, inspect, type InspectedProvider, type Inspection, isNewer, knownSchema, type Sealing } from '@hefu/server'
import type { Language } from '@hefu/liuyao/labels'
import { hasRecord } from '../ask/folder.ts'
import manifest from '../../package.json' with { type: 'json' }
import { shownAddress } from '../operate/database.ts'
import { storeRefusal } from '../refusal.ts'
import type { Finding } from './finding.ts'

/** How providers are to be spoken of: asked or not, and in which language. */
export interface Asking {
  readonly probe: boolean
  readonly language: Language
}

/** What stands in the record, looked into without a server. Nothing is made and nothing changed. */
export async function recordFindings({ databaseUrl, folder, secret }: Env, asking: Asking): Promise<readonly Finding[]> {
  const place = databaseUrl === undefined ? { folder } : { url: databaseUrl }
  const name = databaseUrl === undefined ? `PGlite ${manifest.dependencies['@electric-sql/pglite']}` : shownAddress(databaseUrl)
  if (databaseUrl === undefined && !hasRecord(folder)) return [{ item: 'database', words: ['new'], data: [name], ok: true }]
  try {
    const found = await inspect(place, { folder, ...(secret === undefined ? {} : { secret }) })
    return [
      { item: 'database', data: [name, `PostgreSQL ${found.version}`], ok: true },
      schemaFinding(found),
      { item: 'sessions', data: [found.sessions], ok: true },
      { item: 'unfinished', data: [found.unfinished], ok: true, ...(found.unfinished === 0 ? {} : { advice: 'unfinished' }) },
      sealingFinding(found),
      ...(await Promise.all(found.providers.map((provider) => providerFinding(provider, asking)))),
    ]
  } catch (error) {
    if (storeRefusal(error) === 'folder-held') return [{ item: 'database', words: ['held'], data: [name], ok: true }]
    return [{ item: 'database', words: ['unreachable'], data: [name], ok: false, advice: databaseUrl === undefined ? 'record' : 'database' }]
  }
}

function schemaFinding({ schema }: Inspection): Finding {
  const data = [`${schema.log}/${knownSchema.log}`, `${schema.app}/${knownSchema.app}`]
  if (isNewer(schema)) return { item: 'schema', data, ok: false, advice: 'update' }
  const isCurrent = schema.log === knownSchema.log && schema.app === knownSchema.app
  return { item: 'schema', data, ok: true, ...(isCurrent ? {} : { advice: 'migrates' }) }
}

const sealings: Readonly<Record<Sealing, Omit<Finding, 'item'>>> = {
  secret: { words: ['secret'], ok: true },
  file: { words: ['file'], ok: true },
  'file-open-to-others': { words: ['file-open-to-others'], ok: false, advice: 'key-mode' },
  'file-damaged': { words: ['file-damaged'], ok: false, advice: 'key-file' },
  nothing: { words: ['none'], ok: true },
}

function sealingFinding({ sealing, providers }: Inspection): Finding {
  const isLost = sealing === 'nothing' && providers.some(({ key }) => key === 'sealed')
  return isLost ? { item: 'sealing', words: ['missing'], ok: false, advice: 'key-file' } : { item: 'sealing', ...sealings[sealing] }
}

async function providerFinding({ name, kind, address, key, agreed, test }: InspectedProvider, { probe, language }: Asking): Promise<Finding> {
  const of = { item: 'provider', name } as const
  const word = key === 'none' ? 'no-key' : key
  if (test === undefined) return { ...of, words: [word], data: [kind, address], ok: false, advice: key === 'sealed' ? 'key' : 'provider' }
  if (!agreed) return { ...of, words: [word, 'not-agreed'], data: [kind, address], ok: true }
  if (!probe) return { ...of, words: [word, 'not-asked'], data: [kind, address], ok: true }
  const report = await test(language)
  if (!report.reachable) return { ...of, words: [word], data: [kind, address, report.trouble ?? ''], ok: false, advice: 'provider' }
  return { ...of, words: [word, 'answers'], data: [kind, address, `${report.ms} ms`, report.trusted], ok: true }
}
