import type { SessionWhole, TurnKind, TurnSummary } from '@hefu/wire'

/** Where a session's reading, or its follow-up, stands. */
export type Standing =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly turn: string; readonly text?: string }
  | { readonly kind: 'ended'; readonly turn: TurnSummary }
  | { readonly kind: 'kept' }

/** What a session says of its turns of one kind. `opened` is a turn that this page has opened and that the session may not list yet. */
export function standingOf(whole: SessionWhole, kind: TurnKind, opened?: string): Standing {
  if ((kind === 'reading' ? whole.reading : whole.followUp) !== undefined) return { kind: 'kept' }
  const running = whole.turns.find((turn) => turn.status === 'queued' || turn.status === 'running')
  if (running !== undefined) return running.kind === kind ? { kind: 'running', turn: running.turn, text: running.text } : { kind: 'none' }
  if (opened !== undefined && whole.turns.every(({ turn }) => turn !== opened)) return { kind: 'running', turn: opened }
  const last = whole.turns
    .filter((turn) => turn.kind === kind)
    .toSorted((one, other) => one.openedAt - other.openedAt)
    .at(-1)
  return last?.status === 'failed' || last?.status === 'interrupted' ? { kind: 'ended', turn: last } : { kind: 'none' }
}
