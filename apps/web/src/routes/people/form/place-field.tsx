import { Autocomplete } from '@base-ui/react/autocomplete'
import type { PlaceHit, PlacesFound } from '@hefu/wire'
import { useId, useState, type FocusEvent, type ReactNode } from 'react'
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

/** A place by its name in any script: typing searches, arrows move, Enter takes, Escape closes. */
export function PlaceField({ value, fault, onType, onChoose }: PlaceProps): ReactNode {
  const say = useWords(peopleWords)
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = useRested(typed.trim(), rest)
  const found = usePlaces(typed.trim() === '' ? '' : wanted)
  const places = typed.trim() === '' ? [] : (found.value?.places ?? [])
  const type = (name: string): void => {
    onType(name)
    setTyped(name)
  }
  const choose = (place: PlaceHit): void => {
    setTyped('')
    onChoose(place)
  }
  return (
    <div className="relative grid min-w-0 content-start gap-1.5" onBlur={leaving(() => setTyped(''))}>
      <label htmlFor={id} className="text-sm text-ink-2">
        {say('form.place')}
      </label>
      <Autocomplete.Root
        inline
        open={places.length > 0}
        onOpenChange={(wantsOpen, { reason }) => (!wantsOpen && reason === 'escape-key' ? setTyped('') : undefined)}
        items={places}
        filter={null}
        mode="none"
        autoHighlight
        itemToStringValue={(place: PlaceHit) => place.name}
        value={value}
        onValueChange={(name, { reason }) => (reason === 'item-press' || reason === 'escape-key' ? undefined : type(name))}
      >
        <Autocomplete.Input
          id={id}
          className={control}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          aria-expanded={places.length > 0}
          aria-controls={places.length === 0 ? undefined : `${id}-found`}
          aria-describedby={`${id}-said`}
          aria-invalid={fault === undefined ? undefined : true}
        />
        {places.length === 0 ? null : <Hits id={`${id}-found`} onChoose={choose} />}
      </Autocomplete.Root>
      <p id={`${id}-said`} className={`text-xs leading-relaxed ${fault === undefined ? 'text-ink-3' : 'text-cinnabar'}`}>
        {fault ?? <Said typed={typed.trim()} found={found} />}
      </p>
      <output className="sr-only">{places.length === 0 ? '' : say('form.place.count', { count: places.length })}</output>
    </div>
  )
}

/** Does something when the focus leaves an element and what is in it. */
function leaving(act: () => void): (event: FocusEvent) => void {
  return ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) act()
  }
}

/** A list that opens below the fold, or behind the tabs, is brought into view. */
function intoView(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
}

function Hits({ id, onChoose }: Pick<PlaceProps, 'onChoose'> & { readonly id: string }): ReactNode {
  const say = useWords(peopleWords)
  return (
    <Autocomplete.List
      id={id}
      ref={intoView}
      aria-label={say('form.place.list')}
      className="absolute inset-x-0 top-18 z-20 max-h-80 scroll-mb-20 overflow-y-auto rounded-slip border border-line bg-raised py-1 shadow-lift"
    >
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
  )
}

function PlaceLines({ place: { line, matched, latitude, longitude, zone } }: { readonly place: PlaceHit }): ReactNode {
  const say = useWords(peopleWords)
  return (
    <>
      <span className="wrap-anywhere">
        {line}
        {matched === undefined ? null : <span className="text-sm text-ink-2"> · {say('form.place.by', { name: matched })}</span>}
      </span>
      <small className="num text-xs text-ink-2">
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
