import type { ProbeId } from '@hefu/wire'
import type { ProviderTrouble } from '../trouble.ts'

/** What is said of services that word readings. */
export interface WriterWords {
  /** What can go wrong between us and a provider that is there; `address` is where the words were sent. */
  readonly trouble: Readonly<Record<ProviderTrouble, (address: string) => string>>
  readonly probe: Readonly<Record<ProbeId, { readonly passed: string; readonly missed: string }>>
  /** What can be trusted to a provider by what it kept: all, cited facts and shape without calls, shape alone, nothing. */
  readonly trusted: { readonly all: string; readonly most: string; readonly some: string; readonly none: string; readonly unreached: string }
  /** Why a turn ended whose provider is gone, or may not be used. */
  readonly gone: string
  readonly sealed: string
  /** Added to the words of a turn that came to nothing with a provider. */
  readonly check: (named: { readonly name: string; readonly address: string }) => string
}
