import { abortable } from './abortable.ts'
import type { Classify } from './contract.ts'
import type { Classification, Usage } from './event.ts'
import type { Emission, Turn } from './turn.ts'
import type { TurnState } from './state.ts'

const unknown: Classification = { intent: 'unknown', hasNewDatedEvent: false, expectedWrite: 'unknown' }

/** Asks the closed question about the user's words; an error or nonsense once more, then `unknown`. Its usage counts for the turn. */
export async function* classifyInput(state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  const { classify } = turn.contract
  if (classify === undefined) return
  let usage: Usage = { in: 0, out: 0 }
  for (const tries of [1, 2]) {
    const asked = await ask(state, turn, { classify, tries })
    if (turn.signal.aborted) return
    usage = { in: usage.in + asked.usage.in, out: usage.out + asked.usage.out }
    const answer = asked.answer ?? (tries === 2 ? unknown : undefined)
    if (answer !== undefined) return yield { event: { type: 'input-classified', ...answer, tries, usage } }
  }
}

async function ask(
  state: TurnState,
  turn: Turn,
  { classify, tries }: { readonly classify: Classify; readonly tries: number },
): Promise<{ readonly answer?: Classification; readonly usage: Usage }> {
  const request = {
    at: { attempt: 0, step: tries },
    instructions: classify.instructions,
    messages: [...turn.history, { role: 'user', text: state.start?.input.text ?? '' } as const],
    tools: [],
    toolChoice: 'required',
    output: classify.output.json,
  } as const
  let usage: Usage = { in: 0, out: 0 }
  let answer: Classification | undefined
  let whole = false
  try {
    for await (const part of abortable(turn.model.stream(request, turn.signal), turn.signal)) {
      if (part.type === 'usage') usage = part.usage
      if (part.type === 'error') return { usage }
      if (part.type === 'data') answer = read(classify, part.value)
      if (part.type === 'finish') {
        usage = part.usage ?? usage
        whole = part.why === 'stop' || part.why === 'tool-calls'
      }
    }
  } catch {
    return { usage }
  }
  return answer === undefined || !whole ? { usage } : { answer, usage }
}

function read(classify: Classify, value: unknown): Classification | undefined {
  const parsed = classify.output.parse(value)
  if ('error' in parsed) return undefined
  const { intent, hasNewDatedEvent, expectedWrite } = parsed.ok
  switch (expectedWrite) {
    case 'evidence':
    case 'revision':
    case 'both':
    case 'none':
    case 'unknown':
      return { intent, hasNewDatedEvent, expectedWrite }
    default:
      return undefined
  }
}
