import type { Person } from '@hefu/wire'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTitle } from '../../../app/document.ts'
import { useFaultFocus } from '../../../app/focus.ts'
import { TroubleNote } from '../../../app/trouble-note.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { commonWords } from '../../../words/common.ts'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import { OnePerson } from '../one-person.tsx'
import { useZones } from '../use-zones.ts'
import { type Draft, draftOf, emptyDraft } from './draft.ts'
import { BirthFields } from './form.tsx'
import { useStore } from './use-store.ts'

/** Adds somebody. */
export function NewPersonPage(): ReactNode {
  const say = useWords(peopleWords)
  useTitle(say('form.new'))
  return (
    <div className="max-w-xl">
      <PageHead title={say('form.new')} />
      <BirthForm first={emptyDraft} back="/people" />
    </div>
  )
}

/** Changes somebody. */
export function EditPersonPage({ person }: { readonly person: string }): ReactNode {
  const say = useWords(peopleWords)
  return (
    <OnePerson id={person}>
      {(value) => (
        <div className="max-w-xl">
          <PageHead title={<span className="wrap-anywhere">{say('form.edit', { name: value.birth.name })}</span>} />
          <BirthForm first={draftOf(value.birth)} person={value} back={`/people/${encodeURIComponent(person)}`} />
        </div>
      )}
    </OnePerson>
  )
}

type FormProps = { readonly first: Draft; readonly person?: Person; readonly back: string }

function BirthForm({ first, person, back }: FormProps): ReactNode {
  const say = useWords(peopleWords)
  const sayCommon = useWords(commonWords)
  const [, go] = useLocation()
  const zones = useZones()
  const [draft, setDraft] = useState(first)
  const change = useCallback((changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })), [])
  const { wrong, trouble, busy, store } = useStore({ zones, person, onStored: (id) => go(`/people/${encodeURIComponent(id)}`) })
  const form = useFaultFocus<HTMLFormElement>(wrong)
  useEffect(() => {
    if (wrong.includes('choice')) form.current?.querySelector<HTMLElement>('[data-field=choice] input')?.focus()
  }, [form, wrong])
  return (
    <form ref={form} action={() => store(draft)} noValidate className="grid gap-6">
      <BirthFields draft={draft} change={change} zones={zones} fault={(field) => (wrong.includes(field) ? say(`fault.${field}`) : undefined)} />
      {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={busy}>
          {say('form.save')}
        </Button>
        <ButtonLink look="quiet" href={back}>
          {sayCommon('cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}
