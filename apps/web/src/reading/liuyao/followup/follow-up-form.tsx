import { longestQuestion } from '@hefu/wire'
import { useRef, useState, type ReactNode } from 'react'
import { faultOf, TroubleNote } from '../../../app/trouble-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { useWords } from '../../../words/index.ts'
import { CalmText } from '../../live/calm-text.tsx'
import type { Sending } from '../../live/use-sending.ts'
import { readingWords } from '../../words.ts'

type Props = { readonly words: string; readonly onWords: (words: string) => void; readonly onStopped: () => void; readonly sending: Sending }

/** The one field under the seal. What is typed stays until it is answered. */
export function FollowUpForm({ words, onWords, onStopped, sending }: Props): ReactNode {
  const say = useWords(readingWords)
  const field = useRef<HTMLTextAreaElement>(null)
  const [fault, setFault] = useState<string>()
  const { trouble, stopped } = sending
  const refused = faultOf(trouble, 'input.text')
  const send = async (): Promise<void> => {
    const text = words.trim()
    const now = Array.from(text).length
    const wrong = text === '' ? say('followUp.empty') : now > longestQuestion ? say('followUp.long', { most: longestQuestion, now }) : undefined
    setFault(wrong)
    if (wrong === undefined) await sending.send({ kind: 'follow-up', text })
    else field.current?.focus()
  }
  return (
    <form action={send} className="grid max-w-(--measure) gap-3">
      <TextArea
        ref={field}
        label={say('followUp.label')}
        hint={say('followUp.hint')}
        fault={fault ?? refused}
        placeholder={say('followUp.placeholder')}
        rows={2}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <div>
        <Button type="submit" look="primary" disabled={sending.sending}>
          {say(sending.sending ? 'sending' : 'followUp.send')}
        </Button>
      </div>
      {stopped === undefined ? null : <CalmText stop={stopped} onShown={onStopped} />}
      <SendTrouble trouble={refused === undefined ? trouble : undefined} />
    </form>
  )
}

/** Why a send did not come through. */
export function SendTrouble({ trouble }: { readonly trouble: Sending['trouble'] }): ReactNode {
  const say = useWords(readingWords)
  if (trouble === undefined) return null
  if (trouble.kind === 'refused') return <TroubleNote trouble={trouble} />
  return (
    <Note tone="change">
      <p>{say('send.unreachable')}</p>
    </Note>
  )
}
