import { callOfHost, callOfModel } from './call.ts'
import { classifyInput } from './classify.ts'
import type { Action } from './decide.ts'
import { ending, turnHistory } from './ending.ts'
import type { TurnState } from './state.ts'
import { step } from './step.ts'
import type { Emission, Turn } from './turn.ts'

/** Carries out one action and yields what happened. The only effects of the package are here. */
export function perform(action: Action, state: TurnState, turn: Turn): AsyncIterable<Emission> | Iterable<Emission> {
  switch (action.type) {
    case 'emit':
      return [{ event: action.event }]
    case 'classify':
      return turn.contract.classify === undefined ? [] : classifyInput(turn.contract.classify, state, turn)
    case 'prepare':
      return callOfHost(action, state, turn)
    case 'step':
      return step(action.n, state, turn)
    case 'call':
      return callOfModel(action.call, state, turn)
    case 'question':
      return liveQuestion(turn)
    case 'end':
      return [end(state, turn)]
  }
}

/** The session's one live question, read after everything of this turn is stored. */
async function* liveQuestion(turn: Turn): AsyncGenerator<Emission> {
  const { question, stopped } = await turn.focus.read()
  if (question !== undefined) yield { event: { type: 'question-set', ...question, reshown: true } }
  else yield { event: { type: 'question-stopped', reason: stopped ?? 'nothing_to_ask' } }
}

function end(state: TurnState, turn: Turn): Emission {
  const result = ending(state, turn.contract)
  const { segments, ...rest } = result
  const { start, facts, codes } = state
  const data = state.attempts.at(-1)?.data ?? {}
  const delivered = start === undefined ? undefined : { session: turn.session, turn: turn.turn, input: start.input, facts, data, segments }
  const rows = delivered === undefined || rest.origin !== 'model' ? [] : (turn.contract.deliver?.(delivered) ?? [])
  return { event: { type: 'turn-end', ...rest, codes, history: turnHistory(state, turn.contract, result) }, rows }
}
