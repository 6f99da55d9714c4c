import { useEffect, type ReactNode } from 'react'
import { useSessions } from '../../api/hooks.ts'
import { useTitle } from '../../app/document.ts'
import { AfterPatience } from '../../ui/waiting.tsx'
import { useWords } from '../../words/index.ts'
import { FirstVisit } from './first-visit.tsx'
import { LaterVisit } from './later-visit.tsx'
import { noteAsked, wasAsked } from './visits.ts'
import { homeWords } from './words.ts'

/** Sessions that the first page shows. */
const shown = 5

/** The first page: what this is, for whoever asked nothing yet; else asking again, and what was asked. */
export function HomePage(): ReactNode {
  const say = useWords(homeWords)
  useTitle(say('title'))
  const sessions = useSessions({ limit: shown })
  const rows = sessions.value?.sessions
  useEffect(() => {
    if (rows !== undefined) noteAsked(rows.length > 0)
  }, [rows])
  const asked = rows === undefined ? wasAsked() : rows.length > 0
  if (asked === true) return <LaterVisit rows={rows} />
  if (asked === false || sessions.trouble !== undefined) return <FirstVisit />
  return (
    <AfterPatience>
      <FirstVisit />
    </AfterPatience>
  )
}
