import { resolveSettings } from '@hefu/jyotish'
import type { ReactNode } from 'react'
import { SelectField } from '../../ui/field.tsx'
import type { ChartSpeech } from '../words.ts'
import { choosable, type Chosen, withOne } from './kept.ts'
import { optionsOf } from './words-of.ts'

type SettingFieldsProps = { readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void; readonly speech: ChartSpeech }

/** One list for each setting that the page lets one choose. */
export function SettingFields({ chosen, onChange, speech }: SettingFieldsProps): ReactNode {
  const settings = resolveSettings(chosen)
  return choosable.map((name) => (
    <SelectField
      key={name}
      label={speech.say(name)}
      value={settings[name]}
      onChange={({ target }) => onChange(withOne(chosen, name, target.value))}
      {...(name === 'houses' ? { hint: speech.say('houses.note') } : {})}
    >
      {optionsOf(name, settings, speech).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  ))
}
