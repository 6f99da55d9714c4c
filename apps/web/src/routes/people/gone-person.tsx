import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words/index.ts'
import { peopleWords } from '../../words/people.ts'

/** In place of somebody who is not kept, or no longer. */
export function GonePerson(): ReactNode {
  const say = useWords(peopleWords)
  return (
    <>
      <PageHead title={say('person.missing')}>{say('person.missing.next')}</PageHead>
      <ButtonLink href="/people">{say('person.all')}</ButtonLink>
    </>
  )
}
