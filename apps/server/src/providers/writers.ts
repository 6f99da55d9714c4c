import { closedContract, narrator } from '@hefu/contracts/liuyao'
import { languages, type Language } from '@hefu/liuyao/labels'
import type { Contract, Model } from '@hefu/turn'
import { modelOfOneTurn } from '@hefu/turn/ai-sdk'
import type { Refused } from '../session/use-cases.ts'
import type { SettingStore } from '../settings/store.ts'
import { type Made, makeProvider, type Unmade } from './make.ts'
import type { ProviderStore, StoredProvider } from './store.ts'
import type { Vault } from './vault.ts'
import { writerWords } from './words.ts'

/** The setting that names the provider which words readings; without it the built-in rules do. */
export const writerName = 'writer'

/** Who words a turn: asked when it is opened, and again when it is driven, by the provider's id that was stored with it. */
export interface Writers {
  /** The provider that a turn opened now is to be worded by; none for the built-in rules. Refused where words may not go there (yet). */
  readonly current: () => Promise<{ readonly provider?: string } | Refused>
  /** The model of a provider for the length of one turn; the built-in rules without one, and for one that can no longer be had, whose turns ask no model. */
  readonly modelOf: (provider: string | undefined) => Promise<Model>
  /** A contract as a provider's turn runs on it: its host words say where to look, and where the provider is gone it ends at once, uncharged. */
  readonly contractFor: (contract: Contract, provider: string | undefined) => Promise<Contract>
}

type Kept = { readonly store: ProviderStore; readonly settings: SettingStore; readonly vault: Vault }

/** The writers over what is kept. */
export function storedWriters({ store, settings, vault }: Kept): Writers {
  const find = async (provider: string): Promise<{ readonly known: StoredProvider; readonly made: Made } | 'gone' | 'sealed'> => {
    const known = await store.get(provider)
    if (known === undefined) return 'gone'
    const made = makeStored(known, vault)
    return made === 'sealed' || 'wrong' in made ? 'sealed' : { known, made }
  }
  return {
    current: async () => {
      const provider = await settings.get(writerName)
      if (typeof provider !== 'string') return {}
      const known = await store.get(provider)
      if (known === undefined) return { refused: 'provider-unknown' }
      return known.agreedAt === undefined ? { refused: 'provider-not-agreed' } : { provider }
    },
    modelOf: async (provider) => {
      const found = provider === undefined ? 'gone' : await find(provider)
      return typeof found === 'string' ? narrator() : modelOfOneTurn(found.made.model)
    },
    contractFor: async (contract, provider) => {
      if (provider === undefined) return contract
      const words = writerWords[languageOf(contract)]
      const found = await find(provider)
      if (typeof found === 'string') return closedContract(contract, words[found])
      const { known, made } = found
      return { ...contract, fallback: `${contract.fallback}\n${words.check({ name: known.name, address: made.address })}` }
    },
  }
}

/** Makes a kept provider ready to be asked; `sealed` where its key does not open. */
export function makeStored({ id, kind, model, baseUrl, sealedKey }: StoredProvider, vault: Vault): Made | Unmade | 'sealed' {
  const key = sealedKey === undefined ? undefined : vault.open(sealedKey, id)
  if (sealedKey !== undefined && key === undefined) return 'sealed'
  return makeProvider({ kind, model, ...(baseUrl === undefined ? {} : { baseUrl }), ...(key === undefined ? {} : { key }) })
}

function languageOf({ language }: Contract): Language {
  return languages.find((one) => one === language) ?? 'en'
}
