import { type Birth, type CsvOptions, decodeText, type Encoding, fileLimits } from '@hefu/births'
import type { FilePreview } from '@hefu/wire'
import { useRef, useState } from 'react'
import { renew } from '../../../api/hooks.ts'
import { addPeople, previewFile } from '../../../api/people.ts'
import type { Trouble } from '../../../api/trouble.ts'
import { useSay } from '../../../ui/live.tsx'
import { useWords } from '../../../words/index.ts'
import { peopleWords } from '../../../words/people.ts'
import { peopleOnly } from './people-only.ts'

/** Where a file stands. */
export type State =
  | { readonly kind: 'none' | 'reading' }
  | { readonly kind: 'unreadable'; readonly why: 'bytes' | 'too-large' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'shown'; readonly name: string; readonly preview: FilePreview; readonly round: number }
  | { readonly kind: 'added'; readonly count: number }

/** A file being read, and what can be done with it. */
export type Reading = {
  readonly state: State
  readonly encoding: Encoding
  readonly csv: CsvOptions
  readonly choose: (file: File) => void
  readonly decode: (encoding: Encoding) => void
  readonly readAs: (csv: CsvOptions) => void
  readonly accept: (births: readonly Birth[]) => Promise<Trouble | undefined>
  readonly again: () => void
  readonly reset: () => void
}

/** What was last asked for, so that it can be asked for again with one thing changed. */
type Asked = { readonly file: File | undefined; readonly encoding: Encoding; readonly csv: CsvOptions }

const nothing: Asked = { file: undefined, encoding: 'auto', csv: {} }
/** More bytes than the server takes. */
const mostBytes = 12_000_000

/** Reads a file as text here, and asks the server what is in it. */
export function useReading(): Reading {
  const [asked, setAsked] = useState(nothing)
  const [state, setState] = useState<State>({ kind: 'none' })
  const stop = useRef(new AbortController())
  const rounds = useRef(0)
  const request = useRef('')
  const say = useWords(peopleWords)
  const speak = useSay()

  function read(next: Asked): void {
    setAsked(next)
    stop.current.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    if (next.file === undefined) return setState({ kind: 'none' })
    request.current = crypto.randomUUID()
    setState((before) => (before.kind === 'shown' && next.file === asked.file ? before : { kind: 'reading' }))
    void stateOf(next.file, next, signal).then((found) => {
      if (signal.aborted) return
      rounds.current += 1
      setState(found.kind === 'shown' ? { ...found, round: rounds.current } : found)
    })
  }

  async function accept(births: readonly Birth[]): Promise<Trouble | undefined> {
    const answer = await addPeople({ request: request.current, births })
    if (!answer.ok) return answer.trouble
    const count = answer.value.people.length
    setState({ kind: 'added', count })
    speak(say('import.done', { count }))
    await renew('/api/people')
    return undefined
  }

  return {
    state,
    encoding: asked.encoding,
    csv: asked.csv,
    choose: (file) => read({ ...asked, file, csv: {} }),
    decode: (encoding) => read({ ...asked, encoding }),
    readAs: (csv) => read({ ...asked, csv }),
    accept,
    again: () => read(asked),
    reset: () => read(nothing),
  }
}

async function stateOf(file: File, { encoding, csv }: Asked, signal: AbortSignal): Promise<State> {
  if (file.size > mostBytes) return { kind: 'unreadable', why: 'too-large' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes === undefined) return { kind: 'unreadable', why: 'bytes' }
  const text = peopleOnly(decodeText(new Uint8Array(bytes), encoding))
  if (text.length > fileLimits.characters) return { kind: 'unreadable', why: 'too-large' }
  const name = file.name.slice(-255)
  const answer = await previewFile({ name, text, csv }, signal)
  if (answer.ok) return { kind: 'shown', name, preview: answer.value, round: 0 }
  const { trouble } = answer
  const large = trouble.kind === 'refused' && (trouble.error.code === 'body-too-large' || trouble.error.code === 'field-too-long')
  return large ? { kind: 'unreadable', why: 'too-large' } : { kind: 'trouble', trouble }
}
