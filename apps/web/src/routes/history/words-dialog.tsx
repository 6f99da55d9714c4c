import { useId, useRef, useState, type ReactNode } from 'react'
import type { Answer, Trouble } from '../../api/trouble.ts'
import { faultOf, TroubleNote } from '../../app/trouble-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { commonWords } from '../../words/common.ts'
import { useWords } from '../../words/index.ts'
import { historyWords } from './words.ts'

type WordsDialogProps = {
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly first: string
  /** Code points that the words may have. */
  readonly most: number
  readonly rows: number
  /** What to say where nothing was typed; without it, nothing is fine. */
  readonly whenEmpty?: string
  /** The field's name in the server's refusals. */
  readonly field: string
  readonly onSave: (words: string) => Promise<Answer<unknown>>
  readonly onClose: () => void
}

/** Asks for some words about a session and stores them. Closed by whoever opened it, once they are stored. */
export function WordsDialog({ title, label, hint, first, most, rows, whenEmpty, field, onSave, onClose }: WordsDialogProps): ReactNode {
  const say = useWords(commonWords)
  const sayHere = useWords(historyWords)
  const form = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState(first)
  const [fault, setFault] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble>()

  async function save(): Promise<void> {
    const typed = words.trim()
    const over = [...typed].length - most
    const wrong = typed === '' ? whenEmpty : over > 0 ? sayHere('too-long', { over, most }) : undefined
    const answer = wrong === undefined ? await onSave(typed) : undefined
    if (answer?.ok === true) return
    const refusal = answer?.trouble
    setFault(wrong ?? faultOf(refusal, field))
    setTrouble(wrong === undefined && faultOf(refusal, field) === undefined ? refusal : undefined)
    input.current?.focus()
  }

  const actions = (
    <>
      <Button look="quiet" onClick={onClose}>
        {say('cancel')}
      </Button>
      <Button look="primary" type="submit" form={form}>
        {say('save')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      <form id={form} action={save} className="grid gap-4">
        <TextArea ref={input} label={label} hint={hint} fault={fault} rows={rows} value={words} onChange={(event) => setWords(event.target.value)} />
        {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
      </form>
    </Dialog>
  )
}
