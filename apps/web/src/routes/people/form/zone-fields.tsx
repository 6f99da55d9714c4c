import { practicesFor, type Zones } from '@hefu/sky'
import type { ZoneFound } from '@hefu/wire'
import { useEffect, useId, type ReactNode } from 'react'
import { useZoneAt } from '../../../api/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import { degreesOf } from './birth-of.ts'
import type { Draft, Field, ReckoningChoice } from './draft.ts'
import { useRested } from './use-rested.ts'

/** What the parts of the form share. */
export type FormPart = {
  readonly draft: Draft
  readonly change: (change: Partial<Draft>) => void
  readonly fault: (field: Field) => string | undefined
  readonly zones: Zones | undefined
}

/** Coordinates and zone as they are, or as they are typed by hand; what was typed is kept. */
export function ZoneFields({ draft, change, fault, zones }: FormPart): ReactNode {
  const say = useWords(peopleWords)
  const list = useId()
  const near = useNearZone(draft, change)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['latitude', 'longitude'] as const).map((field) => (
          <TextField
            key={field}
            {...plain}
            label={say(`form.${field}`)}
            hint={say(`form.${field}.hint`)}
            fault={fault(field)}
            value={draft[field]}
            onChange={(event) => change({ [field]: event.target.value, placeId: undefined })}
          />
        ))}
        <TextField
          {...plain}
          label={say('form.zone')}
          hint={say('form.zone.hint')}
          fault={fault('zone')}
          list={list}
          value={draft.zone}
          onChange={(event) => change({ zone: event.target.value, choice: '' })}
        />
        <datalist id={list}>
          {zones?.names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <ReckoningField draft={draft} change={change} zones={zones} />
        {draft.reckoning === 'offset' ? (
          <TextField
            {...plain}
            label={say('form.offset')}
            hint={say('form.offset.hint')}
            fault={fault('offset')}
            value={draft.offset}
            onChange={(event) => change({ offset: event.target.value })}
          />
        ) : null}
      </div>
      {near === undefined ? null : <NearZone near={near} zone={draft.zone} onUse={(zone) => change({ zone, choice: '' })} />}
    </div>
  )
}

/** Fields that take no words of a language. */
const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

function ReckoningField({ draft, change, zones }: Omit<FormPart, 'fault'>): ReactNode {
  const say = useWords(peopleWords)
  const choices = reckoningsFor(draft, zones)
  return (
    <SelectField
      label={say('form.reckoning')}
      value={draft.reckoning}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice === event.target.value)
        if (chosen !== undefined) change({ reckoning: chosen, choice: '' })
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {say(`reckoning.${choice}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** The law of the zone, mean time, an offset, and whatever people of that place and year also went by. */
function reckoningsFor({ zone, date, latitude, longitude, reckoning }: Draft, zones: Zones | undefined): readonly ReckoningChoice[] {
  const known = zones?.has(zone) === true ? zones.canonical(zone) : zone
  const [north, east] = [degreesOf(latitude), degreesOf(longitude)]
  const place = Number.isNaN(north) || Number.isNaN(east) ? {} : { latitude: north, longitude: east }
  const practices = practicesFor({ zone: known, year: Number(date.year), place }).map(({ id }) => id)
  return [...new Set<ReckoningChoice>(['zone', 'local-mean-time', ...practices, 'offset', reckoning])]
}

type NearProps = { readonly near: ZoneFound; readonly zone: string; readonly onUse: (zone: string) => void }

/** Where the zone of typed coordinates comes from; another than the one that stands is offered, never put in its place. */
function NearZone({ near, zone, onUse }: NearProps): ReactNode {
  const say = useWords(peopleWords)
  const others = near.others.filter((other) => other.zone !== near.zone)
  return (
    <div className="grid justify-items-start gap-2 text-sm text-ink-2">
      <p>{say('form.zone.near', { place: near.place, kilometres: near.kilometres, zone: near.zone })}</p>
      {others.length === 0 ? null : <p className="text-ochre">{say('form.zone.others', { zones: others.map((other) => other.zone).join(', ') })}</p>}
      {[near, ...others]
        .filter((each) => each.zone !== zone)
        .map((each) => (
          <Button key={each.zone} onClick={() => onUse(each.zone)}>
            {say('form.zone.use', { zone: each.zone })}
          </Button>
        ))}
    </div>
  )
}

/** Typing rests this long before the nearest place is asked for. */
const rest = 400

/** The zone of coordinates that were typed by hand; an empty field takes it. */
function useNearZone({ placeId, latitude, longitude, zone }: Draft, change: FormPart['change']): ZoneFound | undefined {
  const [north, east] = [useRested(degreesOf(latitude), rest), useRested(degreesOf(longitude), rest)]
  const asks = placeId === undefined && Math.abs(north) <= 90 && Math.abs(east) <= 180
  const { value: near } = useZoneAt(asks ? { latitude: north, longitude: east } : undefined)
  const fills = zone === ''
  useEffect(() => {
    if (near !== undefined && fills && near.others.length === 0) change({ zone: near.zone })
  }, [near, fills, change])
  return near
}
