import type { TurnKind } from '@hefu/wire'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { cancelTurn } from '../../api/client.ts'
import { renew } from '../../api/hooks.ts'
import type { Followed } from '../../turn/follow.ts'
import { draftOf } from '../../turn/progress.ts'
import { useTurn } from '../../turn/use-turn.ts'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/index.ts'
import { readingWords } from '../words.ts'
import { DraftText } from './draft.tsx'
import { ProgressLines } from './progress-lines.tsx'

/** After this long a turn takes longer than usual. */
const usual = 15_000
/** A turn whose beginning lies further back than this was under way before the page came to it. */
const fresh = 5_000

/** A turn while it runs: its steps, its draft, and how to stop it. Once it is over, the session is read again. */
export function LiveTurn({ turn, kind }: { readonly turn: string; readonly kind: TurnKind }): ReactNode {
  const say = useWords(readingWords)
  const followed = useTurn(turn)
  const [openedAt] = useState(() => Date.now())
  const { state, line, begunAt, rejoined } = followed
  const slow = useSlow(begunAt ?? openedAt)
  useEffect(() => {
    if (line === 'over' || line === 'gone') void renew('/api/sessions')
  }, [line])
  const draft = useMemo(() => draftOf(state), [state])
  const resumed = rejoined || openedAt - (begunAt ?? openedAt) > fresh
  return (
    <div className="grid min-h-40 content-start gap-4" data-turn={kind}>
      <ProgressLines followed={followed} resumed={resumed && line === 'steady'} />
      <DraftText draft={draft} />
      <Lost line={line} />
      {slow && line !== 'over' ? (
        <p className="text-sm">
          {say('slow')} <span className="text-xs text-ink-3">{say('slow.note')}</span>
        </p>
      ) : null}
      {line === 'over' ? null : <StopButton turn={turn} />}
    </div>
  )
}

function Lost({ line }: { readonly line: Followed['line'] }): ReactNode {
  const say = useWords(readingWords)
  if (line !== 'reconnecting' && line !== 'offline') return null
  return <p className="rounded-slip border-l-2 border-l-ochre bg-ochre-wash px-4 py-3 text-sm">{say(line === 'offline' ? 'turn.offline' : 'reconnecting')}</p>
}

function StopButton({ turn }: { readonly turn: string }): ReactNode {
  const say = useWords(readingWords)
  const [stopping, setStopping] = useState(false)
  const stop = async (): Promise<void> => {
    setStopping(true)
    const answer = await cancelTurn(turn)
    if (!answer.ok) setStopping(false)
  }
  return (
    <div>
      <Button disabled={stopping} onClick={() => void stop()}>
        {say(stopping ? 'stopping' : 'stop')}
      </Button>
    </div>
  )
}

/** True once a turn that began then takes longer than usual. */
function useSlow(begunAt: number): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), Math.min(usual, Math.max(0, begunAt + usual - Date.now())))
    return () => clearTimeout(timer)
  }, [begunAt])
  return slow
}
