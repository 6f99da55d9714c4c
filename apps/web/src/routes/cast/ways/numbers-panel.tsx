import type { ReactNode } from 'react'
import { Choice } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { castWords } from '../../../words/cast.ts'
import { useWords } from '../../../words/index.ts'
import type { PanelProps } from './panel.ts'

/** Two or three numbers. */
export function NumbersPanel({ editing: { draft, change }, faults, goOn }: PanelProps): ReactNode {
  const say = useWords(castWords)
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        {(['first', 'second', 'third'] as const).map((name) => (
          <div key={name} data-field={name}>
            <TextField
              label={say(`numbers.${name}`)}
              inputMode="numeric"
              autoComplete="off"
              value={draft[name]}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
              {...(faults[name] === undefined ? {} : { fault: faults[name] })}
            />
          </div>
        ))}
      </div>
      <p className="text-xs leading-relaxed text-ink-3">{say('numbers.explained')}</p>
      <Choice
        label={say('numbers.hour')}
        options={[
          { value: 'no', label: say('numbers.hour.no') },
          { value: 'yes', label: say('numbers.hour.yes') },
        ]}
        value={draft.addHour === 'yes' ? 'yes' : 'no'}
        onChange={(addHour) => change({ addHour })}
      />
      {goOn(say('numbers.make'))}
    </>
  )
}
