import type { Contract } from './contract.ts'
import { submitTool } from './ports.ts'

/** The contract in words for the model: what must be done, by which tool, and what may only be said of a done thing. */
export function terms(contract: Contract): string {
  const lines = [
    ...contract.required.map(
      ({ anyOf, ok }) => `Before any answer, call ${either(anyOf)} ${ok === 'exactly-one' ? 'exactly once' : 'at least once'} and wait for its result.`,
    ),
    ...contract.claims.map(
      ({ say, needs }) => `Say ${say.map((phrase) => `"${phrase}"`).join(', ')} only after ${either(needs)} has returned an ok result in this turn.`,
    ),
    ...(contract.output === undefined ? [] : [`Give the answer by calling \`${submitTool}\` once, as the last thing; text outside it is not delivered.`]),
    ...(contract.citable === undefined ? [] : ['Every id in a `facts` list must be one of the given fact ids.']),
  ]
  return lines.length === 0 ? '' : `Terms of this turn:\n${lines.map((line) => `- ${line}`).join('\n')}`
}

const either = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' or ')
