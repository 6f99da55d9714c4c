import type { Finish, Message, Question, Usage } from './event.ts'

/** A part of one model call, as the provider streams it. `raw` arguments did not parse; `data` is structured output. */
export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'think'; readonly text: string }
  | { readonly type: 'call'; readonly call: string; readonly tool: string; readonly args: unknown }
  | { readonly type: 'call'; readonly call: string; readonly tool: string; readonly raw: string }
  | { readonly type: 'data'; readonly value: unknown; readonly call?: string }
  | { readonly type: 'usage'; readonly usage: Usage }
  | { readonly type: 'finish'; readonly why: Finish; readonly usage?: Usage; readonly model?: string }
  | { readonly type: 'error'; readonly code: string }

/** A tool as the provider is told of it; `input` is a JSON Schema. */
export type ToolSpec = { readonly name: string; readonly description: string; readonly input: Readonly<Record<string, unknown>> }

/** One model call: the whole view, the tools on offer, and where in the turn it stands. */
export interface ModelRequest {
  readonly at: { readonly attempt: number; readonly step: number }
  readonly instructions: string
  readonly messages: readonly Message[]
  readonly tools: readonly ToolSpec[]
  readonly toolChoice: 'auto' | 'required' | 'none'
  readonly output?: Readonly<Record<string, unknown>>
  readonly maxTokens?: number
}

/** A model under its name. A provider's failure is an `error` part, a cut stream simply ends; a throw is an abort or a bug. */
export type Model = { readonly name: string; readonly stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<Part> }

/** Milliseconds since 1970, and a wake-up that `signal` takes back. */
export type Clock = { readonly now: () => number; readonly wake: (at: number, signal: AbortSignal) => Promise<void> }

/** Reads the one live question of the session, and whether the session has stopped asking and why. */
export type Focus = { readonly read: () => Promise<{ readonly question?: Question; readonly stopped?: string }> }

/** The name under which structured output is offered as a tool; its call is data, never a ledger entry. */
export const submitTool = 'submit'
