import type { ReactNode } from 'react'
import type { Trouble } from '../api/trouble.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { commonWords } from '../words/common.ts'
import { pageLanguage, useWords, wordsIn } from '../words/index.ts'

/** What a trouble comes to in the reader's words: the server's own sentence and next step, or that it cannot be reached. */
export function TroubleNote({ trouble, again }: { readonly trouble: Trouble; readonly again?: () => void }): ReactNode {
  const say = useWords(commonWords)
  return (
    <Note tone="change" actions={again === undefined ? undefined : <Button onClick={again}>{say('again')}</Button>}>
      <p>{trouble.kind === 'refused' ? trouble.error.message : say('unreachable')}</p>
      {trouble.kind === 'refused' && trouble.error.next !== undefined ? <p className="text-sm text-ink-2">{trouble.error.next}</p> : null}
    </Note>
  )
}

/** What the server says of this field, and what it may hold, where its refusal names it. */
export function faultOf(trouble: Trouble | undefined, field: string): string | undefined {
  if (trouble?.kind !== 'refused' || trouble.error.field !== field) return undefined
  const { message, allowed = [] } = trouble.error
  const say = wordsIn(commonWords, pageLanguage())
  return allowed.length === 0 ? message : say('field.allowed', { message, allowed: allowed.join(say('list.comma')) })
}
