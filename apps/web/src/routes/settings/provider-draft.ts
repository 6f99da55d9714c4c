import type { NewProvider, Provider, ProviderKind } from '@hefu/wire'

/** A service as it stands in the form. */
export type Draft = {
  readonly kind: ProviderKind
  readonly name: string
  readonly model: string
  readonly baseUrl: string
  readonly key: string
  readonly removeKey: boolean
}

/** A field that has nothing in it, or something that cannot do. */
export type DraftFault = 'baseUrl' | 'model'

export function draftOf(provider: Provider | undefined): Draft {
  return {
    kind: provider?.kind ?? 'openai-compatible',
    name: provider?.name ?? '',
    model: provider?.model ?? '',
    baseUrl: provider?.baseUrl ?? '',
    key: '',
    removeKey: false,
  }
}

/** The first field that has to be mended before the draft can be sent, in the order of the form. */
export function faultIn(draft: Draft): DraftFault | undefined {
  const address = draft.baseUrl.trim()
  if (address === '' ? draft.kind === 'openai-compatible' : !isWebAddress(address)) return 'baseUrl'
  return draft.model.trim() === '' ? 'model' : undefined
}

/** What is sent: empty fields are left out; the key only where it was typed, or empty to take the stored one away. */
export function providerOf(draft: Draft): NewProvider {
  const name = draft.name.trim()
  const baseUrl = draft.baseUrl.trim()
  const key = draft.key.trim()
  return {
    kind: draft.kind,
    model: draft.model.trim(),
    ...(name === '' ? {} : { name }),
    ...(baseUrl === '' ? {} : { baseUrl }),
    ...(key !== '' ? { key } : draft.removeKey ? { key: '' } : {}),
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
