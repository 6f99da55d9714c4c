import type { NewTurn } from '@hefu/wire'
import { useRef, useState } from 'react'
import { openTurn } from '../../api/client.ts'
import { renew } from '../../api/hooks.ts'
import { newRequest } from '../../routes/cast/chance.ts'
import { pageLanguage } from '../../words/index.ts'
import { outcomeOf, type Sent } from './sent.ts'

type Input = NewTurn['input']

/** Sends words to a session. */
export type Sending = Sent & { readonly send: (input: Input) => Promise<void> }

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
