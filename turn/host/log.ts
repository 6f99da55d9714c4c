import type { FocusChange, Message, Question, Row, TurnEvent } from '../src/index.ts'

/** A table that a contract brings. `writeOnce` rows are refused every update, and every delete but an erasure of their session; `unique` lists further keys. */
export interface TableSpec {
  readonly name: string
  readonly columns: Readonly<Record<string, 'text' | 'integer' | 'json'>>
  readonly primary: readonly string[]
  readonly unique: readonly (readonly string[])[]
  readonly writeOnce: boolean
}

/** One stored event: its place in the turn (from 1) and when it was stored (milliseconds since 1970). */
export interface StoredEvent {
  readonly seq: number
  readonly at: number
  readonly event: TurnEvent
}

/** A turn as the log knows it. `epoch` is 0 until first driven; `last` is the seq of its last event; `cancelAt` is the cancel mark. */
export interface TurnRow {
  readonly turn: string
  readonly session: string
  readonly request: string
  readonly status: 'queued' | 'running' | 'completed' | 'failed' | 'interrupted'
  readonly epoch: number
  readonly last: number
  readonly cancelAt?: number
}

/** All that one transaction writes when a turn opens: session row, turn row, turn-start as seq 1, and the hold of `price` on `account`. */
export interface Opening {
  readonly session: string
  readonly turn: string
  readonly request: string
  readonly account: string
  readonly price: number
  readonly at: number
  readonly start: TurnEvent & { readonly type: 'turn-start' }
}

/** `same`: this request id opened that turn before. `busy`: another turn of the session is not ended. `no-credit`: the account cannot hold the price. Nothing is written then. */
export type Opened = { readonly kind: 'opened' | 'same' | 'busy'; readonly turn: string } | { readonly kind: 'no-credit' }

/** What the transaction of turn-end writes besides the event: status, settle or release, messages, receipt, diagnostic. */
export interface Closing {
  readonly status: 'completed' | 'failed' | 'interrupted'
  readonly charge: number
  readonly messages: readonly Message[]
  readonly receipt: unknown
  readonly diagnostic: unknown
}

/** Events to store after seq `after`, with the rows that commit with them. `question` makes a question the session's live one. */
export interface Entry {
  readonly turn: string
  readonly epoch: number
  readonly after: number
  readonly at: number
  readonly events: readonly TurnEvent[]
  readonly rows?: readonly Row[]
  readonly focus?: FocusChange
  readonly question?: Question
  readonly close?: Closing
}

/** One line of the credit ledger; a turn has one hold and one of settle and release, never two of a kind. Amounts are units, never negative. */
export interface CreditEntry {
  readonly turn: string
  readonly kind: 'hold' | 'settle' | 'release'
  readonly debit: string
  readonly credit: string
  readonly amount: number
}

/**
 * Where turns are kept. Every method is one transaction.
 * `append` throws TurnError 'stale-epoch' when the turn's epoch is no longer the entry's or the turn has ended, and 'seq-taken'
 * when the place is written already or a row breaks its table's keys, and 'turn-unknown' when there is no such turn (any more); nothing of a
 * refused entry is kept, and its neighbours are not harmed. Any method throws 'store-full' when the disk has no space, and keeps nothing then.
 */
export interface Log {
  readonly open: (opening: Opening) => Promise<Opened>
  /** Raises the turn's epoch and marks it running; the new epoch, or undefined when the turn is unknown or ended. */
  readonly raise: (turn: string) => Promise<number | undefined>
  readonly append: (entry: Entry) => Promise<void>
  readonly read: (turn: string, after: number) => Promise<readonly StoredEvent[]>
  readonly turn: (turn: string) => Promise<TurnRow | undefined>
  /** Turns of a session in the order in which they were opened. */
  readonly turns: (session: string) => Promise<readonly TurnRow[]>
  /** Ids of turns that are queued or running, oldest first. */
  readonly unfinished: () => Promise<readonly string[]>
  /** Sets the cancel mark; false when the turn is unknown or ended. */
  readonly cancel: (turn: string, at: number) => Promise<boolean>
  /** Messages of the session's closed turns in order. */
  readonly history: (session: string) => Promise<readonly Message[]>
  readonly focus: (session: string) => Promise<{ readonly question?: Question; readonly stopped?: string }>
  /** Makes `question` the session's live one, or, with `stopped`, says that it asks no more; creates the session if need be. */
  readonly setFocus: (session: string, focus: { readonly question?: Question; readonly stopped?: string }) => Promise<void>
  /** Messages that were there before the first turn (an imported conversation); creates the session. */
  readonly seed: (session: string, messages: readonly Message[]) => Promise<void>
  readonly receipt: (turn: string) => Promise<{ readonly receipt: unknown; readonly diagnostic: unknown } | undefined>
  /** Rows of a contract's table whose columns equal `where`, in order of insertion. */
  readonly rows: (table: string, where: Readonly<Record<string, unknown>>) => Promise<readonly Readonly<Record<string, unknown>>[]>
  readonly credits: (turn: string) => Promise<readonly CreditEntry[]>
  /** Balance of an account in units; undefined for an unlimited one. */
  readonly balance: (account: string) => Promise<number | undefined>
  /** Opens an account with `balance` units, or, without, an unlimited one; an existing account stays as it is. */
  readonly account: (account: string, balance?: number) => Promise<void>
  /**
   * Takes a session away with its turns, events, messages, receipts, and its rows of contracts' tables: those whose column `session`
   * names it or, without such a column, whose column `turn` names one of its turns. Write-once rows go too. Lines of the credit ledger
   * stay, and what an unfinished turn holds is released. Gives the turns that went, none where the session was unknown.
   */
  readonly erase: (session: string) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
