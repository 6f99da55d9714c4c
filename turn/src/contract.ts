import type { Code } from './code.ts'
import type { Classification, Effect, Question, Segment, TurnInput } from './event.ts'

/** A JSON Schema for the provider and a parser for us, so that this package needs no schema library. */
export interface Schema<T> {
  readonly json: Readonly<Record<string, unknown>>
  /** Returns the parsed value, or why it was refused; never throws. */
  readonly parse: (value: unknown) => { readonly ok: T } | { readonly error: string }
}

/** A row of a contract's own table; it commits together with the event that brings it. */
export type Row = { readonly table: string; readonly values: Readonly<Record<string, unknown>> }

/** What a record does to the one live question, in the same transaction as its call-end. */
export type FocusChange = { readonly close: string; readonly next?: Question }

/**
 * How a tool ends: `ok` (with rows of ours to commit), `fail` (final, seen by the model), `lost` (sent outside, no answer came).
 * An `ok` value shaped `{ error: true, validationErrors: object }` counts as rejected. A throw is a bug or an abort; of a `write` it is `lost`.
 */
export type ToolOutcome =
  | { readonly ok: unknown; readonly rows?: readonly Row[]; readonly focus?: FocusChange }
  | { readonly fail: { readonly code: string; readonly message?: string } }
  | { readonly lost: true }

/** What a tool is given besides its arguments. */
export type ToolContext = { readonly session: string; readonly turn: string; readonly call: string; readonly signal: AbortSignal }

/** A tool that the model, or the host through `prepare`, may call. */
export interface Tool {
  readonly description: string
  readonly effect: Effect
  readonly input: Schema<unknown>
  /** Name of the fact that an ok result becomes, where it becomes one. */
  readonly fact?: string
  readonly run: (args: unknown, context: ToolContext) => Promise<ToolOutcome>
}

/** A call count over one tool or any of several: exactly one ok result in the turn, or at least one. */
export type Requirement = { readonly anyOf: readonly string[]; readonly ok: 'exactly-one' | 'at-least-one' }

/** Fixed phrases that may stand in a text only when one of `needs` has an ok result in this turn. */
export type Claim = { readonly id: string; readonly say: readonly string[]; readonly needs: readonly string[] }

/** A fact of this turn: a prepared result under its name. */
export type Fact = { readonly name: string; readonly value: unknown }

/** What a kept or host-ended turn delivered, for the contract's own rows. */
export interface Delivered {
  readonly session: string
  readonly turn: string
  readonly input: TurnInput
  readonly facts: readonly Fact[]
  readonly data: Readonly<Record<string, unknown>>
  readonly segments: readonly Segment[]
}

/** The closed question that a model answers about the user's words before attempt 1 (rule 14). */
export interface Classify {
  readonly instructions: string
  readonly output: Schema<Classification>
  readonly record: readonly string[]
  readonly revise: readonly string[]
  /** Typed intents that the host answers alone: the calls it makes and what it says of their results. */
  readonly host: Readonly<Record<string, { readonly calls: readonly Prepared[]; readonly say: (values: readonly unknown[]) => string }>>
}

/** A call that the host makes itself. */
export type Prepared = { readonly tool: string; readonly args: unknown }

/** Bounds of a turn; milliseconds and provider tokens. */
export type Limits = { readonly attempts: number; readonly maxSteps: number; readonly maxTokens?: number; readonly deadlineMs?: number }

/** What must hold before a reply counts, as data: prompt, tools, verdict, correction and host copy all come from it. */
export interface Contract {
  readonly name: string
  readonly version: string
  readonly skill: { readonly name: string; readonly version: string; readonly hash: string }
  readonly language: string
  readonly instructions: string
  readonly tools: Readonly<Record<string, Tool>>
  readonly prepare: readonly Prepared[]
  readonly classify?: Classify
  readonly required: readonly Requirement[]
  readonly forceUntilOk: readonly string[]
  readonly claims: readonly Claim[]
  readonly text: { readonly need: boolean }
  readonly output?: Schema<Readonly<Record<string, unknown>>>
  readonly accept?: readonly string[]
  readonly sealed: readonly string[]
  /** Fact ids that data may cite, read from this turn's facts; a cited id outside them breaks the attempt. */
  readonly citable?: (facts: readonly Fact[]) => ReadonlySet<string>
  readonly release: 'hold' | 'stream'
  readonly limits: Limits
  readonly question: 'any' | 'must-be-live'
  readonly narrate: Readonly<Record<string, (value: unknown) => string>>
  readonly fallback: string
  readonly unknownCopy: string
  readonly interruptedNote: string
  readonly onBroken: 'complete' | 'fail'
  readonly publicCodes: Readonly<Partial<Record<Code, string>>>
  readonly corrections: Readonly<Partial<Record<Code, string>>>
  readonly price: number
  /** Names in a kept answer that no fact of this turn bears out; they mark the receipt and break nothing. */
  readonly marks?: (delivered: Pick<Delivered, 'facts' | 'data' | 'segments'>) => readonly string[]
  /** Rows that a kept attempt writes, in the transaction of turn-end. */
  readonly deliver?: (delivered: Delivered) => readonly Row[]
}

const nothingDone = { tools: {}, prepare: [], required: [], forceUntilOk: [], claims: [], sealed: [], narrate: {} }
const plainWords = { language: 'en', instructions: '', unknownCopy: '', interruptedNote: '[interrupted]', publicCodes: {}, corrections: {} }
const plainTerms = { text: { need: true }, release: 'hold', limits: { attempts: 2, maxSteps: 5 }, question: 'any', onBroken: 'fail', price: 1 } as const

/** Fills a contract's optional clauses with the plain choice, so that a declaration says only what is its own. */
export function contract(given: Partial<Contract> & Pick<Contract, 'name' | 'version' | 'fallback'>): Contract {
  return { ...nothingDone, ...plainWords, ...plainTerms, skill: { name: given.name, version: given.version, hash: '' }, ...given }
}
