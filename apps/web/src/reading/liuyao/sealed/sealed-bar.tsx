import type { ReactNode } from 'react'
import { fullWhen } from '../../../app/when.ts'
import { useLanguage, useWords } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'
import './sealed-bar.css'

type Props = {
  /** When it was sealed, in milliseconds since 1970. */
  readonly at: number
  /** The halves join now, before the reader's eyes; else they have been one for long. */
  readonly joining: boolean
  readonly children: ReactNode
}

/** After the advice, before the follow-up: the reading is closed. What can be done with it stands inside. */
export function SealedBar({ at, joining, children }: Props): ReactNode {
  const say = useWords(readingWords)
  const [language] = useLanguage()
  return (
    <div className="sealed-bar">
      <svg width="34" height="34" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path d="M4 2.5h9v7l3 2.5-3 2.5v11H4z" fill="currentColor" />
        <path
          className={joining ? 'joining' : undefined}
          d="M14.2 2.5H24v23h-9.8v-9.6l3.6-3.9-3.6-3.1z"
          fill="none"
          stroke="var(--cinnabar)"
          strokeWidth="1.4"
        />
      </svg>
      <div>
        <strong>{say('sealed')}</strong>
        <div className="num text-xs leading-relaxed text-ink-3">{say('sealed.note', { time: fullWhen(at, language) })}</div>
      </div>
      <div className="sealed-actions">{children}</div>
    </div>
  )
}
