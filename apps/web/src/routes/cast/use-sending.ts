import type { NewSession } from '@hefu/wire'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { openSession, openTurn } from '../../api/client.ts'
import type { Trouble } from '../../api/trouble.ts'
import { dropUnsent, keepUnsent } from './unsent.ts'

/** How the sending of a cast stands. `stopped` carries the calm text of a safety stop. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'doing' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'stopped'; readonly text: string }

const idle: Sending = { kind: 'idle' }

/** What sending a cast comes to. */
type Sent = { readonly kind: 'sent'; readonly session: string } | Exclude<Sending, { kind: 'idle' | 'doing' }>

/** Sends a cast and opens its reading. It is kept on the device until an answer has come; a lost answer is asked for again under the same name. */
async function sendCast(session: NewSession): Promise<Sent> {
  keepUnsent(session)
  const answer = await openSession(session)
  if (!answer.ok) {
    if (isFinal(answer.trouble)) dropUnsent(session.request)
    return { kind: 'trouble', trouble: answer.trouble }
  }
  dropUnsent(session.request)
  if ('stopped' in answer.value) return { kind: 'stopped', text: answer.value.text }
  const opened = answer.value.session
  const turn = await openTurn(opened, { request: session.request, language: session.language, input: { kind: 'reading' } })
  if (turn.ok && 'stopped' in turn.value) return { kind: 'stopped', text: turn.value.text }
  return { kind: 'sent', session: opened }
}

/** A refusal of what was sent; a server that is full, busy or closing may take it later. */
function isFinal(trouble: Trouble): boolean {
  return trouble.kind === 'refused' && trouble.status < 500 && trouble.status !== 429
}

/** Who hears of an end: `onEnd` when a cast was taken or stopped, so that nothing of it stays here; `onTrouble` first, and says whether it saw to it. */
type Hears = { readonly onEnd: () => void; readonly onTrouble: (trouble: Trouble) => boolean }

/** How the sending stands, and the ways to change it. */
export type UseSending = { readonly sending: Sending; readonly send: (session: NewSession) => void; readonly reset: () => void }

/** Sends casts; on success the page goes to the reading. */
export function useSending({ onEnd, onTrouble }: Hears): UseSending {
  const [sending, setSending] = useState<Sending>(idle)
  const [, navigate] = useLocation()
  const send = useCallback(
    (session: NewSession) => {
      setSending({ kind: 'doing' })
      void sendCast(session).then((sent) => {
        if (sent.kind === 'sent' || sent.kind === 'stopped') onEnd()
        if (sent.kind === 'sent') navigate(`/readings/${encodeURIComponent(sent.session)}`)
        else setSending(sent.kind === 'trouble' && onTrouble(sent.trouble) ? idle : sent)
      })
    },
    [navigate, onEnd, onTrouble],
  )
  const reset = useCallback(() => setSending(idle), [])
  return { sending, send, reset }
}
