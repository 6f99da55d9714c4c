import type { SafetyStop, TurnOpened } from '@hefu/wire'
import type { Answer, Trouble } from '../../api/trouble.ts'

/** What became of the last send. */
export type Sent = {
  readonly sending: boolean
  /** The turn that the send opened, or the one that was found running. */
  readonly opened?: string
  readonly trouble?: Trouble
  readonly stopped?: SafetyStop
}

/** Refusals that say no more than that another page was faster; reading the session anew shows what it did. */
const overtaken: ReadonlySet<string> = new Set(['already-read', 'follow-up-used', 'session-unknown'])

/** What the server's answer to a send comes to. A busy session is followed; a page that was overtaken has nothing to say. */
export function outcomeOf(answer: Answer<TurnOpened | SafetyStop>): Sent {
  if (answer.ok) return 'stopped' in answer.value ? { sending: false, stopped: answer.value } : { sending: false, opened: answer.value.turn }
  const { trouble } = answer
  if (trouble.kind === 'unreachable') return { sending: false, trouble }
  const { code, turn } = trouble.error
  if (code === 'session-busy' && turn !== undefined) return { sending: false, opened: turn }
  return overtaken.has(code) ? { sending: false } : { sending: false, trouble }
}
