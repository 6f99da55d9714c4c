import type { Clock, Code, Contract, TurnInput } from '../src/index.ts'
import type { Bell } from './bell.ts'
import { cancelBell } from './cancel.ts'
import { drive, type Drive, type Driven, type Driver } from './drive.ts'
import type { Log, Opened } from './log.ts'

/** A send: who asks what, under which request id, on whose account. */
export interface Ask {
  readonly session: string
  readonly request: string
  readonly input: TurnInput
  readonly account: string
}

/** What a send gives. A request sent again after its turn ended comes with that turn's receipt; `code` is the host code of a send that opened nothing new. */
export type Sent = Opened & { readonly code?: Extract<Code, 'busy' | 'already_settled'>; readonly receipt?: unknown }

/** The use-cases of a session, whoever calls them: a terminal, a server, a test. */
export interface SessionHost {
  /** Opens a turn and holds its price. A second send with the same request gives the first turn; on a busy session nothing is written. */
  readonly open: (ask: Ask, contract: Contract) => Promise<Sent>
  /** Drives a turn; see `drive`. */
  readonly drive: (turn: string, how: Drive) => Promise<Driven>
  /** Marks a turn to be stopped and tells its driver; false when it is over already. */
  readonly cancel: (turn: string) => Promise<boolean>
  /** Takes a session away with all that hangs on it (see `Log.erase`) and tells its readers and its driver, which end; gives the turns that went. */
  readonly erase: (session: string) => Promise<readonly string[]>
  /** Tells the readers and the drivers of turns that were erased, which end. */
  readonly gone: (turns: readonly string[]) => void
  /** Drives every unfinished turn, for a process that knows that no other driver lives. Every one is tried; then an AggregateError tells of those that threw. */
  readonly recover: (signal: AbortSignal) => Promise<readonly Driven[]>
}

/** The session host over a log, a bell and a driver. `id` makes turn ids. */
export function sessionHost(driver: Driver, id: () => string): SessionHost {
  const { log, bell, clock }: { readonly log: Log; readonly bell: Bell; readonly clock: Clock } = driver
  const gone = (turns: readonly string[]): void => {
    for (const turn of turns.flatMap((one) => [one, cancelBell(one)])) bell.ring(turn)
  }
  return {
    open: async (ask, contract) => {
      const at = clock.now()
      const { deadlineMs } = contract.limits
      const { name, version, skill, price } = contract
      const { session, request, input, account } = ask
      const deadline = deadlineMs === undefined ? {} : { deadlineAt: at + deadlineMs }
      const start = { type: 'turn-start', contract: name, version, skill, request, input, price, ...deadline } as const
      const opened = await log.open({ session, request, account, price, at, turn: id(), start })
      if (opened.kind === 'busy') return { ...opened, code: 'busy' }
      const first = opened.kind === 'same' ? await log.receipt(opened.turn) : undefined
      return first === undefined ? opened : { ...opened, code: 'already_settled', receipt: first.receipt }
    },
    drive: (turn, how) => drive(turn, how, driver),
    cancel: async (turn) => {
      const marked = await log.cancel(turn, clock.now())
      if (marked) bell.ring(cancelBell(turn))
      return marked
    },
    erase: async (session) => {
      const turns = await log.erase(session)
      gone(turns)
      return turns
    },
    gone,
    recover: async (signal) => {
      const turns = await log.unfinished()
      const driven = await Promise.allSettled(turns.map((turn) => drive(turn, { why: 'restart', signal }, driver)))
      const failed = driven.filter((one) => one.status === 'rejected').map((one): unknown => one.reason)
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${turns.length} unfinished turns could not be driven`)
      return driven.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
  }
}
