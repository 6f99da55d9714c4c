import type { ProbeReport, ProviderKind } from '@hefu/wire'

/** A provider as it is kept; times in milliseconds since 1970. */
export interface StoredProvider {
  readonly id: string
  readonly kind: ProviderKind
  readonly name: string
  readonly model: string
  readonly baseUrl?: string
  /** The key, sealed by the vault for this id. */
  readonly sealedKey?: string
  readonly agreedAt?: number
  readonly report?: ProbeReport
  readonly madeAt: number
}

/** Where providers are kept. Every method is one transaction. */
export interface ProviderStore {
  /** In the order in which they were made. */
  readonly list: () => Promise<readonly StoredProvider[]>
  readonly get: (id: string) => Promise<StoredProvider | undefined>
  /** Writes one, in place of the one with its id. */
  readonly put: (provider: StoredProvider) => Promise<void>
  /** False when there was none. */
  readonly delete: (id: string) => Promise<boolean>
}
