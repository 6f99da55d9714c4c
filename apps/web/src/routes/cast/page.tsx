import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Trouble } from '../../api/trouble.ts'
import { useTitle } from '../../app/document.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { castWords } from '../../words/cast.ts'
import { useWords } from '../../words/index.ts'
import { nowSeconds } from './chance.ts'
import { madeOf } from './draft/made.ts'
import { type Editing, useDraft } from './draft/use-draft.ts'
import { thrownOf } from './draft/way-of.ts'
import { noRefusal, type Refusal, refusalOf } from './fault-text.ts'
import { PlateStep } from './plate-step.tsx'
import { TossStep } from './toss-step.tsx'
import { UnsentNotes } from './unsent-notes.tsx'
import { useSending, type UseSending } from './use-sending.ts'
import { WriteStep } from './write-step.tsx'

/** From a question to a plate that is sent to be read. */
export function CastPage(): ReactNode {
  const say = useWords(castWords)
  useTitle(say('eyebrow'))
  const editing = useDraft()
  const [refused, setRefused] = useState(noRefusal)
  const { draft, change, clear } = editing
  const onTrouble = useCallback(
    (trouble: Trouble) => {
      const found = trouble.kind === 'refused' ? refusalOf(trouble.error, draft) : undefined
      if (found === undefined) return false
      setRefused(found)
      change({ step: 'write', request: '' })
      return true
    },
    [change, draft],
  )
  const sending = useSending({ onEnd: clear, onTrouble })
  useStepFocus(sending.sending.kind === 'stopped' ? 'stopped' : draft.step)
  if (sending.sending.kind === 'stopped') return <Stopped text={sending.sending.text} onGoOn={sending.reset} />
  return (
    <>
      <p className="mb-2 text-xs text-ink-3">{say('eyebrow')}</p>
      {draft.step === 'write' ? <UnsentNotes except={draft.request} onSend={sending.send} busy={sending.sending.kind === 'doing'} /> : null}
      <Step editing={editing} sending={sending} refused={refused} onStart={() => setRefused(noRefusal)} />
    </>
  )
}

type StepProps = { readonly editing: Editing; readonly sending: UseSending; readonly refused: Refusal; readonly onStart: () => void }

function Step({ editing, sending, refused, onStart }: StepProps): ReactNode {
  const say = useWords(castWords)
  const { draft } = editing
  const thrown = thrownOf(draft)
  if (draft.step === 'toss' && thrown !== undefined) return <TossStep editing={editing} thrown={thrown} />
  const made = draft.step === 'plate' ? madeOf(draft, nowSeconds()) : undefined
  if (made?.ok === true) return <PlateStep editing={editing} made={made.value} sending={sending} />
  return (
    <>
      <PageHead title={say('head')} />
      <WriteStep editing={editing} refused={refused} onStart={onStart} />
    </>
  )
}

/** The calm text of a safety stop; nothing of what was written is kept. */
function Stopped({ text, onGoOn }: { readonly text: string; readonly onGoOn: () => void }): ReactNode {
  const say = useWords(castWords)
  return (
    <div className="grid max-w-[34em] gap-6">
      <h1 tabIndex={-1}>{say('stop.head')}</h1>
      <p className="prose whitespace-pre-line">{text}</p>
      <Button className="justify-self-start" onClick={onGoOn}>
        {say('stop.on')}
      </Button>
    </div>
  )
}

/** When the page goes a step on, its head takes the focus and the view starts at the top; not on the first sight of the page, nor where a field already has it. */
function useStepFocus(step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const head = document.querySelector('main h1')
    if (document.activeElement?.closest('[data-field]')) return
    if (head instanceof HTMLElement) head.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [step])
}
