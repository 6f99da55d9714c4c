import { publicNames, type Code } from './code.ts'
import type { Contract } from './contract.ts'
import { pairs } from './ending.ts'
import type { Message } from './message.ts'
import { isOk, ledger, type TurnState } from './state.ts'
import { meets } from './judge.ts'
import { type ModelRequest, submitTool, type ToolSpec } from './ports.ts'
import { terms } from './terms.ts'

/** What the next model call is offered: tool names and the choice. Forced tools stand alone until one has an ok result in this turn. */
export function offer(state: TurnState, contract: Contract): { readonly tools: readonly string[]; readonly toolChoice: 'auto' | 'required' } {
  const forced = contract.forceUntilOk.length > 0 && !ledger(state).some((call) => contract.forceUntilOk.includes(call.tool) && isOk(call))
  if (forced) return { tools: contract.forceUntilOk, toolChoice: 'required' }
  const prepared = new Set(contract.prepare.map((call) => call.tool))
  const names = Object.keys(contract.tools).filter((name) => !prepared.has(name))
  if (contract.output === undefined) return { tools: names, toolChoice: 'auto' }
  const ready = contract.required.every((requirement) => meets(requirement, ledger(state)))
  return { tools: ready ? [...names, submitTool] : names, toolChoice: ready && names.length === 0 ? 'required' : 'auto' }
}

/** The whole view of one model call: closed history, the user's words, this turn's results so far, this attempt's own steps. */
export function request(state: TurnState, contract: Contract, history: readonly Message[]): ModelRequest {
  const attempt = state.attempts.at(-1)
  const { tools, toolChoice } = offer(state, contract)
  const done = attempt?.steps.filter((step) => !step.open) ?? []
  const earlier = state.attempts.slice(0, -1).flatMap((old) => old.steps.flatMap((step) => step.calls.filter((call) => call.status === 'ok')))
  const messages: readonly Message[] = [
    ...history,
    { role: 'user', text: state.start?.input.text ?? '' },
    ...pairs(state.prepared),
    ...pairs(earlier.map((call, at) => ({ ...call, call: `kept.${at + 1}` }))),
    ...done.flatMap((step) => pairs(step.calls, step.text)),
  ]
  const specs = tools.flatMap((name) => spec(name, contract))
  const { maxTokens } = contract.limits
  return {
    at: { attempt: attempt?.n ?? 0, step: done.length + 1 },
    instructions: [contract.instructions, terms(contract), correction(attempt?.corrections ?? [], contract)].filter((part) => part !== '').join('\n\n'),
    messages,
    tools: specs,
    toolChoice: specs.length === 0 && !tools.includes(submitTool) ? 'none' : toolChoice,
    ...(contract.output === undefined || !tools.includes(submitTool) ? {} : { output: contract.output.json }),
    ...(maxTokens === undefined ? {} : { maxTokens }),
  }
}

function spec(name: string, contract: Contract): readonly ToolSpec[] {
  const tool = Object.hasOwn(contract.tools, name) ? contract.tools[name] : undefined
  return tool === undefined ? [] : [{ name, description: tool.description, input: tool.input.json }]
}

/** What the next attempt is told of the last verdict: the contract's own words for a code, else its public name. */
function correction(codes: readonly Code[], contract: Contract): string {
  if (codes.length === 0) return ''
  const lines = codes.map((code) => contract.corrections[code] ?? contract.publicCodes[code] ?? publicNames[code] ?? code)
  return `The previous attempt was not accepted:\n${lines.map((line) => `- ${line}`).join('\n')}`
}
