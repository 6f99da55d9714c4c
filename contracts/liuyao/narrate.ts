import type { Model, ModelRequest, Part } from '@hefu/turn'
import { openedData } from './closed-data.ts'
import { isDerivation } from './derivation.ts'
import { isRecord } from './guard.ts'
import { narrateFollowUp } from './narrate/follow-up.ts'
import { narrateReading } from './narrate/reading.ts'
import { isSealedView } from './sealed-view.ts'
import { deriveTool } from './tools.ts'

/** The name under which receipts list the rule-based voice. */
const narratorName = 'narrator'

/**
 * The rule-based voice behind the model port: it reads the derivation from the request's messages, or the sealed reading from its
 * instructions, and submits what a model would. No network, no key, no tokens. A request that holds neither ends in an error part.
 */
export function narrator(): Model {
  return { name: narratorName, stream }
}

async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Part> {
  signal.throwIfAborted()
  const value = wordsFor(request)
  if (value === undefined) {
    yield { type: 'error', code: 'nothing_to_narrate' }
    return
  }
  yield { type: 'data', value }
  yield { type: 'finish', why: 'stop', usage: { in: 0, out: 0 }, model: narratorName }
}

function wordsFor({ output, messages, instructions }: ModelRequest): unknown {
  if (output === undefined) return undefined
  if (wants(output, 'conclusion')) {
    const derived = messages.findLast((message) => message.role === 'tool' && message.tool === deriveTool && message.status === 'ok')
    const value = derived?.role === 'tool' ? derived.value : undefined
    return isDerivation(value) ? narrateReading(value) : undefined
  }
  const view = openedData(instructions)
  const question = messages.findLast((message) => message.role === 'user')
  return isSealedView(view) && question?.role === 'user' ? narrateFollowUp(view, question.text) : undefined
}

function wants(output: Readonly<Record<string, unknown>>, field: string): boolean {
  const { properties } = output
  return isRecord(properties) && Object.hasOwn(properties, field)
}
