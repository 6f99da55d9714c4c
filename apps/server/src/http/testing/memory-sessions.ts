import { randomUUID } from 'node:crypto'
import { storedReading } from '@hefu/contracts/liuyao'
import { screen, stopText } from '@hefu/contracts/safety'
import { LiuyaoError, resolveOptions } from '@hefu/liuyao'
import type { Log } from '@hefu/turn/host'
import type { KeptFollowUp, KeptReading, NewSession, SessionState, SessionWhole, TurnSummary } from '@hefu/wire'
import type { Piece } from '@hefu/contracts/liuyao/output'
import type { Sessions } from '../../session/use-cases.ts'
import { plateOf } from '../plate.ts'

/** A session in memory, and the turns that were opened on it. */
export interface MemorySession {
  readonly given: NewSession
  readonly createdAt: number
  readonly title?: string
  readonly outcome?: string
  readonly turns: TurnSummary[]
}

/** Sessions in this process's memory over a log; they keep what the server's own keep, and nothing longer than the process. */
export function memorySessions(kept: Map<string, MemorySession>, log: Log): Sessions {
  const whole = async (id: string): ReturnType<Sessions['whole']> => {
    const session = kept.get(id)
    return session === undefined ? { refused: 'session-unknown' } : wholeOf(id, session, log)
  }
  return {
    make: async (given) => {
      const screened = screen(given.question)
      if (screened.kind === 'stop') return { stopped: 'self-harm', text: stopText(given.language) }
      const same = [...kept].find(([, session]) => session.given.request === given.request)
      if (same !== undefined) return { kind: 'same', session: await wholeOf(same[0], same[1], log) }
      const plate = plateOf(given)
      if ('refused' in plate) return plate
      const id = randomUUID()
      const session: MemorySession = { given, createdAt: Date.now(), turns: [] }
      kept.set(id, session)
      return { kind: 'made', session: await wholeOf(id, session, log) }
    },
    list: async ({ search = '', limit }) => {
      const found = [...kept].filter(([, { given }]) => given.question.includes(search)).slice(0, limit)
      return { sessions: await Promise.all(found.map(([id, session]) => wholeOf(id, session, log))) }
    },
    whole,
    change: async (id, change) => {
      const session = kept.get(id)
      if (session === undefined) return { refused: 'session-unknown' }
      kept.set(id, { ...session, ...change })
      return whole(id)
    },
    erase: async (id) => (kept.delete(id) ? { erased: true } : { refused: 'session-unknown' }),
    eraseAll: async () => {
      const count = kept.size
      kept.clear()
      return count
    },
  }
}

async function wholeOf(id: string, { given, createdAt, title, outcome, turns }: MemorySession, log: Log): Promise<SessionWhole> {
  const plate = plateOf(given)
  if ('refused' in plate) throw new LiuyaoError('table', `session ${id} holds a cast that cannot be read: ${plate.refused}`)
  const stored = await storedReading(log, id)
  const followed = (await log.rows('follow_up', { reading: id })).at(0)
  const state: SessionState = stored !== undefined ? 'read' : stateOf(turns)
  const at = (turn: string): number => turns.find((one) => one.turn === turn)?.endedAt ?? 0
  const reading: { readonly reading?: KeptReading } =
    stored === undefined ? {} : { reading: { turn: stored.turn, at: at(stored.turn), language: stored.language, reading: stored.reading, facts: stored.facts } }
  const turn = String(followed?.['turn'])
  const text = turns.find((one) => one.turn === turn)?.text ?? ''
  const followUp: { readonly followUp?: KeptFollowUp } =
    followed === undefined ? {} : { followUp: { turn, at: at(turn), text, answer: piecesOf(followed['answer']) } }
  return {
    session: id,
    title: title ?? given.question,
    question: given.question,
    createdAt,
    state,
    base: plate.chart.hexagram.number,
    ...(plate.chart.changed === undefined ? {} : { changed: plate.chart.changed.hexagram.number }),
    ...(stored?.reading.sign_level === undefined || stored.reading.sign_level === null ? {} : { sign: stored.reading.sign_level }),
    followedUp: followed !== undefined,
    ...(outcome === undefined ? {} : { outcome }),
    language: given.language,
    matter: given.matter,
    cast: given.cast,
    options: resolveOptions(given.options),
    turns,
    ...reading,
    ...followUp,
  }
}

function stateOf(turns: readonly TurnSummary[]): SessionState {
  const status = turns.at(-1)?.status
  if (status === undefined || status === 'completed') return 'cast'
  return status === 'queued' ? 'running' : status
}

function piecesOf(value: unknown): readonly Piece[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => (isPiece(one) ? [one] : [])) : []
}

function isPiece(value: unknown): value is Piece {
  return typeof value === 'object' && value !== null && 'text' in value && 'facts' in value
}
