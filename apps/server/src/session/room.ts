import type { Clock, Contract, Model, TurnEvent } from '@hefu/turn'
import type { Bell, Log, SessionHost, TurnRow, View } from '@hefu/turn/host'
import type { Language } from '@hefu/liuyao/labels'
import type { SafetyStop } from '@hefu/wire'
import type { Writers } from '../providers/writers.ts'
import type { Casts } from '../store/casts.ts'
import type { Reports } from '../store/reports.ts'

/** The safety screen with its fixed text; undefined where the words may pass. A stop is counted, and nothing else of it is kept. */
export type Screen = (words: string, language: Language) => Promise<SafetyStop | undefined>

/** Turns on a contract that belongs to no tradition, for load and kill runs; only there when the server is started for them. */
export interface TestTurns {
  readonly name: string
  readonly view: View
  /** The arguments that a question asks for, or undefined where it asks for none of this. */
  readonly argumentsOf: (question: string) => unknown
  readonly contract: () => Contract
  readonly modelOf: (start: TurnEvent & { readonly type: 'turn-start' }) => Model
}

/** What the use cases of sessions and turns work with. */
export interface SessionRoom {
  readonly log: Log
  readonly bell: Bell
  readonly host: SessionHost
  readonly clock: Clock
  readonly casts: Casts
  readonly reports: Reports
  /** Whether a person is kept on whom a session may hang. */
  readonly isPerson: (person: string) => Promise<boolean>
  readonly writers: Writers
  readonly screened: Screen
  /** Every session that the database has, also those without a cast. */
  readonly sessions: () => Promise<readonly string[]>
  /** Makes ids of sessions. */
  readonly id: () => string
  readonly test?: TestTurns
}

/** The account of whoever owns this server; it has no limit. */
export const houseAccount = 'house'

/** How long text may wait to be stored as one event, in milliseconds. */
export const mergeMs = 20

/** The first event of a stored turn. */
export type Start = TurnEvent & { readonly type: 'turn-start' }

/** A turn that is not over. */
export function isUnfinished({ status }: TurnRow): boolean {
  return status === 'queued' || status === 'running'
}
