import type { SessionRow } from '@hefu/wire'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../app/icons.tsx'
import { useNow } from '../../app/now.ts'
import { shortWhen } from '../../app/when.ts'
import { useLanguage, useWords } from '../../words/index.ts'
import { sessionLine } from './session-line.ts'
import { historyWords } from './words.ts'

type ListProps = {
  readonly label: string
  readonly rows: readonly SessionRow[]
  /** What stands at the end of a row: its menu. */
  readonly end?: (row: SessionRow) => ReactNode
}

/** Sessions as rows: the question, what was cast, when. */
export function SessionList({ label, rows, end }: ListProps): ReactNode {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={row.session} className="-mx-2 flex items-start border-b border-line">
          <Row row={row} />
          {end === undefined ? null : <div className="pt-2">{end(row)}</div>}
        </li>
      ))}
    </ul>
  )
}

function Row({ row }: { readonly row: SessionRow }): ReactNode {
  const say = useWords(historyWords)
  const [language] = useLanguage()
  const now = useNow()
  return (
    <Link
      href={`/readings/${encodeURIComponent(row.session)}`}
      className="grid min-w-0 flex-1 grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-0.5 rounded-slip px-2 py-3 no-underline hover:bg-sunken"
    >
      <span className="pt-0.5 text-ink-3">
        <Icon name="cast" />
      </span>
      <span className="line-clamp-2 leading-normal wrap-anywhere">{row.title}</span>
      <small className="col-start-2 flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
        <span>{sessionLine(row, language)}</span>
        <span className="nb num">{shortWhen(row.createdAt, now, language)}</span>
      </small>
      {row.outcome === undefined || row.outcome === '' ? null : (
        <span className="col-start-2 line-clamp-2 text-sm text-ink-2 wrap-anywhere">{say('outcome', { text: row.outcome })}</span>
      )}
    </Link>
  )
}
