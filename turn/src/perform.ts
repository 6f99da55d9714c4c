import { callOfHost, callOfModel } from './call.ts'
import { classifyInput } from './classify.ts'
import { type Action, stagedQuestion } from './decide.ts'
import { ending, turnHistory } from './ending.ts'
import type { Question } from './event.ts'
import type { TurnState } from './state.ts'
import { step } from './step.ts'
import type { Emission, Turn } from './turn.ts'

/** Carries out one action and yields what happened. The only effects of the package are here. */
export async function* perform(action: Action, state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  const { contract } = turn
  switch (action.type) {
    case 'classify':
      return yield* contract.classify === undefined ? [] : classifyInput(contract.classify, state, turn)
    case 'prepare':
      return yield* callOfHost(action, state, turn)
    case 'fact':
      return yield { event: { type: 'fact', name: action.name, value: action.value } }
    case 'attempt':
      return yield { event: { type: 'attempt-start', n: action.n, corrections: action.corrections } }
    case 'step':
      return yield* step(action.n, state, turn)
    case 'call':
      return yield* callOfModel(action.call, state, turn)
    case 'lose': {
      const status = action.call.effect === 'write' ? 'unknown' : 'interrupted'
      return yield { event: { type: 'call-end', call: action.call.call, status } }
    }
    case 'withdraw':
      return yield { event: { type: 'draft-withdrawn' } }
    case 'end-attempt': {
      const { type: _, ...verdict } = action
      return yield { event: { type: 'attempt-end', ...verdict } }
    }
    case 'answer': {
      const { origin, segments } = ending(state, contract)
      return yield { event: { type: 'answer', origin: origin === 'none' ? 'model' : origin, segments } }
    }
    case 'question':
      return yield* question(state, turn)
    case 'end':
      return yield* end(state, turn)
  }
}

async function* question(state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  const staged = stagedQuestion(state, turn.contract)
  if (isQuestion(staged)) return yield { event: { type: 'question-set', ...staged, reshown: false } }
  const { question: open, stopped } = await turn.focus.read()
  if (open !== undefined) return yield { event: { type: 'question-set', ...open, reshown: true } }
  yield { event: { type: 'question-stopped', reason: stopped ?? 'nothing_to_ask' } }
}

function isQuestion(value: unknown): value is Question {
  return value !== null && typeof value === 'object' && 'id' in value && typeof value.id === 'string' && 'text' in value && typeof value.text === 'string'
}

async function* end(state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  const result = ending(state, turn.contract)
  const { status, origin, segments, charge } = result
  const history = turnHistory(state, turn.contract, result)
  const kept = state.attempts.at(-1)
  const { deliver } = turn.contract
  const rows =
    origin === 'model' && deliver !== undefined && state.start !== undefined
      ? deliver({ session: turn.session, turn: turn.turn, input: state.start.input, facts: state.facts, data: kept?.data ?? {}, segments })
      : []
  yield { event: { type: 'turn-end', status, origin, charge, codes: state.codes, history }, rows }
}
