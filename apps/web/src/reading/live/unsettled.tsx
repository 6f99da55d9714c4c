import type { TurnSummary } from '@hefu/wire'
import type { ReactNode } from 'react'
import { chooseWriter, paths } from '../../api/client.ts'
import { renew } from '../../api/hooks.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useWords } from '../../words/index.ts'
import { readingWords } from '../words.ts'
import { endedSentence, mustBeSet } from './ended.ts'

type Props = { readonly turn: TurnSummary; readonly busy: boolean; readonly onAgain: () => void; readonly onReceipt: () => void }

/** A turn that was not kept: what became of the words, and what can be done next. */
export function Unsettled(props: Props): ReactNode {
  const say = useWords(readingWords)
  const { turn } = props
  return (
    <Note
      actions={turn.status === 'interrupted' ? <AfterStop {...props} /> : turn.trouble === undefined ? <AfterWords {...props} /> : <AfterTrouble {...props} />}
    >
      <p>{endedSentence(turn, say)}</p>
    </Note>
  )
}

/** A follow-up that was stopped lies in its field again, which has its own button. */
function AfterStop({ turn, busy, onAgain }: Props): ReactNode {
  const say = useWords(readingWords)
  if (turn.kind !== 'reading') return null
  return (
    <Button disabled={busy} onClick={onAgain}>
      {say('again.reading')}
    </Button>
  )
}

/** Words came, and none could be kept. */
function AfterWords({ busy, onAgain, onReceipt }: Props): ReactNode {
  const say = useWords(readingWords)
  return (
    <>
      <Button disabled={busy} onClick={onAgain}>
        {say('again.reading')}
      </Button>
      <Button look="quiet" onClick={onReceipt}>
        {say('failed.receipt')}
      </Button>
    </>
  )
}

/** No words came: the way that helps stands first. */
function AfterTrouble({ turn, busy, onAgain }: Props): ReactNode {
  const say = useWords(readingWords)
  const setFirst = mustBeSet(turn)
  const takeRules = async (): Promise<void> => {
    const answer = await chooseWriter({})
    if (!answer.ok) return
    await renew(paths.writer)
    onAgain()
  }
  const again = (
    <Button key="again" {...(setFirst ? { look: 'quiet' } : {})} disabled={busy} onClick={onAgain}>
      {say('writer.again')}
    </Button>
  )
  const rules = (
    <Button key="rules" look="quiet" disabled={busy} onClick={() => void takeRules()}>
      {say('writer.rules')}
    </Button>
  )
  const settings = (
    <ButtonLink key="settings" {...(setFirst ? {} : { look: 'quiet' })} href="/settings">
      {say('writer.settings')}
    </ButtonLink>
  )
  return setFirst ? [settings, rules, again] : [again, rules, settings]
}
