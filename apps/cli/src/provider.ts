import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { narrator } from '@hefu/contracts/liuyao'
import type { Model } from '@hefu/turn'
import { aiSdkModel } from '@hefu/turn/ai-sdk'
import { oneOf } from './casting/values.ts'
import { CliError } from './error.ts'

/** The model that words a reading. `address` is where it is reached, without anything secret; undefined for the built-in rules. */
export interface Provider {
  readonly model: Model
  readonly address: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

const providers = ['openai-compatible', 'anthropic', 'google', 'ollama'] as const

/** The provider that the environment names, or the built-in rules where it names none. Throws CliError 'provider-unknown', 'provider-setting'. */
export function providerOf(env: Environment): Provider {
  const name = setting(env, 'HEFU_PROVIDER')
  if (name === undefined) return builtIn(env)
  const kind = oneOf(providers, { field: 'HEFU_PROVIDER', value: name, code: 'provider-unknown' })
  const { model, address } = makers[kind](env)
  return { model: aiSdkModel(model), address }
}

function builtIn(env: Environment): Provider {
  const stray = ['HEFU_BASE_URL', 'HEFU_MODEL', 'HEFU_API_KEY'].some((name) => setting(env, name) !== undefined)
  if (stray) throw new CliError('provider-setting', { field: 'HEFU_PROVIDER', allowed: providers })
  return { model: narrator(), address: undefined }
}

interface Made {
  readonly model: LanguageModelV4
  readonly address: string
}

const makers: Readonly<Record<(typeof providers)[number], (env: Environment) => Made>> = {
  'openai-compatible': (env) => compatible(env, setting(env, 'HEFU_BASE_URL') ?? needed(env, 'OPENAI_BASE_URL', 'HEFU_BASE_URL')),
  ollama: (env) => compatible(env, setting(env, 'HEFU_BASE_URL') ?? 'http://127.0.0.1:11434/v1'),
  anthropic: (env) => {
    const baseURL = setting(env, 'HEFU_BASE_URL')
    const address = baseURL === undefined ? 'https://api.anthropic.com/v1' : checkedAddress(baseURL)
    const settings = { apiKey: key(env, 'ANTHROPIC_API_KEY'), ...(baseURL === undefined ? {} : { baseURL }) }
    return { model: createAnthropic(settings)(needed(env, 'HEFU_MODEL')), address }
  },
  google: (env) => {
    const baseURL = setting(env, 'HEFU_BASE_URL')
    const address = baseURL === undefined ? 'https://generativelanguage.googleapis.com' : checkedAddress(baseURL)
    const settings = { apiKey: key(env, 'GOOGLE_GENERATIVE_AI_API_KEY'), ...(baseURL === undefined ? {} : { baseURL }) }
    return { model: createGoogle(settings)(needed(env, 'HEFU_MODEL')), address }
  },
}

/** An OpenAI-compatible endpoint; a local one needs no key. The usage of a stream is asked for, so that a cut can be told by it. */
function compatible(env: Environment, baseURL: string): Made {
  const address = checkedAddress(baseURL)
  const apiKey = setting(env, 'HEFU_API_KEY') ?? setting(env, 'OPENAI_API_KEY')
  if (apiKey !== undefined) checkKey(apiKey)
  const provider = createOpenAICompatible({ name: 'hefu', baseURL, includeUsage: true, ...(apiKey === undefined ? {} : { apiKey }) })
  return { model: provider(needed(env, 'HEFU_MODEL')), address }
}

function setting(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

function needed(env: Environment, name: string, field = name): string {
  const value = setting(env, name)
  if (value === undefined) throw new CliError('provider-setting', { field })
  return value
}

function key(env: Environment, fallback: string): string {
  const value = setting(env, 'HEFU_API_KEY') ?? needed(env, fallback, 'HEFU_API_KEY')
  checkKey(value)
  return value
}

/** A key that no HTTP header can carry was copied wrongly; it is named, never shown. */
function checkKey(value: string): void {
  if (!/^[\x21-\x7e]+$/u.test(value)) throw new CliError('provider-setting', { field: 'HEFU_API_KEY', value: '…', allowed: ['ASCII'] })
}

/** The address as it may be shown: without user, password and query. */
function checkedAddress(baseURL: string): string {
  const url = URL.canParse(baseURL) ? new URL(baseURL) : undefined
  if (url === undefined || !/^https?:$/u.test(url.protocol)) {
    throw new CliError('provider-setting', { field: 'HEFU_BASE_URL', value: url === undefined ? baseURL : url.protocol, allowed: ['http://…', 'https://…'] })
  }
  return `${url.origin}${url.pathname}`
}
