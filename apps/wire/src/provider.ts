/** Kinds of service that can word a reading. */
export const providerKinds = ['openai-compatible', 'anthropic', 'google', 'ollama'] as const

/** One kind. */
export type ProviderKind = (typeof providerKinds)[number]

/** `POST /api/providers`, `PUT /api/providers/:id`. A key left out of a PUT stays as it is; an empty one is taken away. */
export type NewProvider = {
  readonly kind: ProviderKind
  readonly name?: string
  readonly model: string
  /** Needed by openai-compatible; ollama's default is this machine. */
  readonly baseUrl?: string
  readonly key?: string
}

/** What the three contract probes ask of a model. */
export const probes = ['calls-the-tool', 'keeps-the-shape', 'cites-only-facts'] as const

/** One probe. */
export type ProbeId = (typeof probes)[number]

/** What a connection test found. `trusted` says in the reader's language what the model can and cannot be trusted with. */
export type ProbeReport = {
  readonly at: number
  readonly reachable: boolean
  /** Why it could not be reached, in the reader's language, without keys. */
  readonly trouble?: string
  readonly model?: string
  readonly ms: number
  readonly probes: readonly { readonly id: ProbeId; readonly passed: boolean; readonly note: string }[]
  readonly trusted: string
}

/** A stored provider. The key never leaves the server. */
export type Provider = {
  readonly id: string
  readonly kind: ProviderKind
  readonly name: string
  readonly model: string
  readonly baseUrl?: string
  readonly hasKey: boolean
  /** Host and path that words are sent to. */
  readonly address: string
  /** When the person agreed that words go to this address, in milliseconds since 1970. */
  readonly agreedAt?: number
  readonly report?: ProbeReport
}

/** `GET /api/writer`, `PUT /api/writer`: who words readings; without a provider, the built-in rules. A provider needs `agreed`. */
export type Writer = { readonly provider?: string }
export type WriterChoice = { readonly provider?: string; readonly agreed?: boolean }

/**
 * Why a service words nothing: it cannot be reached, or the line broke; it refuses the key, asks for fewer requests, has no quota left; the
 * address is no such interface, the model's name is unknown there; it has trouble of its own, was too slow, or answered what nobody can use;
 * it is gone from the settings, or its key does not open.
 */
export const writerTroubles = ['unreachable', 'key', 'rate', 'quota', 'address', 'name', 'theirs', 'slow', 'unusable', 'gone'] as const

/** One of them. */
export type WriterTrouble = (typeof writerTroubles)[number]
