import type { ReactNode } from 'react'
import { useWords } from '../../../words/index.ts'
import type { Author } from '../../author.ts'
import { readingWords, type SayReading } from '../../words.ts'

/** What a label is put under. */
export type Labelled = 'says' | 'followUp'

/** The label's sentence. */
export const labelText = (author: Author, of: Labelled, say: SayReading): string => say(`label.${author}.${of}`)

/** Who wrote a text: at the end of every written text, never dismissed. */
export function AuthorLabel({ author, of }: { readonly author: Author; readonly of: Labelled }): ReactNode {
  const say = useWords(readingWords)
  return (
    <p className="flex min-h-[2.6rem] items-baseline gap-2 text-xs leading-relaxed text-ink-3">
      <b className="rounded-slip border border-line-ui px-1.5 font-semibold whitespace-nowrap text-ink-2">{say(`label.${author}`)}</b>
      <span>{labelText(author, of, say)}</span>
    </p>
  )
}
