import type { Chart } from '@hefu/liuyao'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { AfterPatience, WaitingLine } from '../../../ui/waiting.tsx'
import { useWords } from '../../../words/index.ts'
import { readingWords } from '../../words.ts'

const Passages = lazy(() => import('./passage-list.tsx').then(({ PassageList }) => ({ default: PassageList })))

/** The book's words on a cast, fetched when the fold is first opened. */
export function OldText({ chart }: { readonly chart: Chart }): ReactNode {
  const say = useWords(readingWords)
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={(event) => setOpened(opened || event.currentTarget.open)}>
      <summary>{say('texts.open')}</summary>
      {opened ? (
        <Suspense
          fallback={
            <AfterPatience>
              <WaitingLine>{say('texts.waiting')}</WaitingLine>
            </AfterPatience>
          }
        >
          <Passages chart={chart} />
        </Suspense>
      ) : null}
    </details>
  )
}
