import type { ReactNode } from 'react'
import type { Followed } from '../../turn/follow.ts'
import { progressOf } from '../../turn/progress.ts'
import { WaitingSign } from '../../ui/waiting.tsx'
import { useWords } from '../../words/index.ts'
import { readingWords } from '../words.ts'

/** What really happened so far, one line a step; the last line goes on. */
export function ProgressLines({ followed, resumed }: { readonly followed: Followed; readonly resumed: boolean }): ReactNode {
  const say = useWords(readingWords)
  const steps = progressOf(followed.state)
  const past = steps.slice(0, -1)
  const now = steps.at(-1)
  return (
    <ol className="grid gap-2 text-sm">
      {past.map(({ step, n }) => (
        <li key={n} className="flex items-center gap-3 text-ink-3">
          <span aria-hidden="true" className="w-4 flex-none text-center text-bamboo">
            ✓
          </span>
          {say(`past.${step}`)}
        </li>
      ))}
      {resumed ? (
        <li className="flex items-center gap-3 text-ink-3">
          <span aria-hidden="true" className="w-4 flex-none" />
          {say('resumed')}
        </li>
      ) : null}
      {now === undefined ? null : (
        <li className="flex items-center gap-3">
          <WaitingSign />
          {say(`step.${now.step}`)}
        </li>
      )}
    </ol>
  )
}
