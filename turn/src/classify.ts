import { abortable } from './abortable.ts'
import type { Classify } from './contract.ts'
import type { Classification, Usage } from './event.ts'
import type { ModelRequest, Part } from './ports.ts'
import type { TurnState } from './state.ts'
import type { Emission, Turn } from './turn.ts'

const unknown: Classification = { intent: 'unknown', hasNewDatedEvent: false, expectedWrite: 'unknown' }

/** Asks the closed question about the user's words; an error or nonsense once more, then `unknown`. Its usage counts for the turn. */
export async function* classifyInput(classify: Classify, state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  let usage: Usage = { in: 0, out: 0 }
  for (const tries of [1, 2]) {
    const messages = [...turn.history, { role: 'user', text: state.start?.input.text ?? '' } as const]
    const at = { attempt: 0, step: tries }
    const parts = await heard({ at, instructions: classify.instructions, messages, tools: [], toolChoice: 'required', output: classify.output.json }, turn)
    if (turn.signal.aborted) return
    const spent = parts.flatMap((part) => ((part.type === 'usage' || part.type === 'finish') && part.usage !== undefined ? [part.usage] : [])).at(-1)
    usage = { in: usage.in + (spent?.in ?? 0), out: usage.out + (spent?.out ?? 0) }
    const answer = read(classify, parts) ?? (tries === 2 ? unknown : undefined)
    if (answer !== undefined) return yield { event: { type: 'input-classified', ...answer, tries, usage } }
  }
}

async function heard(request: ModelRequest, { model, signal }: Turn): Promise<readonly Part[]> {
  const parts: Part[] = []
  try {
    for await (const part of abortable(model.stream(request, signal), signal)) parts.push(part)
  } catch {
    return [...parts, { type: 'error', code: 'model_threw' }]
  }
  return parts
}

/** The answer of a call that ended in order; undefined for an error, a cut, or an answer outside the closed list. */
function read(classify: Classify, parts: readonly Part[]): Classification | undefined {
  const whole =
    parts.some((part) => part.type === 'finish' && (part.why === 'stop' || part.why === 'tool-calls')) && !parts.some((part) => part.type === 'error')
  const data = parts.findLast((part) => part.type === 'data')
  if (!whole || data === undefined) return undefined
  const parsed = classify.output.parse(data.value)
  return 'ok' in parsed ? parsed.ok : undefined
}
