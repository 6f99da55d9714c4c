import type { Person } from '@hefu/wire'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { type PeoplePages, usePeoplePages } from '../../api/hooks.ts'
import { peoplePaths } from '../../api/people.ts'
import { useTitle } from '../../app/document.ts'
import { Empty } from '../../app/empty.tsx'
import { Icon } from '../../app/icons.tsx'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSay } from '../../ui/live.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AfterPatience, WaitingLine } from '../../ui/waiting.tsx'
import { useWords } from '../../words/index.ts'
import { peopleWords } from '../../words/people.ts'
import { PeopleList } from './person-line.tsx'

/** Rows of one page of the list. */
const rowsAPage = 50
/** Typing rests this long before the list is asked for. */
const rest = 250

/** Everybody whose birth is kept. */
export function PeoplePage(): ReactNode {
  const say = useWords(peopleWords)
  useTitle(say('title'))
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed.trim() === search) return undefined
    const timer = setTimeout(() => setParams(typed.trim() === '' ? {} : { search: typed.trim() }, { replace: true }), rest)
    return () => clearTimeout(timer)
  }, [typed, search, setParams])
  const pages = usePeoplePages({ limit: rowsAPage, ...(search === '' ? {} : { search }) })
  const people = pages.value?.flatMap((page) => page.people)
  const isEmpty = people?.length === 0 && search === ''
  return (
    <div className="max-w-3xl">
      <PageHead title={say('title')} {...(isEmpty ? {} : { actions: <ExportMenu /> })}>
        {say('below')}
      </PageHead>
      <div className="mb-6 flex flex-wrap gap-3">
        <ButtonLink href="/people/new" look="primary">
          {say('add')}
        </ButtonLink>
        <ButtonLink href="/people/import">{say('import')}</ButtonLink>
      </div>
      {isEmpty ? null : <SearchField typed={typed} onType={setTyped} />}
      {pages.trouble === undefined || (people !== undefined && pages.trouble.kind === 'unreachable') ? null : (
        <TroubleNote trouble={pages.trouble} again={pages.again} />
      )}
      {people === undefined ? (
        <Waiting failed={pages.trouble !== undefined} />
      ) : (
        <Found pages={pages} people={people} search={search} onClear={() => setTyped('')} />
      )}
    </div>
  )
}

function ExportMenu(): ReactNode {
  const say = useWords(peopleWords)
  const items = (['json', 'csv'] as const).map((format) => ({ id: format, label: say(`export.${format}`), href: peoplePaths.exported(format), download: true }))
  return <Menu label={say('export')} trigger={<Icon name="more" />} items={items} />
}

function SearchField({ typed, onType }: { readonly typed: string; readonly onType: (typed: string) => void }): ReactNode {
  const say = useWords(peopleWords)
  return (
    <div className="relative mb-2">
      <span className="pointer-events-none absolute top-3 left-3 text-ink-3">
        <Icon name="search" />
      </span>
      <TextField
        type="search"
        label={say('search')}
        hideLabel
        placeholder={say('search.hint')}
        value={typed}
        maxLength={200}
        onChange={(event) => onType(event.target.value)}
        className="[&_input]:pl-10 [&_input::-webkit-search-cancel-button]:grayscale"
      />
    </div>
  )
}

function Waiting({ failed }: { readonly failed: boolean }): ReactNode {
  const say = useWords(peopleWords)
  if (failed) return null
  return (
    <AfterPatience>
      <WaitingLine>{say('waiting')}</WaitingLine>
    </AfterPatience>
  )
}

type FoundProps = { readonly pages: PeoplePages; readonly people: readonly Person[]; readonly search: string; readonly onClear: () => void }

function Found({ pages, people, search, onClear }: FoundProps): ReactNode {
  const say = useWords(peopleWords)
  useSpokenCount(search, people.length)
  if (people.length === 0 && search === '') return <Empty action={null}>{say('empty')}</Empty>
  if (people.length === 0) return <Empty action={<Button onClick={onClear}>{say('search.clear')}</Button>}>{say('search.none', { words: search })}</Empty>
  return (
    <>
      <PeopleList label={say('list')} people={people} />
      {pages.more === undefined ? null : (
        <Button className="mt-6" aria-disabled={pages.waiting} onClick={pages.more}>
          {say('more')}
        </Button>
      )}
    </>
  )
}

/** After a search, those who listen hear how many were found. */
function useSpokenCount(search: string, count: number): void {
  const say = useWords(peopleWords)
  const speak = useSay()
  const sentence = search === '' ? '' : say('found', { count })
  useEffect(() => {
    if (sentence !== '') speak(sentence)
  }, [sentence, search, speak])
}
