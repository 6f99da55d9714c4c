import { Autocomplete } from '@base-ui/react/autocomplete'
import type { PlaceHit, PlacesFound } from '@hefu/wire'
import { useId, useState, type ReactNode } from 'react'
import { type Read, usePlaces } from '../../../api/hooks.ts'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import { useRested } from './use-rested.ts'

type PlaceProps = {
  readonly value: string
  readonly fault: string | undefined
  readonly onType: (name: string) => void
  readonly onChoose: (place: PlaceHit) => void
}

const control = 'w-full min-h-tap rounded-control border border-line-ui bg-raised px-3 py-2 text-md aria-invalid:border-cinnabar'

/** Typing rests this long before places are searched. */
const rest = 200

/** A place by its name in any script: typing searches, arrows move, Enter takes. */
export function PlaceField({ value, fault, onType, onChoose }: PlaceProps): ReactNode {
  const say = useWords(peopleWords)
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = useRested(typed.trim(), rest)
  const found = usePlaces(typed.trim() === '' ? '' : wanted)
  const places = found.value?.places ?? []
  const type = (name: string): void => {
    onType(name)
    setTyped(name)
  }
  const choose = (place: PlaceHit): void => {
    setTyped('')
    onChoose(place)
  }
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-sm text-ink-2">
        {say('form.place')}
      </label>
      <Autocomplete.Root
        items={places}
        filter={null}
        mode="none"
        autoHighlight
        itemToStringValue={(place: PlaceHit) => place.name}
        value={value}
        onValueChange={(name, { reason }) => (reason === 'item-press' ? undefined : type(name))}
      >
        <Autocomplete.Input
          id={id}
          className={control}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-said`}
          aria-invalid={fault === undefined ? undefined : true}
        />
        <Hits onChoose={choose} />
      </Autocomplete.Root>
      <p id={`${id}-said`} className={`text-xs leading-relaxed ${fault === undefined ? 'text-ink-3' : 'text-cinnabar'}`}>
        {fault ?? <Said typed={typed.trim()} found={found} />}
      </p>
      <output className="sr-only">{places.length === 0 ? '' : say('form.place.count', { count: places.length })}</output>
    </div>
  )
}

function Hits({ onChoose }: Pick<PlaceProps, 'onChoose'>): ReactNode {
  const say = useWords(peopleWords)
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner sideOffset={4} align="start" className="z-20 w-(--anchor-width)">
        <Autocomplete.Popup
          aria-label={say('form.place.list')}
          className="max-h-[min(20rem,var(--available-height))] overflow-y-auto rounded-slip border border-line bg-raised py-1 shadow-lift data-empty:hidden"
        >
          <Autocomplete.List>
            {(place: PlaceHit) => (
              <Autocomplete.Item
                key={place.id}
                value={place}
                onClick={() => onChoose(place)}
                className="grid min-h-tap cursor-pointer content-center px-4 py-2 data-highlighted:bg-press"
              >
                <PlaceLines place={place} />
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}

function PlaceLines({ place: { line, matched, latitude, longitude, zone } }: { readonly place: PlaceHit }): ReactNode {
  const say = useWords(peopleWords)
  return (
    <>
      <span className="wrap-anywhere">
        {line}
        {matched === undefined ? null : <span className="text-sm text-ink-3"> · {say('form.place.by', { name: matched })}</span>}
      </span>
      <small className="num text-xs text-ink-3">
        {latitude.toFixed(2)}, {longitude.toFixed(2)} · {zone}
      </small>
    </>
  )
}

function Said({ typed, found }: { readonly typed: string; readonly found: Read<PlacesFound> }): ReactNode {
  const say = useWords(peopleWords)
  if (typed === '') return say('form.place.hint')
  if (found.trouble !== undefined) return say('form.place.unreachable')
  if (found.value === undefined) return say('form.place.waiting')
  return say(found.value.places.length === 0 ? 'form.place.none' : 'form.place.hint')
}
