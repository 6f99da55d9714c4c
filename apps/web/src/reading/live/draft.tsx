import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { isStill } from '../../theme/motion.ts'
import type { Draft } from '../../turn/progress.ts'
import { useWords } from '../../words/index.ts'
import { readingWords } from '../words.ts'
import './draft.css'

/** How long a withdrawn text takes to fade, in milliseconds; the same as in the style sheet. */
const fade = 180

/** Text that does not count yet. Withdrawn, it leaves its place as tall as it was, and the next draft fills it. */
export function DraftText({ draft }: { readonly draft: Draft }): ReactNode {
  const say = useWords(readingWords)
  const box = useRef<HTMLDivElement>(null)
  const [tallest, setTallest] = useState(0)
  const leaving = useLeaving(draft)
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0
    if (height > tallest) setTallest(height)
  }, [draft, tallest])
  if (draft.kind === 'none') return null
  return (
    <div ref={box} aria-busy="true" style={tallest === 0 ? undefined : { minHeight: tallest }} className="draft">
      {draft.kind === 'draft' ? (
        <>
          <span className="block text-xs leading-relaxed text-ink-3">{say('draft')}</span>
          <p className="prose whitespace-pre-line">
            {draft.text}
            <span className="draft-caret" aria-hidden="true" />
          </p>
        </>
      ) : (
        <p className="draft-gone text-sm">{say('step.withdrawn')}</p>
      )}
      {leaving === '' ? null : (
        <p className="draft-leaving prose whitespace-pre-line" aria-hidden="true">
          {leaving}
        </p>
      )}
    </div>
  )
}

/** The text that was just withdrawn, while it fades. */
function useLeaving(draft: Draft): string {
  const last = useRef('')
  const [leaving, setLeaving] = useState('')
  useEffect(() => {
    if (draft.kind === 'draft') last.current = draft.text
    if (draft.kind !== 'withdrawn' || last.current === '') return undefined
    if (isStill()) return undefined
    setLeaving(last.current)
    last.current = ''
    const timer = setTimeout(() => setLeaving(''), fade)
    return () => {
      clearTimeout(timer)
      setLeaving('')
    }
  }, [draft])
  return leaving
}
