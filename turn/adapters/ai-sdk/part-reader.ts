import { InvalidResponseDataError, type LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { type ModelRequest, type Part, submitTool } from '../../src/index.ts'
import { callArguments } from './call-arguments.ts'
import { faultCode } from './fault-code.ts'
import { finishOf, usageOf } from './finish.ts'

type Of<T extends LanguageModelV4StreamPart['type']> = LanguageModelV4StreamPart & { readonly type: T }

/** Reads the reply to one request, part by part. Calls without an id get one from their place in the turn. */
export class PartReader {
  readonly #request: ModelRequest
  /** Calls whose arguments are still coming, by the provider's id. */
  readonly #begun = new Map<string, { readonly tool: string; readonly raw: string }>()
  #calls = 0
  #model: string | undefined
  #silent = true
  #broken = false

  constructor(request: ModelRequest) {
    this.#request = request
  }

  /** What a part of the provider's stream says in our terms, if anything. */
  read(part: LanguageModelV4StreamPart): readonly Part[] {
    const parts = this.#read(part)
    if (parts.length > 0) this.#silent = false
    return parts
  }

  /** What an ended stream leaves: calls begun and never finished, or, where nothing came and the reply was no event stream, that no model answered. */
  close(contentType: string | undefined): readonly Part[] {
    if (this.#silent && contentType !== undefined && !contentType.startsWith('text/event-stream')) return [{ type: 'error', code: 'not_an_api' }]
    return [...this.#begun].map(([call, { tool, raw }]) => ({ type: 'call', call, tool, raw }))
  }

  #read(part: LanguageModelV4StreamPart): readonly Part[] {
    switch (part.type) {
      case 'text-delta':
        return part.delta === '' ? [] : [{ type: 'text', text: part.delta }]
      case 'reasoning-delta':
        return part.delta === '' ? [] : [{ type: 'think', text: part.delta }]
      case 'tool-input-start':
      case 'tool-input-delta':
        return this.#begin(part)
      case 'tool-call':
        return part.providerExecuted === true ? [] : [this.#call(part)]
      case 'response-metadata':
        this.#model = part.modelId ?? this.#model
        return []
      case 'error':
        return this.#fail(part.error)
      case 'finish':
        return this.#finish(part)
      default:
        return []
    }
  }

  #begin(part: Of<'tool-input-start'> | Of<'tool-input-delta'>): readonly Part[] {
    const call = this.#begun.get(part.id)
    if (part.type === 'tool-input-delta') {
      if (call !== undefined) this.#begun.set(part.id, { ...call, raw: call.raw + part.delta })
    } else if (part.providerExecuted !== true) this.#begun.set(part.id, { tool: part.toolName, raw: '' })
    return []
  }

  #call({ toolCallId, toolName: tool, input }: Of<'tool-call'>): Part {
    const { at, output } = this.#request
    this.#begun.delete(toolCallId)
    this.#calls += 1
    const call = toolCallId.trim() === '' ? `call-${at.attempt}-${at.step}-${this.#calls}` : toolCallId
    const args = callArguments(input, tool, this.#request)
    if (args === undefined) return { type: 'call', call, tool, raw: input }
    return tool === submitTool && output !== undefined ? { type: 'data', value: args, call } : { type: 'call', call, tool, args }
  }

  /** The provider tells of a stream that ended without a finish by an error without data; to us that is just an end. */
  #fail(error: unknown): readonly Part[] {
    this.#broken = true
    return InvalidResponseDataError.isInstance(error) && error.data === undefined ? [] : [{ type: 'error', code: faultCode(error, 'reply') }]
  }

  #finish({ usage: counted, finishReason }: Of<'finish'>): readonly Part[] {
    const usage = usageOf(counted)
    const why = finishOf(finishReason, usage, this.#request.maxTokens)
    if (why !== undefined)
      return [{ type: 'finish', why, ...(usage === undefined ? {} : { usage }), ...(this.#model === undefined ? {} : { model: this.#model }) }]
    const spent: readonly Part[] = usage === undefined ? [] : [{ type: 'usage', usage }]
    return finishReason.unified === 'error' && !this.#broken ? [...spent, { type: 'error', code: 'provider_failed' }] : spent
  }
}
