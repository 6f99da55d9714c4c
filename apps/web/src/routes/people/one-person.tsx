import type { Person } from '@hefu/wire'
import type { ReactNode } from 'react'
import { usePerson } from '../../api/hooks.ts'
import { useTitle } from '../../app/document.ts'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { AfterPatience, WaitingLine } from '../../ui/waiting.tsx'
import { useWords } from '../../words/index.ts'
import { peopleWords } from '../../words/people.ts'
import { GonePerson } from './gone-person.tsx'

/** What a page shows of one person, once there; until then that it is coming, that nobody is kept by this id, or what is wrong. */
export function OnePerson({ id, children }: { readonly id: string; readonly children: (person: Person) => ReactNode }): ReactNode {
  const say = useWords(peopleWords)
  const { value, trouble, again } = usePerson(id)
  useTitle(value?.birth.name ?? say('title'))
  if (trouble?.kind === 'refused' && trouble.status === 404) return <GonePerson />
  if (value !== undefined) return children(value)
  if (trouble !== undefined) return <TroubleNote trouble={trouble} again={again} />
  return (
    <AfterPatience>
      <WaitingLine>{say('person.waiting')}</WaitingLine>
    </AfterPatience>
  )
}
