import type { ReactNode } from 'react'
import { ConventionFieldset } from '../../reading/liuyao/conventions/convention-fields.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { castWords } from '../../words/cast.ts'
import { useWords } from '../../words/index.ts'
import type { Draft, Field } from './draft/draft.ts'
import { deviceZone, needsLongitude } from './draft/moment-of.ts'
import type { Editing } from './draft/use-draft.ts'
import type { FaultTexts } from './fault-text.ts'

type WhenProps = { readonly editing: Editing; readonly faults: FaultTexts }

/** When the hexagram is cast, and by which conventions it is read. Opens by itself where something in it is wrong. */
export function WhenFieldset({ editing, faults }: WhenProps): ReactNode {
  const say = useWords(castWords)
  const { draft, change } = editing
  const ofNow = draft.moment === 'other' ? undefined : (faults.date ?? faults.zone)
  const wrong = (['date', 'time', 'zone', 'fold', 'longitude', 'conventions'] as const).some((field) => faults[field] !== undefined)
  return (
    <details open={wrong || draft.moment === 'other' || undefined}>
      <summary>{say('when.fold')}</summary>
      <div className="grid gap-6 pt-2 pb-4">
        <div className="grid gap-4" {...(ofNow === undefined ? {} : { 'data-field': 'date' })}>
          <Choice
            label={say('when')}
            options={[
              { value: 'now', label: say('when.now') },
              { value: 'other', label: say('when.other') },
            ]}
            value={draft.moment === 'other' ? 'other' : 'now'}
            onChange={(moment) => change((before) => ({ moment, zone: before.zone === '' ? deviceZone() : before.zone }))}
            {...(ofNow === undefined ? {} : { fault: say('when.clock', { fault: ofNow }) })}
          />
          {draft.moment === 'other' ? <OtherMoment editing={editing} faults={faults} /> : null}
          {needsLongitude(draft) ? <Typed field="longitude" editing={editing} faults={faults} hint={say('when.longitude.hint')} inputMode="text" /> : null}
        </div>
        <div data-field="conventions">
          <ConventionFieldset fields={draft} onChange={change} />
          {faults.conventions === undefined ? null : <p className="text-xs leading-relaxed text-cinnabar">{faults.conventions}</p>}
        </div>
      </div>
    </details>
  )
}

function OtherMoment({ editing, faults }: WhenProps): ReactNode {
  const say = useWords(castWords)
  const { draft, change } = editing
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:max-w-96">
        <Typed field="date" type="date" min="1900-01-01" max="2100-12-31" editing={editing} faults={faults} />
        <Typed field="time" type="time" editing={editing} faults={faults} />
      </div>
      <Typed field="zone" editing={editing} faults={faults} hint={say('when.zone.hint')} list="zones" autoComplete="off" spellCheck={false} />
      <datalist id="zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
      {draft.fold !== '' || faults.fold !== undefined ? (
        <div data-field="fold">
          <Choice
            label={say('when.which')}
            options={[
              { value: 'earlier', label: say('when.earlier') },
              { value: 'later', label: say('when.later') },
            ]}
            value={draft.fold === 'earlier' || draft.fold === 'later' ? draft.fold : undefined}
            onChange={(fold) => change({ fold })}
            {...(faults.fold === undefined ? {} : { fault: faults.fold })}
          />
        </div>
      ) : null}
    </>
  )
}

type TypedField = Extract<Field, 'date' | 'time' | 'zone' | 'longitude'>
type TypedProps = WhenProps & { readonly field: TypedField; readonly hint?: string } & Omit<
    Parameters<typeof TextField>[0],
    'label' | 'hint' | 'fault' | 'value' | 'onChange'
  >

/** A field of the moment that is typed. */
function Typed({ field, editing, faults, hint, ...rest }: TypedProps): ReactNode {
  const say = useWords(castWords)
  const { draft, change } = editing
  const fault = faults[field]
  const changed = (value: string): Partial<Draft> => ({ [field]: value, ...(field === 'longitude' ? {} : { fold: '' }) })
  return (
    <div data-field={field} className="max-w-96">
      <TextField
        label={say(`when.${field}`)}
        value={draft[field]}
        onChange={(event) => change(changed(event.currentTarget.value))}
        {...(hint === undefined ? {} : { hint })}
        {...(fault === undefined ? {} : { fault })}
        {...rest}
      />
    </div>
  )
}
