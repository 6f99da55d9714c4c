import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../ui/live.tsx'
import { useWords } from '../../words/index.ts'
import { readingWords } from '../words.ts'
import { endedSentence } from './ended.ts'
import type { Standing } from './standing.ts'

/** Says once, in a whole sentence, how a turn came to its end; true where it was kept before the reader's eyes. */
export function useSettled(standing: Standing, keptSentence: string): boolean {
  const say = useWords(readingWords)
  const speak = useSay()
  const before = useRef(standing.kind)
  const [witnessed, setWitnessed] = useState(false)
  const ended = standing.kind === 'ended' ? endedSentence(standing.turn, say) : ''
  useEffect(() => {
    const ran = before.current === 'running'
    before.current = standing.kind
    if (!ran || standing.kind === 'running' || standing.kind === 'none') return
    setWitnessed(standing.kind === 'kept')
    speak(standing.kind === 'kept' ? keptSentence : ended)
  }, [standing.kind, keptSentence, ended, speak])
  return witnessed
}
