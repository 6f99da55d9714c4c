import { JyotishError, resolveSettings, type Settings, settingValues } from '@hefu/jyotish'
import { CliError } from '../error.ts'

/** Values of every setting that is a closed list, by its name. */
const closed: Readonly<Record<string, readonly string[]>> = settingValues

/** The settings that `--settings name=value` lay over the default. Throws CliError `flag-invalid` with the names or values that are allowed. */
export function settingsOf(pairs: readonly string[] = []): Settings {
  const wanted = Object.fromEntries(pairs.map(splitPair))
  try {
    return resolveSettings({ ...resolveSettings(), ...wanted })
  } catch (error) {
    if (!(error instanceof JyotishError)) throw error
    const wrong = pairs.find((pair) => !allowed(pair)) ?? pairs.join(' ')
    throw new CliError('flag-invalid', { field: '--settings', value: wrong, allowed: closed[nameOf(wrong)] ?? [...Object.keys(closed), 'userAyanamsa'] })
  }
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0] ?? ''
}

function splitPair(pair: string): readonly [string, unknown] {
  const name = nameOf(pair)
  const value = pair.slice(name.length + 1)
  return [name, name === 'userAyanamsa' ? Number(value) : value]
}

function allowed(pair: string): boolean {
  const [name, value] = splitPair(pair)
  return closed[name]?.some((one) => one === value) ?? name === 'userAyanamsa'
}
