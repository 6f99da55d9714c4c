import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { abortable } from '../src/abortable.ts'
import type { Model, ModelRequest, Part } from '../src/index.ts'
import { type AiSdkOptions, callOptions } from './ai-sdk/call-options.ts'
import { faultCode, type Stage } from './ai-sdk/fault-code.ts'
import { PartReader } from './ai-sdk/part-reader.ts'

export { modelOfOneTurn } from './ai-sdk/one-turn.ts'
export type { AiSdkOptions }

/**
 * The model port over any AI SDK provider of specification v4. Each request is exactly one provider call: nothing is retried here.
 * Whatever goes wrong with the provider is an `error` part whose code is one of `bad_chunk`, `key_missing`, `key_refused`, `model_unknown`,
 * `not_an_api`, `provider_<status>`, `provider_failed`, `quota_spent`, `rate_limited`, `socket_cut`, `stream_error`, `timed_out`, `too_long`,
 * `unreachable`, `unsupported`; a reply that just ends has no finish part. Throws the reason of `signal` when it aborts, and nothing else.
 */
export function aiSdkModel(model: LanguageModelV4, options: AiSdkOptions = {}): Model {
  return { name: options.name ?? model.modelId, stream: (request, signal) => abortable(reply({ model, options, request, signal }), signal) }
}

interface Asked {
  readonly model: LanguageModelV4
  readonly options: AiSdkOptions
  readonly request: ModelRequest
  readonly signal: AbortSignal
}

async function* reply({ model, options, request, signal }: Asked): AsyncGenerator<Part> {
  const reader = new PartReader(request)
  let stage: Stage = 'ask'
  try {
    const { stream, response } = await model.doStream(callOptions(request, options, signal))
    stage = 'reply'
    let length = 0
    for await (const part of stream) {
      length += lengthOf(part)
      // Leaving the loop closes the line, so that no more is sent and nothing gathers.
      if (length > longest) return yield { type: 'error', code: 'too_long' }
      yield* reader.read(part)
    }
    yield* reader.close(response?.headers?.['content-type'])
  } catch (error) {
    yield* reader.close(undefined)
    yield { type: 'error', code: faultCode(error, stage) }
  }
}

/** No reply to one request is read beyond this many characters, whatever was allowed: a provider that never stops would fill the memory. */
const longest = 2 ** 20

function lengthOf(part: LanguageModelV4StreamPart): number {
  return 'delta' in part ? part.delta.length : 0
}
