import { timeKinds } from '@hefu/births'
import type { ReactNode } from 'react'
import { Choice } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import type { DateDraft, TimeDraft } from './draft.ts'

type TimeProps = { readonly label: ReactNode; readonly value: TimeDraft; readonly onChange: (value: TimeDraft) => void; readonly fault: string | undefined }

/** A time and how well it is known. */
export function TimeFields({ label, value, onChange, fault }: TimeProps): ReactNode {
  const say = useWords(peopleWords)
  const kinds = timeKinds.map((kind) => ({ value: kind, label: say(`kind.${kind}`) }))
  return (
    <div className="grid gap-3">
      <Choice look="chips" label={label} options={kinds} value={value.kind} onChange={(kind) => onChange({ ...value, kind })} />
      <Clocks value={value} onChange={onChange} fault={fault} />
    </div>
  )
}

function Clocks({ value, onChange, fault }: Omit<TimeProps, 'label'>): ReactNode {
  const say = useWords(peopleWords)
  switch (value.kind) {
    case 'known':
      return <ClockField name="clock" value={value} onChange={onChange} fault={fault} />
    case 'approximate':
      return (
        <div className="grid grid-cols-2 gap-3 sm:max-w-96">
          <ClockField name="clock" value={value} onChange={onChange} fault={fault} />
          <TextField
            label={say('form.minutes')}
            inputMode="numeric"
            maxLength={3}
            value={value.minutes}
            onChange={(event) => onChange({ ...value, minutes: event.target.value })}
          />
        </div>
      )
    case 'window':
      return (
        <div className="grid grid-cols-2 gap-3 sm:max-w-96">
          <ClockField name="from" value={value} onChange={onChange} fault={fault} />
          <ClockField name="to" value={value} onChange={onChange} fault={undefined} hint={say('form.to.hint')} />
        </div>
      )
    case 'unknown':
      return <p className="text-sm text-ink-2">{say('form.unknown')}</p>
  }
}

type ClockProps = Omit<TimeProps, 'label'> & { readonly name: 'clock' | 'from' | 'to'; readonly hint?: string }

function ClockField({ name, value, onChange, fault, hint }: ClockProps): ReactNode {
  const say = useWords(peopleWords)
  return (
    <TextField
      className="[&_input]:max-w-46"
      type="time"
      label={say(`form.${name}`)}
      {...(hint === undefined ? {} : { hint })}
      {...(fault === undefined ? {} : { fault })}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  )
}

type DateProps = { readonly label: ReactNode; readonly value: DateDraft; readonly onChange: (value: DateDraft) => void; readonly fault: string | undefined }

/** A date by its three numbers, so that any year and any calendar can be typed. */
export function DateFields({ label, value, onChange, fault }: DateProps): ReactNode {
  const say = useWords(peopleWords)
  const parts = ['year', 'month', 'day'] as const
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm text-ink-2">{label}</legend>
      <div className="grid grid-cols-[1.4fr_1fr_1fr] gap-3 sm:max-w-96">
        {parts.map((part) => (
          <TextField
            key={part}
            label={say(`form.${part}`)}
            inputMode="numeric"
            maxLength={part === 'year' ? 4 : 2}
            autoComplete="off"
            aria-invalid={fault === undefined ? undefined : true}
            value={value[part]}
            onChange={(event) => onChange({ ...value, [part]: event.target.value })}
          />
        ))}
      </div>
      {fault === undefined ? null : <p className="text-xs leading-relaxed text-cinnabar">{fault}</p>}
    </fieldset>
  )
}
