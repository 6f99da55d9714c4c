import { type OptionName, optionValues, presetOptions, presets } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import type { ReactNode } from 'react'
import { Choice } from '../../../ui/choice.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { castWords } from '../../../words/cast.ts'
import { useLanguage, useWords } from '../../../words/index.ts'
import { type ConventionFields, optionNames, presetOf, resolvedOf, withConvention } from './chosen.ts'

type ConventionProps = { readonly fields: ConventionFields; readonly onChange: (change: ConventionFields) => void }

/** The conventions on which schools differ: a book first, then each of them in a fold. */
export function ConventionFieldset({ fields, onChange }: ConventionProps): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { preset } = labelsOf(language)
  return (
    <div className="grid gap-2">
      <Choice
        label={say('conventions.preset')}
        look="chips"
        options={presets.map((value) => ({ value, label: preset[value] }))}
        value={presetOf(fields)}
        onChange={(chosen) => onChange({ preset: chosen, conventions: '' })}
      />
      <details>
        <summary>{say('conventions.each')}</summary>
        <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
          {optionNames.map((name) => (
            <OneConvention key={name} name={name} fields={fields} onChange={onChange} />
          ))}
        </div>
      </details>
    </div>
  )
}

function OneConvention({ name, fields, onChange }: ConventionProps & { readonly name: OptionName }): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const { option, preset } = labelsOf(language)
  const chosen = resolvedOf(fields)
  const words: ReadonlyMap<string, string> = new Map(Object.entries(option[name].values))
  const differs = chosen[name] !== presetOptions[chosen.preset][name]
  return (
    <SelectField
      label={option[name].name}
      value={chosen[name]}
      onChange={(event) => onChange(withConvention(fields, name, event.currentTarget.value))}
      {...(differs ? { hint: say('conventions.changed', { preset: preset[chosen.preset] }) } : {})}
    >
      {optionValues[name].map((value) => (
        <option key={value} value={value}>
          {words.get(value)}
        </option>
      ))}
    </SelectField>
  )
}
