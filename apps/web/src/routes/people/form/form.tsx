import { longest, sexes, sourceKinds } from '@hefu/births'
import type { PlaceHit } from '@hefu/wire'
import type { ReactNode } from 'react'
import { Choice } from '../../../ui/choice.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import type { Draft } from './draft.ts'
import { MomentPart } from './moment-part.tsx'
import { PlaceField } from './place-field.tsx'
import { DateFields, TimeFields } from './time-fields.tsx'
import { type FormPart, ZoneFields } from './zone-fields.tsx'

/** Every field of a birth, in the order in which people tell it. */
export function BirthFields(part: FormPart): ReactNode {
  return (
    <>
      <WhoFields {...part} />
      <WhenFields {...part} />
      <WhereFields {...part} />
      <MomentPart {...part} />
      <WorkingFields {...part} />
      <SourceFields {...part} />
    </>
  )
}

function WhoFields({ draft, change, fault }: FormPart): ReactNode {
  const say = useWords(peopleWords)
  const chosen = [{ value: 'none' as const, label: say('form.sex.none') }, ...sexes.map((sex) => ({ value: sex, label: say(`sex.${sex}`) }))]
  return (
    <>
      <TextField
        label={say('form.name')}
        hint={say('form.name.hint')}
        fault={fault('name')}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Choice
        label={say('form.sex')}
        options={chosen}
        value={draft.sex === '' ? 'none' : draft.sex}
        onChange={(sex) => change({ sex: sex === 'none' ? '' : sex })}
      />
    </>
  )
}

function WhenFields({ draft, change, fault }: FormPart): ReactNode {
  const say = useWords(peopleWords)
  const isOld = draft.calendar === 'julian' || (draft.date.year.length > 0 && Number(draft.date.year) < 1930)
  return (
    <>
      <DateFields label={say('form.date')} value={draft.date} fault={fault('date')} onChange={(date) => change({ date, choice: '' })} />
      {isOld ? (
        <Choice
          label={say('form.calendar')}
          options={(['gregorian', 'julian'] as const).map((calendar) => ({ value: calendar, label: say(`calendar.${calendar}`) }))}
          value={draft.calendar}
          onChange={(calendar) => change({ calendar, choice: '' })}
        />
      ) : null}
      <div className="grid gap-2">
        <TimeFields label={say('form.recorded')} value={draft.recorded} fault={fault('recorded')} onChange={(recorded) => change({ recorded, choice: '' })} />
        <p className="text-xs leading-relaxed text-ink-3">{say('form.recorded.what')}</p>
      </div>
    </>
  )
}

function WhereFields(part: FormPart): ReactNode {
  const { draft, change, fault } = part
  const say = useWords(peopleWords)
  const choose = ({ id, line, latitude, longitude, zone }: PlaceHit): void =>
    change({ place: line, placeId: id, latitude: String(latitude), longitude: String(longitude), zone, choice: '' })
  const isOpen = (['latitude', 'longitude', 'zone', 'offset'] as const).some((field) => fault(field) !== undefined)
  const byHand = draft.reckoning !== 'zone' || (draft.placeId === undefined && draft.latitude !== '')
  return (
    <div className="grid gap-2">
      <PlaceField value={draft.place} fault={fault('where') ?? fault('place')} onType={(place) => change({ place })} onChoose={choose} />
      <details open={isOpen || byHand || undefined}>
        <summary>{say('form.details')}</summary>
        <div className="pt-2 pb-4">
          <ZoneFields {...part} />
        </div>
      </details>
    </div>
  )
}

function WorkingFields({ draft, change, fault }: FormPart): ReactNode {
  const say = useWords(peopleWords)
  return (
    <div className="grid gap-4">
      <Choice
        label={say('form.working')}
        options={(['same', 'other'] as const).map((value) => ({ value, label: say(`form.working.${value}`) }))}
        value={draft.usesOther ? 'other' : 'same'}
        onChange={(value) => change({ usesOther: value === 'other' })}
      />
      {draft.usesOther ? (
        <div className="grid gap-4 border-l-2 border-line pl-4">
          <TimeFields
            label={say('form.working.other')}
            value={draft.workingTime}
            fault={fault('workingTime')}
            onChange={(workingTime) => change({ workingTime })}
          />
          <DateFields
            label={say('form.working.date')}
            value={draft.workingDate}
            fault={fault('workingDate')}
            onChange={(workingDate) => change({ workingDate })}
          />
        </div>
      ) : null}
    </div>
  )
}

function SourceFields({ draft, change, fault }: FormPart): ReactNode {
  const say = useWords(peopleWords)
  const kindOf = (value: string): Draft['source'] => sourceKinds.find((kind) => kind === value) ?? ''
  return (
    <>
      <SelectField label={say('form.source')} value={draft.source} onChange={(event) => change({ source: kindOf(event.target.value) })}>
        <option value="">{say('form.source.none')}</option>
        {sourceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`source.${kind}`)}
          </option>
        ))}
      </SelectField>
      {draft.source === '' ? null : (
        <TextField
          label={say('form.source.words')}
          hint={say('form.source.hint')}
          fault={fault('source')}
          maxLength={longest.source}
          value={draft.sourceWords}
          onChange={(event) => change({ sourceWords: event.target.value })}
        />
      )}
      <TextArea label={say('form.notes')} fault={fault('notes')} rows={3} value={draft.notes} onChange={(event) => change({ notes: event.target.value })} />
    </>
  )
}
