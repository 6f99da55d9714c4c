import type { CallStatus } from './event.ts'

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
