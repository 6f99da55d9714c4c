import { type OptionName, type Options, optionValues, type Preset, presetOptions, presets, resolveOptions } from '@hefu/liuyao'

/** Conventions as fields keep them: a preset, and `name=value` pairs with commas between them. */
export type ConventionFields = { readonly preset: string; readonly conventions: string }

/** Every convention by name, in the order of the table. */
export const optionNames: readonly OptionName[] = Object.keys(optionValues).filter(isOptionName)

function isOptionName(name: string): name is OptionName {
  return name in optionValues
}

/** The preset of the fields. */
export function presetOf({ preset }: ConventionFields): Preset {
  return presets.find((one) => one === preset) ?? 'zengshan'
}

/** What is sent: the preset, and each convention that differs from it. Unknown names and values fall away. */
export function optionsOf(fields: ConventionFields): Partial<Options> {
  const preset = presetOf(fields)
  return Object.assign({ preset }, ...[...overrides(fields)].map(([name, value]) => ({ [name]: value })))
}

/** Every convention in full. */
export function resolvedOf(fields: ConventionFields): Options {
  return resolveOptions(optionsOf(fields))
}

/** Names of the conventions that differ from the preset. */
export function changedNames(options: Options): readonly OptionName[] {
  return optionNames.filter((name) => options[name] !== presetOptions[options.preset][name])
}

/** The fields with one convention chosen; a value that is the preset's own is no longer kept. */
export function withConvention(fields: ConventionFields, name: OptionName, value: string): ConventionFields {
  const chosen = overrides({ ...fields, conventions: `${fields.conventions},${name}=${value}` })
  return { preset: fields.preset, conventions: [...chosen].map(([one, picked]) => `${one}=${picked}`).join(',') }
}

/** Known conventions with known values that differ from the preset; of several the last holds. */
function overrides(fields: ConventionFields): ReadonlyMap<OptionName, string> {
  const base = presetOptions[presetOf(fields)]
  const found = new Map<OptionName, string>()
  for (const pair of fields.conventions.split(',')) {
    const [name = '', value = ''] = pair.split('=')
    if (!isOptionName(name)) continue
    const values: readonly string[] = optionValues[name]
    if (base[name] === value) found.delete(name)
    else if (values.includes(value)) found.set(name, value)
  }
  return found
}
