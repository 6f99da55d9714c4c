import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Draft } from '../../turn/progress.ts'
import { useWords } from '../../words/index.ts'
import { readingWords } from '../words.ts'

/** Text that does not count yet. Withdrawn, it leaves its place as tall as it was, and the next draft fills it. */
export function DraftText({ draft }: { readonly draft: Draft }): ReactNode {
  const say = useWords(readingWords)
  const box = useRef<HTMLDivElement>(null)
  const [tallest, setTallest] = useState(0)
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0
    if (height > tallest) setTallest(height)
  }, [draft, tallest])
  if (draft.kind === 'none') return null
  return (
    <div
      ref={box}
      aria-busy="true"
      style={tallest === 0 ? undefined : { minHeight: tallest }}
      className="border-l-2 border-dotted border-line-ui py-1 pl-6 text-ink-2 select-none"
    >
      {draft.kind === 'draft' ? (
        <>
          <span className="block text-xs leading-relaxed text-ink-3">{say('draft')}</span>
          <p className="prose whitespace-pre-line">{draft.text}</p>
        </>
      ) : (
        <p className="text-sm">{say('step.withdrawn')}</p>
      )}
    </div>
  )
}
