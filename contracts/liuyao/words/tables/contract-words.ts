import type { Code } from '@hefu/turn'

/** Everything that a contract says in one language: to the model, and to the reader where no model speaks. */
export type ContractWords = {
  /** What a model is told before a reading, one rule each. */
  readonly reading: readonly string[]
  /** What a model is told before a follow-up; `{level}` is the sealed sign. */
  readonly followUp: readonly string[]
  /** Heads the method text and the closed data. */
  readonly method: string
  readonly data: string
  /** Said to the reader when no attempt was kept. */
  readonly readingFailed: string
  readonly followUpFailed: string
  readonly interrupted: string
  /** Why a turn is refused. */
  readonly alreadyRead: string
  readonly noReading: string
  readonly followUpUsed: string
  readonly unreadable: string
  /** What the next attempt is told of the last one. */
  readonly corrections: Readonly<Partial<Record<Code, string>>>
}
