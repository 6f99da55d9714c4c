import { randomBytes, randomUUID } from 'node:crypto'
import { storedProviders } from '../../providers/providers.ts'
import type { ProviderStore, StoredProvider } from '../../providers/store.ts'
import type { Patience } from '../../providers/test-provider.ts'
import { type Vault, vaultUnder } from '../../providers/vault.ts'
import { storedWriters, type Writers } from '../../providers/writers.ts'
import type { UseCases } from '../../session/use-cases.ts'
import { operatorSettings } from '../../settings/settings.ts'
import type { SettingStore } from '../../settings/store.ts'

/** Settings in this process's memory. */
export function memorySettings(): SettingStore {
  const kept = new Map<string, unknown>()
  return { get: async (name) => kept.get(name), put: async (name, value) => void (value === undefined ? kept.delete(name) : kept.set(name, value)) }
}

/** Providers in this process's memory. */
function memoryProviderStore(): ProviderStore {
  const kept = new Map<string, StoredProvider>()
  return {
    list: async () => [...kept.values()],
    get: async (id) => kept.get(id),
    put: async (provider) => void kept.set(provider.id, provider),
    delete: async (id) => kept.delete(id),
  }
}

/** Both use cases with what they rest on. */
export function memoryProviders(
  patience: Patience = { reachMs: 300, probeMs: 300 },
): Pick<UseCases, 'providers' | 'settings'> & { readonly writers: Writers; readonly store: ProviderStore; readonly vault: Vault } {
  const store = memoryProviderStore()
  const settings = memorySettings()
  const vault = vaultUnder(randomBytes(32))
  const keeping = { store, settings, vault, id: randomUUID, now: () => Date.now(), patience }
  return { providers: storedProviders(keeping), settings: operatorSettings(settings), writers: storedWriters(keeping), store, vault }
}
