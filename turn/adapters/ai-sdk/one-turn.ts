import type { Model, ModelRequest, Part } from '../../src/index.ts'

/** What a provider says that it will say again, however often it is asked within a turn. */
const final: ReadonlySet<string> = new Set(['key_missing', 'key_refused', 'model_unknown', 'not_an_api', 'quota_spent', 'unsupported'])

/**
 * The model for the length of one turn: once the provider has refused the key, the account, the model or the request as such, the next
 * attempt gets the same error part at once and nothing more is sent. Throws what the model throws.
 */
export function modelOfOneTurn({ name, stream }: Model): Model {
  const refused: Part[] = []
  return {
    name,
    stream: async function* (request: ModelRequest, signal: AbortSignal) {
      if (refused.length > 0) return yield* refused
      for await (const part of stream(request, signal)) {
        if (part.type === 'error' && final.has(part.code)) refused.push(part)
        yield part
      }
    },
  }
}
