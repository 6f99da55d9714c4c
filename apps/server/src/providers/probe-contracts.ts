import { type Contract, contract, isOk, ledger, type Schema, type Tool, type TurnState } from '@hefu/turn'
import type { ProbeId } from '@hefu/wire'

/** A tiny contract, the words it is asked with, and whether a turn that kept it did what was to be seen. */
export interface Probe {
  readonly contract: Contract
  readonly text: string
  readonly passed: (state: TurnState) => boolean
}

const version = '1'
/** A probe that calls needs a second step to answer in; what is handed in must be right at once. */
const limits = { attempts: 1, maxSteps: 2, maxTokens: 3_000 } as const
const atOnce = { ...limits, maxSteps: 1 }
const fallback = '-'

type Fields = Readonly<Record<string, unknown>>

function schema(json: Fields, holds: (value: Fields) => boolean): Schema<Fields> {
  const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
  return { json, parse: (value) => (isFields(value) && holds(value) ? { ok: value } : { error: 'the value has not the shape that was asked for' }) }
}

/** Says nothing but that it is there. */
export const reachProbe: Probe = {
  contract: contract({ name: 'probe-reach', version, fallback, limits, instructions: 'You are asked whether you are there. Answer with one word.' }),
  text: 'ready?',
  passed: ({ end }) => end?.status === 'completed',
}

const wantedLine = 4

const lookUp: Tool = {
  description: 'Looks up what stands on one line of the chart, counted from the bottom.',
  effect: 'read',
  input: schema(
    { type: 'object', properties: { line: { type: 'integer', minimum: 1, maximum: 6 } }, required: ['line'], additionalProperties: false },
    ({ line }) => typeof line === 'number' && Number.isInteger(line) && line >= 1 && line <= 6,
  ),
  run: async () => ({ ok: { branch: 'you', kin: 'officer' } }),
}

const callsTheTool: Probe = {
  contract: contract({
    name: 'probe-call',
    version,
    fallback,
    limits,
    instructions: 'You look things up in a chart before you speak. When you have the result, answer in one short sentence.',
    tools: { look_up: lookUp },
    required: [{ anyOf: ['look_up'], ok: 'exactly-one' }],
    forceUntilOk: ['look_up'],
  }),
  text: `What stands on line ${wantedLine} of the chart?`,
  passed: (state) => {
    const calls = ledger(state).filter(isOk)
    return state.end?.status === 'completed' && calls.length === 1 && JSON.stringify(calls[0]?.args) === JSON.stringify({ line: wantedLine })
  },
}

const isTexts = (value: unknown, count: number): boolean => Array.isArray(value) && value.length === count && value.every((one) => typeof one === 'string')

const keepsTheShape: Probe = {
  contract: contract({
    name: 'probe-shape',
    version,
    fallback,
    limits: atOnce,
    instructions: 'Hand in a title and exactly three keywords for what you are told.',
    output: schema(
      {
        type: 'object',
        properties: { title: { type: 'string' }, keywords: { type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 3 } },
        required: ['title', 'keywords'],
        additionalProperties: false,
      },
      ({ title, keywords }) => typeof title === 'string' && title !== '' && isTexts(keywords, 3),
    ),
    accept: ['title', 'keywords'],
    text: { need: false },
  }),
  text: 'A letter about a move to another city arrives in December.',
  passed: ({ end, attempts }) => end?.status === 'completed' && attempts.at(-1)?.data !== undefined,
}

const facts = ['line.2', 'line.5', 'month']

const citesOnlyFacts: Probe = {
  contract: contract({
    name: 'probe-facts',
    version,
    fallback,
    limits: atOnce,
    instructions: [
      'Answer from the facts below alone, and name the ids of the facts that you rest on.',
      'line.2: The second line stands for the person who asks, and it is strong.',
      'line.5: The fifth line stands for the other side, and it is weak.',
      'month: The month lends its strength to the second line.',
    ].join('\n'),
    output: schema(
      {
        type: 'object',
        properties: {
          answer: {
            type: 'array',
            items: {
              type: 'object',
              properties: { text: { type: 'string' }, facts: { type: 'array', items: { type: 'string' } } },
              required: ['text', 'facts'],
              additionalProperties: false,
            },
          },
        },
        required: ['answer'],
        additionalProperties: false,
      },
      ({ answer }) => Array.isArray(answer) && answer.length > 0,
    ),
    accept: ['answer'],
    citable: () => new Set(facts),
  }),
  text: 'Who is stronger, and what do line.6 and the day say about it?',
  passed: ({ end, answer }) => end?.status === 'completed' && answer?.segments.some((segment) => segment.facts.length > 0) === true,
}

/** The three probes by name. */
export const probeOf: Readonly<Record<ProbeId, Probe>> = {
  'calls-the-tool': callsTheTool,
  'keeps-the-shape': keepsTheShape,
  'cites-only-facts': citesOnlyFacts,
}
