import { type OptionName, type Options, optionValues, presets, resolveOptions } from '@hefu/liuyao'
import { CliError } from '../error.ts'
import type { CastFlags } from './flags.ts'
import { oneOf } from './values.ts'

/** The conventions that `--preset`, `--clock`, `--day-change` and each `--option key=value` choose. Throws CliError with the engine's codes. */
export function optionsOf(flags: CastFlags): Options {
  const preset = oneOf(presets, { field: '--preset', value: flags.preset ?? 'zengshan', code: 'preset-unknown' })
  const chosen = [
    ...(flags.clock === undefined ? [] : [choiceOf('clock', { field: '--clock', value: flags.clock })]),
    ...(flags.dayChange === undefined ? [] : [choiceOf('dayChange', { field: '--day-change', value: flags.dayChange })]),
    ...(flags.option ?? []).map(pairOf),
  ]
  const given: Partial<Options> = Object.assign({ preset }, ...chosen)
  return resolveOptions(given)
}

function pairOf(pair: string): Partial<Options> {
  const [name = '', ...rest] = pair.split('=')
  const known = Object.keys(optionValues).find((one) => one === name.trim())
  if (known === undefined || !isOptionName(known)) {
    throw new CliError('option-unknown', { field: '--option', value: pair, allowed: Object.keys(optionValues) })
  }
  return choiceOf(known, { field: `--option ${known}`, value: rest.join('=').trim() })
}

function isOptionName(name: string): name is OptionName {
  return name in optionValues
}

function choiceOf(name: OptionName, { field, value }: { readonly field: string; readonly value: string }): Partial<Options> {
  return { [name]: oneOf<string>(optionValues[name], { field, value, code: 'option-value' }) }
}
