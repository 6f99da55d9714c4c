import { useRef, useState, type ReactNode } from 'react'
import { mutate } from 'swr'
import { deleteEverything, paths } from '../../api/client.ts'
import type { Trouble } from '../../api/trouble.ts'
import { useTitle } from '../../app/document.ts'
import { TroubleNote } from '../../app/trouble-note.tsx'
import { Button, buttonClass, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { WaitingLine } from '../../ui/waiting.tsx'
import { useWords } from '../../words/index.ts'
import { forgetDevice } from './forget-device.ts'
import { settingsWords } from './words.ts'

const goes = ['erase.sessions', 'erase.people', 'erase.receipts', 'erase.providers', 'erase.settings', 'erase.device'] as const

/** Lists what goes, asks for a word, deletes. */
export function ErasePage(): ReactNode {
  const say = useWords(settingsWords)
  useTitle(say('erase.title'))
  const [erased, setErased] = useState<number>()
  if (erased !== undefined) return <Erased count={erased} />
  return (
    <div className="max-w-xl">
      <PageHead title={say('erase.title')}>{say('erase.below')}</PageHead>
      <ul className="mb-4 grid list-disc gap-1.5 pl-5 marker:text-cinnabar">
        {goes.map((thing) => (
          <li key={thing}>{say(thing)}</li>
        ))}
      </ul>
      <p className="mb-6 text-sm text-ink-2">{say('erase.stays')}</p>
      <EraseForm onErased={setErased} />
    </div>
  )
}

function EraseForm({ onErased }: { readonly onErased: (count: number) => void }): ReactNode {
  const say = useWords(settingsWords)
  const word = say('erase.word')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const [going, setGoing] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()

  async function erase(): Promise<void> {
    const right = typed.trim().toLowerCase() === word
    setWrong(!right)
    if (!right) return field.current?.focus()
    setGoing(true)
    const answer = await deleteEverything()
    setGoing(false)
    if (!answer.ok) return setTrouble(answer.trouble)
    forgetDevice()
    await mutate(() => true, undefined, { revalidate: false })
    onErased(answer.value.sessions)
  }

  return (
    <form action={erase} className="grid gap-4">
      <TextField
        ref={field}
        label={say('erase.field', { word })}
        fault={wrong ? say('erase.fault', { word }) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {trouble === undefined ? null : <TroubleNote trouble={trouble} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" disabled={going}>
          {say('erase.go')}
        </Button>
        <a href={paths.everything} download className={`${buttonClass()} hover:bg-press`}>
          {say('erase.export')}
        </a>
      </div>
      {going ? <WaitingLine>{say('erase.going')}</WaitingLine> : null}
    </form>
  )
}

function Erased({ count }: { readonly count: number }): ReactNode {
  const say = useWords(settingsWords)
  return (
    <>
      <PageHead title={<span ref={focusWhenDrawn}>{say('erase.done', { count })}</span>} />
      <ButtonLink href="/">{say('erase.done.next')}</ButtonLink>
    </>
  )
}

/** The form is gone with its focus; the sentence that says so takes it. */
function focusWhenDrawn(sentence: HTMLElement | null): void {
  sentence?.closest('h1')?.focus()
}
