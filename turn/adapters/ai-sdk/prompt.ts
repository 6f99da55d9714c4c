import type { JSONValue, LanguageModelV4Message, LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider'
import type { Message, ModelRequest } from '../../src/index.ts'

type Assistant = Message & { readonly role: 'assistant' }
type Result = Message & { readonly role: 'tool' }

/** Ids of the ledger, such as `kept.1` or `a#2`, as every provider takes them. */
const plainId = /^[A-Za-z0-9_-]{1,40}$/

/** The request's view as a provider reads it: instructions first, then the messages, each call's result under the id of its call. */
export function promptOf({ instructions, messages }: ModelRequest): LanguageModelV4Prompt {
  const ids = wireIds()
  const prompt: LanguageModelV4Message[] = instructions === '' ? [] : [{ role: 'system', content: instructions }]
  for (const message of messages) {
    const last = prompt.at(-1)
    if (message.role === 'user') prompt.push({ role: 'user', content: [{ type: 'text', text: message.text }] })
    else if (message.role === 'assistant') prompt.push(...assistant(message, ids))
    else if (last?.role === 'tool') last.content.push(result(message, ids))
    else prompt.push({ role: 'tool', content: [result(message, ids)] })
  }
  return prompt
}

interface WireIds {
  /** A fresh id for a call: its own where providers take it and no earlier call has it. */
  readonly ofCall: (call: string) => string
  readonly ofResult: (call: string) => string
}

function wireIds(): WireIds {
  const taken = new Set<string>()
  const current = new Map<string, string>()
  return {
    ofCall: (call) => {
      let id = call
      for (let n = taken.size + 1; !plainId.test(id) || taken.has(id); n += 1) id = `call_${n}`
      taken.add(id)
      current.set(call, id)
      return id
    },
    ofResult: (call) => current.get(call) ?? call,
  }
}

/** Nothing for a message without words and calls: providers refuse an empty one. */
function assistant({ text, calls }: Assistant, ids: WireIds): readonly LanguageModelV4Message[] {
  const words = text === '' ? [] : [{ type: 'text' as const, text }]
  const asked = calls.map(({ call, tool, args }) => ({ type: 'tool-call' as const, toolCallId: ids.ofCall(call), toolName: tool, input: args ?? {} }))
  return words.length + asked.length === 0 ? [] : [{ role: 'assistant', content: [...words, ...asked] }]
}

function result({ call, tool, status, value }: Result, ids: WireIds): LanguageModelV4ToolResultPart {
  const good = status === 'ok' || status === 'reused'
  return { type: 'tool-result', toolCallId: ids.ofResult(call), toolName: tool, output: { type: good ? 'json' : 'error-json', value: json(value) } }
}

/** A value of the log as JSON holds it. */
function json(value: unknown): JSONValue {
  return JSON.parse(JSON.stringify(value ?? null))
}
