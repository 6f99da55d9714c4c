import type { TurnState } from '@hefu/turn'

/** A step of a turn that a reader can be told of. */
export type Step = 'received' | 'deriving' | 'derived' | 'writing' | 'checking' | 'withdrawn' | 'rewriting' | 'checked'

/** A step, and whether it is over. */
export type Progress = { readonly step: Step; readonly done: boolean; readonly n: number }

const derivation = 'divination-derived'

/** What really happened so far, a line a step; the last line is what goes on now, until the turn is over. */
export function progressOf(state: TurnState): readonly Progress[] {
  const steps = stepsOf(state)
  return steps.map((step, at) => ({ step, done: state.end !== undefined || at < steps.length - 1, n: at + 1 }))
}

function stepsOf(state: TurnState): readonly Step[] {
  if (state.start === undefined) return ['received']
  const derives = state.prepared.length > 0 || state.facts.length > 0
  const derived = state.facts.some(({ name }) => name === derivation) ? 'derived' : 'deriving'
  const before: readonly Step[] = derives ? [derived] : []
  const written = state.attempts.flatMap(attemptSteps)
  const steps = [...before, ...written]
  return steps.length === 0 ? ['received'] : steps
}

/** A broken attempt is told of by its withdrawal alone. */
function attemptSteps({ n, steps, verdict }: TurnState['attempts'][number]): readonly Step[] {
  if (verdict === 'broken') return ['withdrawn']
  const write: Step = n === 1 ? 'writing' : 'rewriting'
  if (verdict === 'kept') return [write, 'checked']
  return steps.length > 0 && steps.every((step) => !step.open) ? [write, 'checking'] : [write]
}

/** Unreleased text: a draft on screen, or the place of one that was withdrawn and not yet written anew. */
export type Draft = { readonly kind: 'none' | 'withdrawn' } | { readonly kind: 'draft'; readonly text: string }

/** The draft of a turn. Once the turn has an answer there is none. */
export function draftOf(state: TurnState): Draft {
  if (state.end !== undefined || state.answer !== undefined) return { kind: 'none' }
  const text = state.attempts
    .flatMap((attempt) => (attempt.verdict === 'broken' ? [] : attempt.steps.filter((step) => step.shown).map((step) => step.text)))
    .join('')
  if (text !== '') return { kind: 'draft', text }
  const hadText = state.attempts.some((attempt) => attempt.steps.some((step) => step.text !== ''))
  return { kind: hadText ? 'withdrawn' : 'none' }
}
