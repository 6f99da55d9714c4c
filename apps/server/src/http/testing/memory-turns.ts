import { randomUUID } from 'node:crypto'
import { contractOf, followUpContract, mayFollowUp, mayRead, readingContract, storedReading } from '@hefu/contracts/liuyao'
import { screen, stopText } from '@hefu/contracts/safety'
import { type Contract, type Model, TurnError, type TurnInput } from '@hefu/turn'
import { follow, type Log, memoryBell, type Receipt, sessionHost, systemClock } from '@hefu/turn/host'
import type { NewTurn, TurnSummary } from '@hefu/wire'
import type { Refused, Turns } from '../../session/use-cases.ts'
import type { MemorySession } from './memory-sessions.ts'

/** What drives the turns. `contract` stands in for the server's own choice, for runs on a test's contract. */
export interface Driving {
  readonly model: Model
  readonly contract?: Contract
}

/** Turns driven in this process as soon as they are opened. `settled` resolves when none is under way. */
export function memoryTurns(
  kept: ReadonlyMap<string, MemorySession>,
  log: Log,
  driving: Driving,
): { readonly turns: Turns; readonly settled: () => Promise<void> } {
  const bell = memoryBell()
  const requests = new Map<string, string>()
  const under = new Set<Promise<unknown>>()
  const made = contractOf(log)
  const contractFor: typeof made = async (row, start) => driving.contract ?? made(row, start)
  const host = sessionHost({ log, bell, clock: systemClock, modelOf: async () => driving.model, contractOf: contractFor, mergeMs: 0 }, randomUUID)
  const viewOf = driving.contract ?? { release: 'hold' as const, publicCodes: {} }
  const turns: Turns = {
    open: async (id, given) => {
      const session = kept.get(id)
      if (session === undefined) return { refused: 'session-unknown' }
      if (given.input.kind === 'follow-up' && screen(given.input.text).kind === 'stop') return { stopped: 'self-harm', text: stopText(given.language) }
      const first = requests.get(`${id} ${given.request}`)
      if (first !== undefined) return { kind: 'same', turn: first }
      const asked = await askedOf(id, { session, given, log })
      if ('refused' in asked) return asked
      const opened = await host.open({ session: id, request: given.request, input: asked.input, account: 'house' }, driving.contract ?? asked.contract)
      if (opened.kind === 'busy') return { refused: 'session-busy', turn: opened.turn }
      if (opened.kind === 'no-credit') return { refused: 'no-credit' }
      if (opened.kind === 'same') return { kind: 'same', turn: opened.turn }
      requests.set(`${id} ${given.request}`, opened.turn)
      note(session, { turn: opened.turn, kind: given.input.kind, text: asked.input.text, status: 'running', openedAt: Date.now(), charge: 0, origin: 'none' })
      const driven = host
        .drive(opened.turn, { why: 'opened', signal: new AbortController().signal })
        .then(() => settle(opened.turn, session, log))
        .finally(() => under.delete(driven))
      under.add(driven)
      return { kind: 'opened', turn: opened.turn }
    },
    seen: async (turn) => {
      const row = await log.turn(turn)
      if (row === undefined) return { refused: 'turn-unknown' }
      const events = await log.read(turn, 0)
      return { view: viewOf, last: events.at(-1)?.seq ?? 0, ended: row.status !== 'queued' && row.status !== 'running' }
    },
    follow: (turn, from) => follow(turn, from, { log, bell, view: viewOf }),
    cancel: async (turn) => {
      if ((await log.turn(turn)) === undefined) return { refused: 'turn-unknown' }
      return (await host.cancel(turn)) ? { cancelled: true } : { refused: 'turn-over' }
    },
    receipt: async (turn) => {
      const account = (await log.receipt(turn))?.receipt
      return isReceipt(account) ? account : { refused: 'turn-unknown' }
    },
    report: async (turn) => ((await log.turn(turn)) === undefined ? { refused: 'turn-unknown' } : { reported: true }),
  }
  return { turns, settled: async () => void (await Promise.all(under)) }
}

type Room = { readonly session: MemorySession; readonly given: NewTurn; readonly log: Log }

async function askedOf(cast: string, { session, given, log }: Room): Promise<{ readonly input: TurnInput; readonly contract: Contract } | Refused> {
  const { language, input } = given
  if (input.kind === 'reading') {
    if ((await mayRead(log, { cast, language })).may !== 'ok') return { refused: 'already-read' }
    const { matter, options, question } = session.given
    const about = { language, cast: { id: cast, ...session.given.cast }, options, question: matter }
    return { input: { text: question, arguments: about }, contract: readingContract(about) }
  }
  const { may } = await mayFollowUp(log, { cast, language })
  if (may !== 'ok') return { refused: may === 'used' ? 'follow-up-used' : 'not-read' }
  const stored = await storedReading(log, cast)
  if (stored === undefined) throw new TurnError('log-invalid', `the reading of ${cast} is gone`)
  const about = { language, reading: cast }
  return { input: { text: input.text, arguments: about }, contract: followUpContract(about, stored) }
}

function note({ turns }: MemorySession, summary: TurnSummary): void {
  turns.push(summary)
}

async function settle(turn: string, { turns }: MemorySession, log: Log): Promise<void> {
  const end = (await log.read(turn, 0)).at(-1)
  const place = turns.findIndex((one) => one.turn === turn)
  const before = turns[place]
  if (before === undefined || end?.event.type !== 'turn-end') return
  turns[place] = { ...before, status: end.event.status, endedAt: end.at, charge: end.event.charge, origin: end.event.origin }
}

function isReceipt(value: unknown): value is Receipt {
  return typeof value === 'object' && value !== null && 'contract' in value && 'charge' in value
}
