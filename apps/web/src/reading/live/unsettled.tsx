import type { Receipt, TurnSummary } from '@hefu/wire'
import type { ReactNode } from 'react'
import { chooseWriter, paths } from '../../api/client.ts'
import { renew, useReceipt } from '../../api/hooks.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useWords } from '../../words/index.ts'
import { readingWords, type SayReading } from '../words.ts'

type Props = { readonly turn: TurnSummary; readonly busy: boolean; readonly onAgain: () => void; readonly onReceipt: () => void }

/** A turn that was not kept: what became of the words, and what can be done next. */
export function Unsettled(props: Props): ReactNode {
  return props.turn.status === 'interrupted' ? <Stopped {...props} /> : <Failed {...props} />
}

function Stopped({ turn, busy, onAgain }: Props): ReactNode {
  const say = useWords(readingWords)
  const again = (
    <Button disabled={busy} onClick={onAgain}>
      {say('again.reading')}
    </Button>
  )
  return (
    <Note actions={turn.kind === 'reading' ? again : undefined}>
      <p>{say(turn.kind === 'reading' ? 'stopped.reading' : 'stopped.followUp')}</p>
    </Note>
  )
}

function Failed({ turn, busy, onAgain, onReceipt }: Props): ReactNode {
  const say = useWords(readingWords)
  const receipt = useReceipt(turn.turn)
  if (receipt.value === undefined && receipt.trouble === undefined) return null
  const lost = receipt.value !== undefined && writerLost(receipt.value)
  const takeRules = async (): Promise<void> => {
    const answer = await chooseWriter({})
    if (!answer.ok) return
    await renew(paths.writer)
    onAgain()
  }
  const ways = (
    <>
      <Button disabled={busy} onClick={onAgain}>
        {say(lost ? 'writer.again' : 'again.reading')}
      </Button>
      {lost ? (
        <Button look="quiet" disabled={busy} onClick={() => void takeRules()}>
          {say('writer.rules')}
        </Button>
      ) : null}
      {lost ? (
        <ButtonLink look="quiet" href="/settings">
          {say('writer.settings')}
        </ButtonLink>
      ) : (
        <Button look="quiet" onClick={onReceipt}>
          {say('failed.receipt')}
        </Button>
      )}
    </>
  )
  return (
    <Note actions={ways}>
      <p>{sentence(turn, lost, say)}</p>
    </Note>
  )
}

function sentence({ kind, charge }: TurnSummary, lost: boolean, say: SayReading): string {
  if (charge > 0) return say('failed.charged', { charge })
  if (kind === 'reading') return say(lost ? 'writer' : 'failed.reading')
  return say(lost ? 'writer.followUp' : 'failed.followUp')
}

/** The service never answered, or no attempt was made because it is not there any more. */
function writerLost({ attempts }: Receipt): boolean {
  const last = attempts.at(-1)
  return last === undefined || last.codes.includes('provider_error')
}
