import { followUpName } from '@hefu/contracts/liuyao'
import { empty, reduce } from '@hefu/turn'
import type { StoredEvent, TurnRow } from '@hefu/turn/host'
import type { TurnSummary } from '@hefu/wire'
import { troubleOf } from '../providers/trouble.ts'
import { writtenBy } from './written-by.ts'

/** A turn in short, from its row and its log. */
export function summaryOf({ turn, status }: TurnRow, log: readonly StoredEvent[]): TurnSummary {
  const state = log.map(({ event }) => event).reduce(reduce, empty)
  const author = writtenBy(state)
  const trouble = status === 'failed' && author.by === 'model' ? troubleOf(state) : undefined
  return { turn, status, ...openedOf(log[0]), ...endedOf(log), writtenBy: author, ...(trouble === undefined ? {} : { trouble }) }
}

function openedOf(first: StoredEvent | undefined): Pick<TurnSummary, 'kind' | 'text' | 'openedAt'> {
  if (first?.event.type !== 'turn-start') return { kind: 'reading', text: '', openedAt: 0 }
  const { contract, input } = first.event
  return { kind: contract === followUpName ? 'follow-up' : 'reading', text: input.text, openedAt: first.at }
}

function endedOf(log: readonly StoredEvent[]): Pick<TurnSummary, 'endedAt' | 'charge' | 'origin' | 'said'> {
  const last = log.at(-1)
  if (last?.event.type !== 'turn-end') return { charge: 0, origin: 'none' }
  const { status, charge, origin } = last.event
  const said = status === 'completed' ? undefined : saidIn(log)
  return { endedAt: last.at, charge, origin, ...(said === undefined ? {} : { said }) }
}

/** The last words of a turn that was not kept. */
function saidIn(log: readonly StoredEvent[]): string | undefined {
  const answer = log.findLast(({ event }) => event.type === 'answer')?.event
  const text = answer?.type === 'answer' ? answer.segments.map((segment) => segment.text).join('\n') : ''
  return text === '' ? undefined : text
}
