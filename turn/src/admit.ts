import { canonical } from './canonical.ts'
import type { Contract } from './contract.ts'
import type { CallStatus } from './event.ts'
import { submitTool } from './ports.ts'
import { type Call, isOk, ledger, type Step, type TurnState, writes } from './state.ts'

/** What becomes of a call that was asked for: it runs, or it ends at once with a status, and what the model is told. */
export type Admission =
  | { readonly run: unknown }
  | { readonly status: Extract<CallStatus, 'reused' | 'rejected' | 'refused'>; readonly value: unknown; readonly code?: string }

/** Rules on one asked call by the ledger alone; runs nothing. */
export function admit(call: Call, state: TurnState, contract: Contract): Admission {
  if (call.tool === submitTool && contract.output !== undefined) {
    const parsed = contract.output.parse(call.args)
    return reject('invalid_output', 'error' in parsed ? parsed.error : 'submit once, as the last thing')
  }
  const tool = Object.hasOwn(contract.tools, call.tool) ? contract.tools[call.tool] : undefined
  if (tool === undefined) return reject('unknown_tool', `no tool '${call.tool}'; there are: ${Object.keys(contract.tools).join(', ')}`)
  const parsed = tool.input.parse(call.args)
  if ('error' in parsed) return reject('invalid_arguments', parsed.error)
  const earlier = ledger(state).filter((other) => other !== call && other.tool === call.tool)
  const same = earlier.filter((other) => canonical(other.args) === canonical(call.args))
  const single = contract.required.find((requirement) => requirement.ok === 'exactly-one' && requirement.anyOf.includes(call.tool))
  const done = same.findLast((other) => other.status === 'ok')
  if (done !== undefined && (single !== undefined || tool.effect !== 'read' || !writtenSince(done, state))) return { status: 'reused', value: done.value }
  if (call.by === 'model' && tool.effect !== 'read' && !offeredTo(call, state)) return refuse('out_of_turn')
  if (tool.effect === 'write' && same.some((other) => other.status === 'unknown')) return refuse('outcome_unknown')
  if (single !== undefined && ledger(state).some((other) => single.anyOf.includes(other.tool) && spent(other))) return refuse('only_once')
  return { run: parsed.ok }
}

function spent(call: Call): boolean {
  return isOk(call) || call.status === 'unknown'
}

function offeredTo(call: Call, state: TurnState): boolean {
  const step: Step | undefined = state.attempts.at(-1)?.steps.find((candidate) => candidate.calls.some((other) => other.call === call.call))
  return step?.tools.includes(call.tool) === true
}

function writtenSince(read: Call, state: TurnState): boolean {
  return ledger(state).some((call) => writes(call) && call.status === 'ok' && (call.ended ?? 0) > (read.ended ?? 0))
}

function reject(code: string, message: string): Admission {
  return { status: 'rejected', code, value: { error: code, message } }
}

function refuse(code: string): Admission {
  return { status: 'refused', code, value: { error: code } }
}
