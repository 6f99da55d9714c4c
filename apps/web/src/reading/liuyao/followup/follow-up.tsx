import type { KeptReading, SessionWhole } from '@hefu/wire'
import { useEffect, useId, type ReactNode } from 'react'
import { useWords } from '../../../words/index.ts'
import { LiveTurn } from '../../live/live-turn.tsx'
import { standingOf } from '../../live/standing.ts'
import { Unsettled } from '../../live/unsettled.tsx'
import { useSending } from '../../live/use-sending.ts'
import { useFocusWhenLost } from '../../live/use-focus-when-lost.ts'
import { useSettled } from '../../live/use-settled.ts'
import { readingWords } from '../../words.ts'
import { Answered, OwnWords } from './answered.tsx'
import { FollowUpForm } from './follow-up-form.tsx'
import { forgetWords, useKeptWords } from './kept-words.ts'

type Props = { readonly whole: SessionWhole; readonly kept: KeptReading; readonly onReceipt: (turn: string) => void }

/** The one follow-up: its field, its turn, its answer, and then that it is used. */
export function FollowUp({ whole, kept, onReceipt }: Props): ReactNode {
  const say = useWords(readingWords)
  const head = useId()
  const sending = useSending(whole.session)
  const { words, keep, forget } = useKeptWords(whole.session)
  const standing = standingOf(whole, 'follow-up', sending.opened)
  useSettled(standing, say('settled.followUp'))
  const heading = useFocusWhenLost(standing.kind)
  const { followUp } = whole
  const unsent = followUp === undefined || words.trim() === followUp.text.trim() ? '' : words.trim()
  const settled = followUp !== undefined && unsent === ''
  useEffect(() => {
    if (settled) forgetWords(whole.session)
  }, [settled, whole.session])
  return (
    <section aria-labelledby={head} className="mt-12 grid max-w-[62rem] gap-4">
      <h2 id={head} ref={heading} tabIndex={-1}>
        {say('followUp.title')}
      </h2>
      {followUp === undefined ? (
        <>
          {standing.kind === 'running' ? (
            <>
              <OwnWords text={standing.text ?? words.trim()} />
              <LiveTurn key={standing.turn} turn={standing.turn} kind="follow-up" />
            </>
          ) : (
            <>
              {standing.kind === 'ended' ? (
                <>
                  <OwnWords text={standing.turn.text} />
                  <Unsettled
                    turn={standing.turn}
                    busy={sending.sending}
                    onAgain={() => void sending.send({ kind: 'follow-up', text: standing.turn.text })}
                    onReceipt={() => onReceipt(standing.turn.turn)}
                  />
                </>
              ) : null}
              <FollowUpForm words={words} onWords={keep} onStopped={forget} sending={sending} />
            </>
          )}
        </>
      ) : (
        <Answered followUp={followUp} kept={kept} unsent={unsent} onReceipt={() => onReceipt(followUp.turn)} />
      )}
    </section>
  )
}
