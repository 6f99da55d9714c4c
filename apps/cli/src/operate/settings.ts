import type { Env, Variables } from '@hefu/server'
import { CliError } from '../error.ts'

/** Flags that stand in place of the environment's variables. */
export interface SettingFlags {
  readonly port?: string
  readonly host?: string
  readonly data?: string
}

/** What the server is told by flags and environment, a flag before its variable. Throws CliError 'setting-invalid', which names the one at fault. */
export async function envOf({ port, host, data }: SettingFlags, given: Variables): Promise<{ readonly env: Env; readonly variables: Variables }> {
  const { readEnv, ServerError } = await import('@hefu/server')
  const variables = {
    ...given,
    // Somebody who looks on wants to see what went wrong, not each request.
    HEFU_LOG: given['HEFU_LOG'] ?? (process.stderr.isTTY ? 'warn' : 'info'),
    ...(port === undefined ? {} : { PORT: port }),
    ...(host === undefined ? {} : { HEFU_HOST: host }),
    ...(data === undefined ? {} : { HEFU_DATA: data }),
  }
  try {
    return { env: readEnv(variables), variables }
  } catch (error) {
    if (!(error instanceof ServerError) || error.setting === undefined) throw error
    const { name, value, allowed } = error.setting
    const field = name === 'PORT' && port !== undefined ? '--port' : name
    throw new CliError('setting-invalid', { field, allowed, ...(value === undefined ? {} : { value }) })
  }
}
