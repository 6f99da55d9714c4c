import { canonical } from './canonical.ts'
import type { Contract, Requirement, Tool } from './contract.ts'
import type { CallStatus } from './event.ts'
import { submitTool } from './ports.ts'
import { type Call, isOk, ledger, type TurnState, writes } from './state.ts'

/** What becomes of a call that was asked for: it runs, or it ends at once with a status, and what the model is told. */
export type Admission =
  | { readonly run: unknown }
  | { readonly status: Extract<CallStatus, 'reused' | 'rejected' | 'refused'>; readonly value: unknown; readonly code?: string }

/** Rules on one asked call by the ledger alone; runs nothing. Refused: an extra call, one out of turn, or a write whose outcome is unknown. */
export function admit(call: Call, state: TurnState, contract: Contract): Admission {
  const output = call.tool === submitTool ? contract.output?.parse(call.args) : undefined
  if (output !== undefined) return reject('invalid_output', 'error' in output ? output.error : 'submit once, as the last thing')
  const tool = Object.hasOwn(contract.tools, call.tool) ? contract.tools[call.tool] : undefined
  if (tool === undefined) return reject('unknown_tool', `no tool '${call.tool}'; there are: ${Object.keys(contract.tools).join(', ')}`)
  const parsed = tool.input.parse(call.args)
  if ('error' in parsed) return reject('invalid_arguments', parsed.error)
  const single = contract.required.find((requirement) => requirement.ok === 'exactly-one' && requirement.anyOf.includes(call.tool))
  return fromLedger(call, state, { tool, single }) ?? { run: parsed.ok }
}

function fromLedger(call: Call, state: TurnState, { tool, single }: { readonly tool: Tool; readonly single: Requirement | undefined }): Admission | undefined {
  const calls = ledger(state)
  const same = calls.filter((other) => other !== call && other.tool === call.tool && canonical(other.args) === canonical(call.args))
  const done = same.findLast((other) => other.status === 'ok')
  const stale = done !== undefined && calls.slice(calls.indexOf(done)).some((later) => writes(later) && later.status === 'ok')
  if (done !== undefined && (single !== undefined || tool.effect !== 'read' || !stale)) return { status: 'reused', value: done.value }
  if (call.by === 'model' && tool.effect !== 'read' && !offered(call, state)) return refuse('out_of_turn')
  if (tool.effect === 'write' && same.some((other) => other.status === 'unknown')) return refuse('outcome_unknown')
  const spent = calls.some((other) => single?.anyOf.includes(other.tool) === true && (isOk(other) || other.status === 'unknown'))
  return spent ? refuse('only_once') : undefined
}

function offered(call: Call, state: TurnState): boolean {
  return state.attempts.at(-1)?.steps.some((step) => step.calls.includes(call) && step.tools.includes(call.tool)) === true
}

const reject = (code: string, message: string): Admission => ({ status: 'rejected', code, value: { error: code, message } })
const refuse = (code: string): Admission => ({ status: 'refused', code, value: { error: code } })
