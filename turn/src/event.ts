import type { Code } from './code.ts'

/** Tokens of one model call; cumulative within it, so the last value counts. */
export type Usage = { readonly in: number; readonly out: number }

/** Why a model call ended; `undefined` where the stream gave no finish part. */
export type Finish = 'stop' | 'tool-calls' | 'length' | 'content-filter'

/** What a tool touches: nothing, the next question, rows of ours (committed with the call's end), or the world outside. */
export type Effect = 'read' | 'ask' | 'record' | 'write'

/** How a call ended. Only `ok` and `reused` satisfy a requirement. */
export type CallStatus = 'ok' | 'reused' | 'failed' | 'rejected' | 'unknown' | 'interrupted' | 'refused' | 'not-run'

/** Who speaks in a turn's answer. */
export type Origin = 'model' | 'host-result' | 'host-fallback' | 'host'

/** How a turn ended. */
export type EndStatus = 'completed' | 'failed' | 'interrupted'

/** A piece of an answer and the ids of the facts that it rests on; `mark` where it was cut off. */
export type Segment = { readonly text: string; readonly facts: readonly string[]; readonly mark?: 'interrupted' }

/** A question that waits for the user. */
export type Question = { readonly id: string; readonly text: string; readonly options?: readonly string[] }

/**
 * What a turn began with: the user's text; `arguments` that the host made the contract from (language, cast, the reading asked about);
 * `parts` sent by the client, which are input only, never ledger entries.
 */
export type TurnInput = { readonly text: string; readonly arguments?: unknown; readonly parts?: readonly unknown[] }

/** The classifier's answer; `expectedWrite` opens or shuts the contract's requirement. */
export interface Classification {
  readonly intent: string
  readonly hasNewDatedEvent: boolean
  readonly expectedWrite: 'evidence' | 'revision' | 'both' | 'none' | 'unknown'
}

/** A call as a provider sees it in an assistant message; `args` are parsed. */
export type CallPart = { readonly call: string; readonly tool: string; readonly args: unknown }

/**
 * A message of the model's view. Every call of an assistant message is followed by its tool message.
 * `by: 'host'` marks words that no model wrote.
 */
export type Message =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly CallPart[]; readonly by?: 'host' }
  | { readonly role: 'tool'; readonly call: string; readonly tool: string; readonly status: CallStatus; readonly value: unknown }

/** Everything that can happen in a turn. The log is a list of these; all else is derived from it. */
export type TurnEvent =
  | {
      readonly type: 'turn-start'
      readonly contract: string
      readonly version: string
      readonly skill: { readonly name: string; readonly version: string; readonly hash: string }
      readonly request: string
      readonly input: TurnInput
      readonly price?: number
      readonly deadlineAt?: number
    }
  | { readonly type: 'drive-start'; readonly epoch: number; readonly why: 'opened' | 'takeover' | 'restart' | 'handover' }
  | ({ readonly type: 'input-classified'; readonly tries: number; readonly usage: Usage } & Classification)
  | { readonly type: 'fact'; readonly name: string; readonly value: unknown }
  | { readonly type: 'attempt-start'; readonly n: number; readonly corrections: readonly Code[] }
  | {
      readonly type: 'step-start'
      readonly n: number
      readonly tools: readonly string[]
      readonly toolChoice: 'auto' | 'required' | 'none'
      readonly model: string
    }
  | { readonly type: 'text-delta'; readonly text: string }
  | { readonly type: 'data'; readonly value: unknown }
  | { readonly type: 'call-asked'; readonly call: string; readonly tool: string; readonly args?: unknown; readonly raw?: string }
  | { readonly type: 'step-end'; readonly finish?: Finish; readonly usage: Usage; readonly reasoned: boolean; readonly error?: string; readonly model?: string }
  | {
      readonly type: 'call-start'
      readonly call: string
      readonly effect: Effect
      readonly by: 'model' | 'host'
      readonly tool?: string
      readonly args?: unknown
    }
  | { readonly type: 'call-end'; readonly call: string; readonly status: CallStatus; readonly value?: unknown; readonly code?: string }
  | { readonly type: 'draft-withdrawn' }
  | { readonly type: 'attempt-end'; readonly verdict: 'kept' | 'broken'; readonly codes: readonly Code[]; readonly data?: Readonly<Record<string, unknown>> }
  | { readonly type: 'answer'; readonly origin: Origin; readonly segments: readonly Segment[] }
  | ({ readonly type: 'question-set'; readonly reshown: boolean } & Question)
  | { readonly type: 'question-stopped'; readonly reason: string }
  | { readonly type: 'deadline' }
  | { readonly type: 'cancel-seen' }
  | {
      readonly type: 'turn-end'
      readonly status: EndStatus
      readonly origin: Origin | 'none'
      readonly charge: number
      readonly codes: readonly Code[]
      readonly history: readonly Message[]
    }
