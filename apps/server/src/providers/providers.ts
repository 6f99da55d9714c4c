import type { NewProvider, ProbeReport, Provider } from '@hefu/wire'
import type { Language } from '@hefu/liuyao/labels'
import type { Providers, Refused } from '../session/use-cases.ts'
import type { SettingStore } from '../settings/store.ts'
import { addressOf } from './make.ts'
import type { ProviderStore, StoredProvider } from './store.ts'
import { type Patience, testProvider, usualPatience } from './test-provider.ts'
import type { Vault } from './vault.ts'
import { makeStored, writerName } from './writers.ts'

/** What the providers are kept in and sealed by. `id` makes ids, `now` gives milliseconds since 1970. */
export interface Keeping {
  readonly store: ProviderStore
  readonly settings: SettingStore
  readonly vault: Vault
  readonly id: () => string
  readonly now: () => number
  readonly patience?: Patience
}

/** The providers over a store and a vault. A key is sealed as it comes in, opened only to ask the provider, and given back to nobody. */
export function storedProviders(keeping: Keeping): Providers {
  const { store, settings, id: newId, now } = keeping
  const testing = new Set<string>()
  return {
    list: async () => (await store.list()).map(shown),
    add: async (given) => {
      const made = stored(given, { id: newId(), madeAt: now() }, keeping)
      if ('refused' in made) return made
      await store.put(made)
      return shown(made)
    },
    replace: async (id, given) => {
      const before = await store.get(id)
      if (before === undefined) return { refused: 'provider-unknown' }
      const made = stored(given, { id, madeAt: before.madeAt, before }, keeping)
      if ('refused' in made) return made
      await store.put(made)
      return shown(made)
    },
    remove: async (id) => {
      if ((await settings.get(writerName)) === id) await settings.put(writerName, undefined)
      return (await store.delete(id)) ? { removed: true } : { refused: 'provider-unknown' }
    },
    test: async (id, language) => {
      if (testing.has(id)) return { refused: 'too-many' }
      testing.add(id)
      try {
        return await tested(id, language, keeping)
      } finally {
        testing.delete(id)
      }
    },
    writer: async () => {
      const chosen = await settings.get(writerName)
      const known = typeof chosen === 'string' ? await store.get(chosen) : undefined
      return known === undefined ? {} : { provider: known.id }
    },
    choose: async ({ provider, agreed }) => {
      if (provider === undefined) {
        await settings.put(writerName, undefined)
        return {}
      }
      const known = await store.get(provider)
      if (known === undefined) return { refused: 'provider-unknown', field: 'provider' }
      if (agreed === false || (agreed !== true && known.agreedAt === undefined)) return { refused: 'provider-not-agreed', field: 'agreed', allowed: ['true'] }
      if (known.agreedAt === undefined) await store.put({ ...known, agreedAt: now() })
      await settings.put(writerName, provider)
      return { provider }
    },
  }
}

/** A provider as a page may see it. */
function shown(provider: StoredProvider): Provider {
  const { id, kind, name, model, baseUrl, agreedAt, report, sealedKey } = provider
  return {
    id,
    kind,
    name,
    model,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    hasKey: sealedKey !== undefined,
    address: addressOf(provider) ?? '',
    ...(agreedAt === undefined ? {} : { agreedAt }),
    ...(report === undefined ? {} : { report }),
  }
}

/** What belongs to an address and to who answers there. */
type Held = Partial<Pick<StoredProvider, 'sealedKey' | 'agreedAt' | 'report'>>

/**
 * What is to be kept of a provider that was sent. The key, the agreement and the last report belong to an address: where words go elsewhere
 * now, they are asked for again, so that no key is ever sent to an address that it was not given for.
 */
function stored(
  given: NewProvider,
  place: Pick<StoredProvider, 'id' | 'madeAt'> & { readonly before?: StoredProvider },
  { vault }: Keeping,
): StoredProvider | Refused {
  const { kind, model, name = '', baseUrl = '', key } = given
  const { id, madeAt, before } = place
  const reach = { kind, model, ...(baseUrl === '' ? {} : { baseUrl }) }
  const held = keyed(key, heldBy(before, reach), (text) => vault.seal(text, id))
  const kept: StoredProvider = { id, ...reach, name: name === '' ? model : name, ...held, madeAt }
  const made = makeStored(kept, vault)
  if (made === 'sealed') return { refused: 'field-invalid', field: 'key' }
  return 'wrong' in made ? { refused: 'field-invalid', field: made.wrong, allowed: made.allowed } : kept
}

function heldBy(before: StoredProvider | undefined, reach: Pick<StoredProvider, 'kind' | 'model' | 'baseUrl'>): Held {
  if (before?.kind !== reach.kind || addressOf(before) !== addressOf(reach)) return {}
  const { sealedKey, agreedAt, report, model } = before
  return {
    ...(sealedKey === undefined ? {} : { sealedKey }),
    ...(agreedAt === undefined ? {} : { agreedAt }),
    ...(report === undefined || model !== reach.model ? {} : { report }),
  }
}

/** A key left out stays as it is; an empty one is taken away. */
function keyed(key: string | undefined, held: Held, seal: (text: string) => string): Held {
  if (key === undefined) return held
  const { sealedKey: _, ...rest } = held
  return key === '' ? rest : { ...rest, sealedKey: seal(key) }
}

async function tested(id: string, language: Language, keeping: Keeping): Promise<ProbeReport | Refused> {
  const { store, vault, patience = usualPatience } = keeping
  const known = await store.get(id)
  if (known === undefined) return { refused: 'provider-unknown' }
  const made = makeStored(known, vault)
  if (made === 'sealed' || 'wrong' in made) return { refused: 'field-invalid', field: 'key' }
  const report = await testProvider(made, language, patience)
  const now = await store.get(id)
  if (now !== undefined) await store.put({ ...now, report })
  return report
}
