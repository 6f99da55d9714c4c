import { narrator } from '@hefu/contracts/liuyao'
import type { ProviderSettings, Unmade } from '@hefu/server/providers'
import type { Model } from '@hefu/turn'
import { type ProviderKind, providerKinds } from '@hefu/wire'
import { oneOf } from './casting/values.ts'
import { CliError } from './error.ts'

/** The model that words a reading. `address` is where it is reached, without anything secret; undefined for the built-in rules. */
export interface Provider {
  readonly model: Model
  readonly address: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** Variables of other programs that are taken where ours are not set. */
const borrowed: Readonly<Record<ProviderKind, { readonly key?: string; readonly baseUrl?: string }>> = {
  'openai-compatible': { key: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL' },
  ollama: { key: 'OPENAI_API_KEY' },
  anthropic: { key: 'ANTHROPIC_API_KEY' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY' },
}

const variableOf: Readonly<Record<Unmade['wrong'], string>> = { model: 'HEFU_MODEL', baseUrl: 'HEFU_BASE_URL', key: 'HEFU_API_KEY' }

/** The provider that the environment names, or the built-in rules where it names none. Throws CliError 'provider-unknown', 'provider-setting'. */
export async function providerOf(env: Environment): Promise<Provider> {
  const name = setting(env, 'HEFU_PROVIDER')
  if (name === undefined) return builtIn(env)
  const kind = oneOf(providerKinds, { field: 'HEFU_PROVIDER', value: name, code: 'provider-unknown' })
  const settings = settingsOf(kind, env)
  const { makeProvider } = await import('@hefu/server/providers')
  const made = makeProvider(settings)
  if ('wrong' in made) throw refused(made, settings)
  return made
}

function builtIn(env: Environment): Provider {
  const stray = ['HEFU_BASE_URL', 'HEFU_MODEL', 'HEFU_API_KEY'].some((name) => setting(env, name) !== undefined)
  if (stray) throw new CliError('provider-setting', { field: 'HEFU_PROVIDER', allowed: providerKinds })
  return { model: narrator(), address: undefined }
}

function settingsOf(kind: ProviderKind, env: Environment): ProviderSettings {
  const from = borrowed[kind]
  const baseUrl = setting(env, 'HEFU_BASE_URL') ?? setting(env, from.baseUrl)
  const key = setting(env, 'HEFU_API_KEY') ?? setting(env, from.key)
  return { kind, model: setting(env, 'HEFU_MODEL') ?? '', ...(baseUrl === undefined ? {} : { baseUrl }), ...(key === undefined ? {} : { key }) }
}

/** What is wrong with a setting. A key is named, never shown, and so is an address, which may hold a password. */
function refused({ wrong, allowed }: Unmade, settings: ProviderSettings): CliError {
  const missing = settings[wrong] === undefined || settings[wrong] === ''
  return new CliError('provider-setting', { field: variableOf[wrong], ...(missing ? {} : { value: '…', allowed }) })
}

function setting(env: Environment, name: string | undefined): string | undefined {
  const value = name === undefined ? undefined : env[name]?.trim()
  return value === '' ? undefined : value
}
