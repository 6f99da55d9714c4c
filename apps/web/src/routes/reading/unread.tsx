import type { SessionWhole } from '@hefu/wire'
import type { ReactNode } from 'react'
import { CalmText } from '../../reading/live/calm-text.tsx'
import { LiveTurn } from '../../reading/live/live-turn.tsx'
import type { Standing } from '../../reading/live/standing.ts'
import { Unsettled } from '../../reading/live/unsettled.tsx'
import { useFocusWhenLost } from '../../reading/live/use-focus-when-lost.ts'
import type { Sending } from '../../reading/live/use-sending.ts'
import { SendTrouble } from '../../reading/liuyao/followup/follow-up-form.tsx'
import { readingWords } from '../../reading/words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useWords } from '../../words/index.ts'

type Props = { readonly whole: SessionWhole; readonly standing: Standing; readonly sending: Sending; readonly onReceipt: (turn: string) => void }

/** Where the verdict will stand: the turn that writes it, or why there is none and what can be done. */
export function Unread({ standing, sending, onReceipt }: Props): ReactNode {
  const say = useWords(readingWords)
  const again = (): void => void sending.send({ kind: 'reading' })
  const place = useFocusWhenLost<HTMLDivElement>(standing.kind)
  return (
    <div ref={place} tabIndex={-1} className="grid content-start gap-4 outline-none">
      {standing.kind === 'running' ? <LiveTurn key={standing.turn} turn={standing.turn} kind="reading" /> : null}
      {standing.kind === 'ended' ? (
        <Unsettled turn={standing.turn} busy={sending.sending} onAgain={again} onReceipt={() => onReceipt(standing.turn.turn)} />
      ) : null}
      {standing.kind === 'none' ? (
        <Note
          actions={
            <Button look="primary" disabled={sending.sending} onClick={again}>
              {say(sending.sending ? 'sending' : 'unread.write')}
            </Button>
          }
        >
          <p>{say('unread')}</p>
        </Note>
      ) : null}
      {sending.stopped === undefined ? null : <CalmText stop={sending.stopped} />}
      <SendTrouble trouble={sending.trouble} />
    </div>
  )
}
