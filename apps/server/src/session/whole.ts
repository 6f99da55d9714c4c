import { storedReading } from '@hefu/contracts/liuyao'
import { signLevels } from '@hefu/liuyao'
import { type KeptFollowUp, type KeptReading, longestTitle, type SessionRow, type SessionWhole, type TurnSummary } from '@hefu/wire'
import type { Standing } from '../store/casts.ts'
import { piecesFrom } from './kept.ts'
import type { SessionRoom } from './room.ts'
import { summaryOf } from './summary.ts'

/** A session as it stands in a list. Without a title of its own it is called by the first line of its question. */
export function rowOf({ cast, state, sign, followedUp }: Standing): SessionRow {
  const level = signLevels.find((each) => each === sign)
  return {
    session: cast.session,
    title: cast.title ?? firstLine(cast.question),
    question: cast.question,
    createdAt: cast.createdAt,
    state,
    base: cast.base,
    ...(cast.changed === null ? {} : { changed: cast.changed }),
    ...(level === undefined ? {} : { sign: level }),
    followedUp,
    ...(cast.outcome === null ? {} : { outcome: cast.outcome }),
    ...(cast.person === null ? {} : { person: cast.person }),
  }
}

function firstLine(question: string): string {
  const line = Array.from(question.split('\n', 1)[0] ?? '')
  return line.length > longestTitle ? `${line.slice(0, longestTitle - 1).join('')}…` : line.join('')
}

/** Everything of a session: what was cast, and, from closed turns and their rows, what was said. */
export async function wholeOf(standing: Standing, { log }: SessionRoom): Promise<SessionWhole> {
  const { cast } = standing
  const rows = await log.turns(cast.session)
  const [turns, stored, [followed]] = await Promise.all([
    Promise.all(rows.map(async (row) => summaryOf(row, await log.read(row.turn, 0)))),
    storedReading(log, cast.session),
    log.rows('follow_up', { reading: cast.session }),
  ])
  const reading: KeptReading | undefined =
    stored === undefined
      ? undefined
      : { turn: stored.turn, ...closedOf(stored.turn, turns), language: stored.language, reading: stored.reading, facts: stored.facts }
  const followUp = followed === undefined ? undefined : keptFollowUp(followed, turns)
  return {
    ...rowOf(standing),
    language: cast.language,
    matter: cast.matter,
    cast: { way: cast.way, when: cast.when },
    options: cast.options,
    turns,
    ...(reading === undefined ? {} : { reading }),
    ...(followUp === undefined ? {} : { followUp }),
  }
}

function keptFollowUp(row: Readonly<Record<string, unknown>>, turns: readonly TurnSummary[]): KeptFollowUp | undefined {
  const { turn, answer: given } = row
  const answer = piecesFrom(given)
  if (typeof turn !== 'string' || answer === undefined) return undefined
  return { turn, ...closedOf(turn, turns), text: turns.find((each) => each.turn === turn)?.text ?? '', answer }
}

/** When a turn ended and who worded it. Words whose turn is not there any more count as written by a model. */
function closedOf(turn: string, turns: readonly TurnSummary[]): Pick<KeptReading, 'at' | 'writtenBy'> {
  const closed = turns.find((each) => each.turn === turn)
  return { at: closed?.endedAt ?? 0, writtenBy: closed?.writtenBy ?? { by: 'model' } }
}
