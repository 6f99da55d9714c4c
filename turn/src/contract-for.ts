import type { Contract } from './contract.ts'
import type { Classification } from './event.ts'

/** The contract in force once the user's words are classified: a pure function, so a resume never asks again. */
export function contractFor(base: Contract, classification: Classification | undefined): Contract {
  const { classify } = base
  if (classify === undefined || classification === undefined) return base
  const { record, revise } = classify
  const tools = { evidence: record, revision: revise, both: [...record, ...revise], none: [], unknown: [] }[classification.expectedWrite]
  const required = tools.length === 0 ? [] : [{ anyOf: tools, ok: 'at-least-one' } as const]
  const silent = classification.expectedWrite === 'none' && !Object.hasOwn(classify.host, classification.intent)
  return silent ? readOnly({ ...base, required }) : { ...base, required }
}

/** A turn that writes nothing, the host's own calls apart: no write tool is offered and nothing can be claimed. */
function readOnly(base: Contract): Contract {
  const tools = Object.fromEntries(Object.entries(base.tools).filter(([, tool]) => tool.effect === 'read' || tool.effect === 'ask'))
  return { ...base, tools, claims: [], forceUntilOk: base.forceUntilOk.filter((name) => Object.hasOwn(tools, name)) }
}
