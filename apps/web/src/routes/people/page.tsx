import type { Person } from '@hefu/wire'
import type { ReactNode } from 'react'
import { type PeoplePages, usePeoplePages } from '../../api/hooks.ts'
import { peoplePaths } from '../../api/people.ts'
import { useTitle } from '../../app/document.ts'
import { Empty } from '../../app/empty.tsx'
import { Icon } from '../../app/icons.tsx'
import { SearchField, useListSearch, useSpokenCount } from '../../app/list-search.tsx'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AfterPatience, WaitingLine } from '../../ui/waiting.tsx'
import { useWords } from '../../words/index.ts'
import { peopleWords } from '../../words/people.ts'
import { PeopleList } from './person-line.tsx'

/** Rows of one page of the list. */
const rowsAPage = 50

/** Everybody whose birth is kept. */
export function PeoplePage(): ReactNode {
  const say = useWords(peopleWords)
  useTitle(say('title'))
  const listSearch = useListSearch()
  const { search, setTyped } = listSearch
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
      {isEmpty ? null : <SearchField label={say('search')} hint={say('search.hint')} of={listSearch} />}
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
  useSpokenCount(search, say('found', { count: people.length }))
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
