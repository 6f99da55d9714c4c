import type { SessionRow } from '@hefu/wire'
import type { ReactNode } from 'react'
import { useSessionPages, type SessionPages } from '../../api/hooks.ts'
import { useTitle } from '../../app/document.ts'
import { Empty } from '../../app/empty.tsx'
import { SearchField, useListSearch, useSpokenCount } from '../../app/list-search.tsx'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AfterPatience, WaitingLine } from '../../ui/waiting.tsx'
import { useWords } from '../../words/index.ts'
import { SessionList } from './session-list.tsx'
import { SessionMenu } from './session-menu.tsx'
import { historyWords } from './words.ts'

/** Sessions asked for at a time. */
const pageLength = 30

/** Everything that was asked, newest first. */
export function HistoryPage(): ReactNode {
  const say = useWords(historyWords)
  useTitle(say('title'))
  const listSearch = useListSearch()
  const { search, setTyped } = listSearch
  const pages = useSessionPages({ search, limit: pageLength })
  const rows = pages.value?.flatMap((page) => page.sessions)
  const nothing = rows?.length === 0 && search === ''
  return (
    <div className="max-w-3xl">
      <PageHead title={say('title')} />
      {nothing ? null : <SearchField label={say('search')} hint={say('search.hint')} of={listSearch} />}
      {pages.trouble === undefined || (rows !== undefined && pages.trouble.kind === 'unreachable') ? null : (
        <TroubleNote trouble={pages.trouble} again={pages.again} />
      )}
      {rows === undefined ? <Waiting failed={pages.trouble !== undefined} /> : <Found pages={pages} rows={rows} search={search} onClear={() => setTyped('')} />}
    </div>
  )
}

function Waiting({ failed }: { readonly failed: boolean }): ReactNode {
  const say = useWords(historyWords)
  if (failed) return null
  return (
    <AfterPatience>
      <WaitingLine>{say('waiting')}</WaitingLine>
    </AfterPatience>
  )
}

type FoundProps = { readonly pages: SessionPages; readonly rows: readonly SessionRow[]; readonly search: string; readonly onClear: () => void }

function Found({ pages, rows, search, onClear }: FoundProps): ReactNode {
  const say = useWords(historyWords)
  useSpokenCount(search, say('found', { count: rows.length }))
  if (rows.length === 0 && search === '') return <Empty action={<ButtonLink href="/cast/liuyao">{say('empty.cast')}</ButtonLink>}>{say('empty')}</Empty>
  if (rows.length === 0) return <Empty action={<Button onClick={onClear}>{say('search.clear')}</Button>}>{say('search.none', { words: search })}</Empty>
  return (
    <>
      <SessionList label={say('list')} rows={rows} end={(row) => <SessionMenu row={row} onDeleted={focusHead} />} />
      {pages.more === undefined ? null : (
        <Button className="mt-6" aria-disabled={pages.waiting} onClick={pages.more}>
          {say('older')}
        </Button>
      )}
    </>
  )
}

/** Where the focus goes when the row that had it is gone. */
function focusHead(): void {
  document.querySelector('h1')?.focus()
}
