import { narrator } from '@hefu/contracts/liuyao'
import { screen, stopText } from '@hefu/contracts/safety'
import { openZone } from '@hefu/liuyao'
import type { Model, TurnEvent } from '@hefu/turn'
import { systemClock } from '@hefu/turn/host'
import type { NewSession, NewTurn, SafetyStop, SessionWhole } from '@hefu/wire'
import type { Database } from '../../store/database.ts'
import { type Inside, startInside } from '../inside.ts'
import { testNotes, testTurns } from '../test-turns.ts'
import type { Refused } from '../use-cases.ts'

/** What a test wants different: who words readings, and who is told of trouble. */
export interface Wanted {
  readonly model?: Model
  readonly trouble?: (error: unknown) => void
  readonly capacity?: number
}

/** The inside of a server on a real database, worded by the built-in rules where no other model is given. */
export function stageOn(database: Database, { model = narrator(), trouble = rethrow, capacity = 64 }: Wanted = {}): Promise<Inside> {
  return startInside({
    database,
    trouble,
    capacity,
    clock: systemClock,
    writers: { current: async () => ({}), modelOf: async () => model, contractFor: async (contract) => contract },
    screened: async (words, language) => (screen(words).kind === 'stop' ? { stopped: 'self-harm', text: stopText(language) } : undefined),
    driving: () => () => undefined,
    ended: () => undefined,
    test: { turns: testTurns(), tables: [testNotes] },
  })
}

function rethrow(error: unknown): void {
  throw error
}

/** A question about money, cast at 23:10 on 26 July 2026 in Shanghai. */
export function sampleSession(request: string, more: Partial<NewSession> = {}): NewSession {
  const when = openZone('Asia/Shanghai').momentAt(1_785_078_600)
  return {
    request,
    language: 'zh-Hans',
    question: '这笔钱收得回来吗？',
    matter: { category: 'wealth' },
    cast: { way: { kind: 'lines', values: [9, 7, 8, 7, 9, 8] }, when },
    options: {},
    ...more,
  }
}

/** A send that asks for the reading. */
export const asksReading = (request: string, language: NewTurn['language'] = 'zh-Hans'): NewTurn => ({ request, language, input: { kind: 'reading' } })

/** A send that asks further. */
export const asksFurther = (request: string, text: string, language: NewTurn['language'] = 'zh-Hans'): NewTurn => ({
  request,
  language,
  input: { kind: 'follow-up', text },
})

/** A made session. Throws where it was refused or stopped. */
export async function made({ sessions }: Inside, given: NewSession): Promise<SessionWhole> {
  const answer = await sessions.make(given)
  if ('refused' in answer || 'stopped' in answer) throw new Error(`the session was not made: ${JSON.stringify(answer)}`)
  return answer.session
}

/** The turn of an answer to a send. Throws where it was refused or stopped. */
export function turnOf(answer: { readonly turn: string; readonly kind: 'opened' | 'same' } | SafetyStop | Refused): string {
  if ('refused' in answer || 'stopped' in answer) throw new Error(`no turn was opened: ${JSON.stringify(answer)}`)
  return answer.turn
}

/** Every event of a turn until its end. */
export async function eventsOf({ turns }: Inside, turn: string): Promise<readonly TurnEvent[]> {
  const seen = await Array.fromAsync(turns.follow(turn, { after: 0, signal: new AbortController().signal }))
  return seen.map(({ event }) => event)
}

/** A session as it stands. Throws where there is none. */
export async function wholeOfSession({ sessions }: Inside, session: string): Promise<SessionWhole> {
  const whole = await sessions.whole(session)
  if ('refused' in whole) throw new Error(`session ${session} is ${whole.refused}`)
  return whole
}
