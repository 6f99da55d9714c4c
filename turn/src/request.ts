import type { Message } from './event.ts'
import { type Code, publicNames } from './code.ts'
import type { Contract } from './contract.ts'
import { pairs } from './ending.ts'
import { meets } from './judge.ts'
import { type ModelRequest, submitTool, type ToolSpec } from './ports.ts'
import { isOk, ledger, type TurnState } from './state.ts'
import { terms } from './terms.ts'

/** What the next model call is offered: tool names and the choice. Forced tools stand alone until one has an ok result in this turn. */
export function offer(state: TurnState, contract: Contract): { readonly tools: readonly string[]; readonly toolChoice: ModelRequest['toolChoice'] } {
  const calls = ledger(state)
  const lacking = contract.forceUntilOk.filter((name) => !calls.some((call) => call.tool === name && isOk(call)))
  const settled = contract.required.length === 0 ? lacking.length < contract.forceUntilOk.length : meets(contract.required, calls)
  if (lacking.length > 0 && !settled) return { tools: lacking, toolChoice: 'required' }
  const names = Object.keys(contract.tools).filter((name) => !contract.prepare.some((call) => call.tool === name))
  const submit = contract.output !== undefined && meets(contract.required, calls)
  const tools = submit ? [...names, submitTool] : names
  return { tools, toolChoice: tools.length === 0 ? 'none' : submit && names.length === 0 ? 'required' : 'auto' }
}

/** The whole view of one model call: closed history, the user's words, this turn's results so far, this attempt's own steps. */
export function request(state: TurnState, contract: Contract, history: readonly Message[]): ModelRequest {
  const attempt = state.attempts.at(-1)
  const { tools, toolChoice } = offer(state, contract)
  const steps = attempt?.steps ?? []
  const earlier = ledger({ ...state, prepared: [], attempts: state.attempts.slice(0, -1) }).filter((call) => call.status === 'ok')
  const { maxTokens } = contract.limits
  return {
    at: { attempt: attempt?.n ?? 0, step: steps.length + 1 },
    instructions: [contract.instructions, terms(contract), correction(attempt?.corrections ?? [], contract)].filter((part) => part !== '').join('\n\n'),
    messages: [
      ...history,
      { role: 'user', text: state.start?.input.text ?? '' },
      ...pairs(state.prepared),
      ...pairs(earlier.map((call, at) => ({ ...call, call: `kept.${at + 1}` }))),
      ...steps.flatMap((step) => pairs(step.calls, step.text)),
    ],
    tools: tools.flatMap((name) => spec(name, contract)),
    toolChoice,
    ...(contract.output !== undefined && tools.includes(submitTool) ? { output: contract.output.json } : {}),
    ...(maxTokens === undefined ? {} : { maxTokens }),
  }
}

function spec(name: string, { tools }: Contract): readonly ToolSpec[] {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  return tool === undefined ? [] : [{ name, description: tool.description, input: tool.input.json }]
}

/** What the next attempt is told of the last verdict: the contract's own words for a code, else its public name. */
function correction(codes: readonly Code[], contract: Contract): string {
  const lines = codes.map((code) => `- ${contract.corrections[code] ?? contract.publicCodes[code] ?? publicNames[code] ?? code}`)
  return lines.length === 0 ? '' : ['The previous attempt was not accepted:', ...lines].join('\n')
}
