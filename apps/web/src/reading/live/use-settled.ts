import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../ui/live.tsx'
import type { Standing } from './standing.ts'

/** Says once that a turn came to its end, whole and settled; true where it was kept before the reader's eyes. */
export function useSettled(standing: Standing, sentence: string): boolean {
  const speak = useSay()
  const before = useRef(standing.kind)
  const [witnessed, setWitnessed] = useState(false)
  useEffect(() => {
    const ran = before.current === 'running'
    before.current = standing.kind
    if (!ran || standing.kind !== 'kept') return
    setWitnessed(true)
    speak(sentence)
  }, [standing.kind, sentence, speak])
  return witnessed
}
