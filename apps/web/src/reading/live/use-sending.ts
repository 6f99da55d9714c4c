import type { NewTurn, SafetyStop, TurnOpened } from '@hefu/wire'
import { useRef, useState } from 'react'
import { openTurn } from '../../api/client.ts'
import { renew } from '../../api/hooks.ts'
import type { Answer, Trouble } from '../../api/trouble.ts'
import { newRequest } from '../../routes/cast/chance.ts'
import { pageLanguage } from '../../words/index.ts'

type Input = NewTurn['input']

/** What became of the last send. */
export type Sent = {
  readonly sending: boolean
  /** The turn that the send opened, or the one that was found running. */
  readonly opened?: string
  readonly trouble?: Trouble
  readonly stopped?: SafetyStop
}

/** Sends words to a session. */
export type Sending = Sent & { readonly send: (input: Input) => Promise<void> }

/** Refusals that say no more than that another page was faster; reading the session anew shows what it did. */
const overtaken: ReadonlySet<string> = new Set(['already-read', 'follow-up-used', 'session-unknown'])

/** Opens turns of a session. A send whose answer was lost goes out again under the same name, so that it cannot arrive twice. */
export function useSending(session: string): Sending {
  const [sent, setSent] = useState<Sent>({ sending: false })
  const last = useRef<{ readonly input: string; readonly request: string }>(undefined)
  const send = async (input: Input): Promise<void> => {
    const words = JSON.stringify(input)
    const request = last.current?.input === words ? last.current.request : newRequest()
    last.current = { input: words, request }
    setSent({ sending: true })
    const answer = await openTurn(session, { request, language: pageLanguage(), input })
    const outcome = outcomeOf(answer)
    if (outcome.trouble?.kind !== 'unreachable') last.current = undefined
    if (outcome.trouble === undefined && outcome.stopped === undefined) await renew('/api/sessions')
    setSent(outcome)
  }
  return { ...sent, send }
}

function outcomeOf(answer: Answer<TurnOpened | SafetyStop>): Sent {
  if (answer.ok) return 'stopped' in answer.value ? { sending: false, stopped: answer.value } : { sending: false, opened: answer.value.turn }
  const { trouble } = answer
  if (trouble.kind === 'unreachable') return { sending: false, trouble }
  const { code, turn } = trouble.error
  if (code === 'session-busy' && turn !== undefined) return { sending: false, opened: turn }
  return overtaken.has(code) ? { sending: false } : { sending: false, trouble }
}
