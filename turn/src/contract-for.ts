import type { Contract } from './contract.ts'
import type { Classification } from './event.ts'

/** The contract in force once the user's words are classified: a pure function, so a resume never asks again. */
export function contractFor(base: Contract, classification: Classification | undefined): Contract {
  const { classify } = base
  if (classify === undefined || classification === undefined) return base
  const record = { anyOf: classify.record, ok: 'at-least-one' } as const
  const revise = { anyOf: classify.revise, ok: 'at-least-one' } as const
  switch (classification.expectedWrite) {
    case 'evidence':
      return { ...base, required: [record] }
    case 'revision':
      return { ...base, required: [revise] }
    case 'both':
      return { ...base, required: [{ anyOf: [...classify.record, ...classify.revise], ok: 'at-least-one' }] }
    case 'unknown':
      return { ...base, required: [] }
    case 'none':
      return readOnly(base)
  }
}

/** A turn that writes nothing: no write tool is offered and nothing can be claimed. */
function readOnly(base: Contract): Contract {
  const tools = Object.entries(base.tools).filter(([, tool]) => tool.effect === 'read' || tool.effect === 'ask')
  return {
    ...base,
    tools: Object.fromEntries(tools),
    required: [],
    claims: [],
    forceUntilOk: base.forceUntilOk.filter((name) => tools.some(([kept]) => kept === name)),
  }
}
