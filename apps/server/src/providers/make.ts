import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Model } from '@hefu/turn'
import { aiSdkModel } from '@hefu/turn/ai-sdk'
import type { ProviderKind } from '@hefu/wire'

/** What a service that words readings is reached by. */
export type ProviderSettings = { readonly kind: ProviderKind; readonly model: string; readonly baseUrl?: string; readonly key?: string }

/** A model behind the port, and where its words go: host and path, without anything secret. */
export type Made = { readonly model: Model; readonly address: string }

/** Why none can be made: the setting at fault and what may stand there. A key is named, never repeated. */
export type Unmade = { readonly wrong: 'model' | 'baseUrl' | 'key'; readonly allowed: readonly string[] }

const usualUrl: Readonly<Record<Exclude<ProviderKind, 'openai-compatible'>, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: 'http://127.0.0.1:11434/v1',
}

/** Kinds that take nothing without a key. */
const keyed: ReadonlySet<ProviderKind> = new Set(['anthropic', 'google'])

/** The one place where a provider is made. Nothing is sent yet. */
export function makeProvider(settings: ProviderSettings): Made | Unmade {
  const { kind, model, key } = settings
  const url = urlOf(settings)
  if (model.trim() === '') return { wrong: 'model', allowed: ['…'] }
  if (url === undefined) return { wrong: 'baseUrl', allowed: ['http://…', 'https://…'] }
  if (key === undefined ? keyed.has(kind) : !isKey(key)) return { wrong: 'key', allowed: ['ASCII'] }
  return { model: aiSdkModel(makers[kind]({ baseURL: url.baseURL, model, ...(key === undefined ? {} : { apiKey: key }) })), address: url.address }
}

/** Where the words of a provider would go; undefined where its address is none that words can be sent to. */
export function addressOf(settings: Pick<ProviderSettings, 'kind' | 'baseUrl'>): string | undefined {
  return urlOf(settings)?.address
}

type Making = { readonly baseURL: string; readonly model: string; readonly apiKey?: string }

/** The usage of a compatible stream is asked for, so that a cut can be told by it. */
const compatible = ({ model, ...more }: Making): LanguageModelV4 =>
  createOpenAICompatible({ name: 'hefu', includeUsage: true, fetch: straight, ...more })(model)

const makers: Readonly<Record<ProviderKind, (making: Making) => LanguageModelV4>> = {
  'openai-compatible': compatible,
  ollama: compatible,
  anthropic: ({ model, ...more }) => createAnthropic({ fetch: straight, ...more })(model),
  google: ({ model, ...more }) => createGoogle({ fetch: straight, ...more })(model),
}

/** Words go to the address that was agreed to and to no other: a redirect is not followed. */
const straight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

/** User, password, query and fragment have no place in a base address; what can be shown is all that there is. */
function urlOf({ kind, baseUrl }: Pick<ProviderSettings, 'kind' | 'baseUrl'>): { readonly baseURL: string; readonly address: string } | undefined {
  const given = baseUrl?.trim() ?? ''
  const baseURL = given === '' ? (kind === 'openai-compatible' ? '' : usualUrl[kind]) : given
  if (!URL.canParse(baseURL)) return undefined
  const { protocol, origin, pathname, username, password, search, hash } = new URL(baseURL)
  const plain = username === '' && password === '' && search === '' && hash === ''
  return plain && /^https?:$/u.test(protocol) ? { baseURL, address: `${origin}${pathname}` } : undefined
}

/** A key that no HTTP header can carry was copied wrongly. */
function isKey(key: string): boolean {
  return /^[\x21-\x7e]+$/u.test(key)
}
