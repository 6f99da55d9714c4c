/** A fault planted in a copy of the core: in `file`, `find` (which occurs exactly once) becomes `put`. */
export interface Mutant {
  readonly rule: number
  readonly what: string
  readonly file: string
  readonly find: string
  readonly put: string
}

/** One planted fault for each of rules 1 to 13. */
export const mutants: readonly Mutant[] = [
  {
    rule: 1,
    what: 'a failed call satisfies a requirement',
    file: 'state.ts',
    find: "call.status === 'ok' || call.status === 'reused'",
    put: "call.status === 'ok' || call.status === 'reused' || call.status === 'failed'",
  },
  { rule: 2, what: 'an attempt is retried after a write', file: 'decide.ts', find: 'touched || counted.length', put: 'counted.length' },
  {
    rule: 3,
    what: 'an equal call runs again',
    file: 'admit.ts',
    find: 'if (done !== undefined && (single',
    put: 'if (done !== undefined && single !== undefined && (single',
  },
  {
    rule: 4,
    what: 'calls of a model call cut by length run',
    file: 'judge.ts',
    find: "const finished = step.finish === 'stop'",
    put: "const finished = step.finish === 'length' || step.finish === 'stop'",
  },
  { rule: 5, what: 'an unknown write is told like a done one', file: 'ending.ts', find: 'if (told.length > 0 && !unknown)', put: 'if (told.length > 0)' },
  { rule: 6, what: 'text said before green is delivered', file: 'judge.ts', find: '.steps.slice(greenFrom(state, contract))', put: '.steps.slice(0)' },
  {
    rule: 7,
    what: 'fields that are not accepted are kept',
    file: 'judge.ts',
    find: 'accept?.includes(key) ?? true',
    put: 'accept?.includes(key) !== undefined || true',
  },
  {
    rule: 8,
    what: 'a broken draft stays on screen',
    file: 'decide.ts',
    find: "const withdraw = judged.verdict === 'broken' && drafted(attempt, contract)",
    put: "const withdraw = judged.verdict === 'broken' && drafted(attempt, contract) && attempt.n > 9",
  },
  {
    rule: 9,
    what: 'calls that never ran stay in history',
    file: 'ending.ts',
    find: "calls.filter((call) => call.status !== undefined && call.status !== 'not-run')",
    put: 'calls.filter((call) => call.tool !== undefined)',
  },
  {
    rule: 10,
    what: 'a turn that gave nothing is charged',
    file: 'ending.ts',
    find: "origin: 'host-fallback', segments: say(copy), charge: 0",
    put: "origin: 'host-fallback', segments: say(copy), charge: contract.price",
  },
  {
    rule: 11,
    what: 'an overtaken driver keeps its step',
    file: 'decide.ts',
    find: 'if (step.open) return recover(state, contract, attempt)',
    put: "if (step.open) return { type: 'step', n: step.n + 1 }",
  },
  {
    rule: 12,
    what: 'a step left open is judged instead of recovered',
    file: 'decide.ts',
    find: 'if (step.open) return recover(state, contract, attempt)',
    put: 'if (step.open) return verdict(state, contract, attempt)',
  },
  {
    rule: 13,
    what: 'a question staged by a broken attempt goes live',
    file: 'decide.ts',
    find: "const live = last?.verdict === 'kept' || state.answer?.origin === 'host-result'",
    put: 'const live = last !== undefined || state.answer !== undefined',
  },
]
