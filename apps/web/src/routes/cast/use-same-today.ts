import type { SessionRow } from '@hefu/wire'
import { useEffect, useState } from 'react'
import { listSessions } from '../../api/client.ts'

/** Typing rests this long before the question is looked for. */
const rest = 500

/** The last cast of today with exactly this question, if there is one. */
export function useSameToday(question: string): SessionRow | undefined {
  const asked = question.trim()
  const [found, setFound] = useState<{ readonly asked: string; readonly row: SessionRow | undefined }>()
  useEffect(() => {
    if (asked === '') return undefined
    const state = { over: false }
    const timer = setTimeout(() => {
      void listSessions({ question: asked, since: new Date().setHours(0, 0, 0, 0), limit: 1 }).then((answer) => {
        if (!state.over && answer.ok) setFound({ asked, row: answer.value.sessions[0] })
      })
    }, rest)
    return () => {
      state.over = true
      clearTimeout(timer)
    }
  }, [asked])
  return found?.asked === asked ? found.row : undefined
}
