import type { Person } from '@hefu/wire'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../app/icons.tsx'
import { useWords } from '../../words/index.ts'
import { peopleWords } from '../../words/people.ts'
import { pointText, whenText } from './said.ts'

/** People as rows: the name, when and where. */
export function PeopleList({ label, people }: { readonly label: string; readonly people: readonly Person[] }): ReactNode {
  return (
    <ul aria-label={label}>
      {people.map((person) => (
        <li key={person.person} className="-mx-2 border-b border-line">
          <Row person={person} />
        </li>
      ))}
    </ul>
  )
}

function Row({ person: { person, birth } }: { readonly person: Person }): ReactNode {
  const say = useWords(peopleWords)
  return (
    <Link
      href={`/people/${encodeURIComponent(person)}`}
      className="grid min-h-tap grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-0.5 rounded-slip px-2 py-3 no-underline hover:bg-sunken"
    >
      <span className="pt-0.5 text-ink-3">
        <Icon name="people" />
      </span>
      <span className="line-clamp-2 leading-normal wrap-anywhere">{birth.name}</span>
      <small className="col-start-2 flex flex-wrap gap-x-3 text-xs text-ink-3">
        <span className="num">{whenText(birth, 'working', say)}</span>
        <span className="wrap-anywhere">{birth.place.name === '' ? pointText(birth.place) : birth.place.name}</span>
      </small>
    </Link>
  )
}
