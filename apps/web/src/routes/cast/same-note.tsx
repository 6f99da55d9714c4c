import { hexagramLabel } from '@hefu/liuyao/labels'
import type { SessionRow } from '@hefu/wire'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { castWords } from '../../words/cast.ts'
import { useLanguage, useWords } from '../../words/index.ts'

/** The same question was asked today: when, what came, and the way on for who wants it all the same. */
export function SameNote({ row, onAnyway }: { readonly row: SessionRow; readonly onAnyway?: () => void }): ReactNode {
  const say = useWords(castWords)
  const [language] = useLanguage()
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(row.createdAt)
  const name = hexagramLabel(row.base, language).fullName
  const actions = (
    <>
      <ButtonLink href={`/readings/${encodeURIComponent(row.session)}`}>{say('same.see')}</ButtonLink>
      {onAnyway === undefined ? null : (
        <Button look="quiet" onClick={onAnyway}>
          {say('same.anyway')}
        </Button>
      )}
    </>
  )
  return (
    <Note tone="change" actions={actions}>
      <p>{say('same.said', { time, name })}</p>
      {onAnyway === undefined ? <p className="text-sm text-ink-2">{say('same.stays')}</p> : null}
    </Note>
  )
}
