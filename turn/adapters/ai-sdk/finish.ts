import type { LanguageModelV4FinishReason, LanguageModelV4Usage } from '@ai-sdk/provider'
import type { Finish, Usage } from '../../src/index.ts'

/** The tokens of a model call, or undefined where the provider did not count them. */
export function usageOf({ inputTokens, outputTokens }: LanguageModelV4Usage): Usage | undefined {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return undefined
  return { in: inputTokens.total ?? 0, out: outputTokens.total ?? 0 }
}

/**
 * Why the model stopped; undefined where the provider does not really say.
 * A call that used `maxTokens`, all that it was allowed, was cut, whatever the provider calls it.
 */
export function finishOf(reason: LanguageModelV4FinishReason, usage: Usage | undefined, maxTokens: number | undefined): Finish | undefined {
  switch (reason.unified) {
    case 'stop':
    case 'tool-calls':
      return maxTokens !== undefined && usage !== undefined && usage.out >= maxTokens ? 'length' : reason.unified
    case 'length':
    case 'content-filter':
      return reason.unified
    default:
      return undefined
  }
}
