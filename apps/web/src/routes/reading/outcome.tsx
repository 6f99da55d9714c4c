import { longestOutcome, type SessionWhole } from '@hefu/wire'
import { useState, type ReactNode } from 'react'
import { changeSession } from '../../api/client.ts'
import { renew } from '../../api/hooks.ts'
import type { Trouble } from '../../api/trouble.ts'
import { faultOf, TroubleNote } from '../../app/trouble-note.tsx'
import { readingWords } from '../../reading/words.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useSay } from '../../ui/live.tsx'
import { commonWords } from '../../words/common.ts'
import { useWords } from '../../words/index.ts'

/** What came of the matter, in the person's own words; an empty note takes it away. */
export function Outcome({ whole }: { readonly whole: SessionWhole }): ReactNode {
  const say = useWords(readingWords)
  const sayCommon = useWords(commonWords)
  const speak = useSay()
  const stored = whole.outcome ?? ''
  const [typed, setTyped] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [saved, setSaved] = useState(false)
  const words = typed ?? stored
  const now = Array.from(words).length
  const long = now > longestOutcome ? say('followUp.long', { most: longestOutcome, now }) : undefined
  const save = async (): Promise<void> => {
    if (long !== undefined) return
    const answer = await changeSession(whole.session, { outcome: words.trim() })
    setTrouble(answer.ok ? undefined : answer.trouble)
    if (!answer.ok) return
    await renew('/api/sessions')
    setTyped(undefined)
    setSaved(true)
    speak(say('outcome.saved'))
  }
  const fault = faultOf(trouble, 'outcome')
  return (
    <section className="mt-12 grid gap-4" aria-label={say('outcome.title')}>
      <h2>{say('outcome.title')}</h2>
      <form action={save} className="grid max-w-(--measure) gap-3">
        <TextArea
          label={say('outcome.label')}
          hint={say('outcome.hint')}
          fault={long ?? fault}
          rows={2}
          value={words}
          onChange={(event) => {
            setTyped(event.target.value)
            setSaved(false)
          }}
        />
        <div className="flex items-center gap-3">
          <Button type="submit" disabled={words.trim() === stored.trim()}>
            {sayCommon('save')}
          </Button>
          {saved ? <span className="text-sm text-ink-2">{say('outcome.saved')}</span> : null}
        </div>
        {trouble === undefined || fault !== undefined ? null : <TroubleNote trouble={trouble} />}
      </form>
    </section>
  )
}
