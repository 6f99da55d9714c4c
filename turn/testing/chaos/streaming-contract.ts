import { contract, type Contract, type Requirement, type Schema, type Tool, type ToolOutcome } from '../../src/index.ts'
import { random } from './random.ts'

const object: Schema<unknown> = {
  json: { type: 'object', properties: { value: { type: 'integer' } }, required: ['value'] },
  parse: (value) =>
    value !== null && typeof value === 'object' && 'value' in value ? { ok: value } : { error: `{ value } is wanted, not ${JSON.stringify(value)}` },
}

/** Counts what really ran: `tool args` to how often, and with which outcomes. */
export type Ran = Map<string, ToolOutcome[]>

/** A random contract over the tools look (read), ask_next (ask), record (record) and send (write), and the tally of what its tools did. */
export function chaosContract(seed: string): { readonly contract: Contract; readonly ran: Ran } {
  const chance = random(seed, 'contract')
  const ran: Ran = new Map()
  const required = chance.pick<readonly Requirement[]>([
    [],
    [{ anyOf: ['look'], ok: 'exactly-one' }],
    [{ anyOf: ['record'], ok: 'at-least-one' }],
    [{ anyOf: ['send'], ok: 'exactly-one' }],
  ])
  const accept = chance.pick([undefined, ['answer']] as const)
  const made = contract({
    name: 'chaos',
    version: '1',
    tools: Object.fromEntries((['look', 'ask_next', 'record', 'send'] as const).map((name) => [name, chaosTool(name, seed, ran)])),
    required,
    forceUntilOk: required.flatMap(({ anyOf, ok }) => (ok === 'exactly-one' ? anyOf : [])),
    claims: [{ id: 'recorded', say: ['recorded'], needs: ['record', 'send'] }],
    release: chance.pick(['hold', 'stream']),
    limits: { attempts: 1 + chance.int(3), maxSteps: 2 + chance.int(3) },
    question: chance.pick(['any', 'must-be-live']),
    narrate: { record: (value) => `noted ${JSON.stringify(value)}`, send: (value) => `sent ${JSON.stringify(value)}` },
    fallback: 'not done',
    unknownCopy: 'not known',
    onBroken: chance.pick(['complete', 'fail']),
    ...(accept === undefined ? {} : { accept }),
    deliver: ({ turn, data }) => Object.keys(data).map((path) => ({ table: 'delivered', values: { turn, path } })),
  })
  return { contract: made, ran }
}

/** The streaming contract of tests and load runs: text leaves as a draft, and a record must be written before it may be claimed. */
export function streamingContract(seed = 'streaming'): Contract {
  const { contract: base } = chaosContract(seed)
  return {
    ...base,
    name: 'streaming',
    release: 'stream',
    required: [{ anyOf: ['record'], ok: 'at-least-one' }],
    forceUntilOk: [],
    question: 'any',
    limits: { attempts: 2, maxSteps: 4 },
  }
}

function chaosTool(name: 'look' | 'ask_next' | 'record' | 'send', seed: string, ran: Ran): Tool {
  const effect = ({ look: 'read', ask_next: 'ask', record: 'record', send: 'write' } as const)[name]
  return {
    description: name,
    effect,
    input: object,
    run: async (args) => {
      const key = `${name} ${JSON.stringify(args)}`
      const earlier = ran.get(key) ?? []
      const outcome = outcomeOf(name, random(seed, key, earlier.length))
      ran.set(key, [...earlier, outcome])
      return outcome
    },
  }
}

function outcomeOf(name: string, chance: ReturnType<typeof random>): ToolOutcome {
  const roll = chance.int(20)
  if (roll === 0) return { fail: { code: 'down' } }
  if (roll === 1) return { ok: { error: true, message: 'no', validationErrors: { secret: 'inner detail' } } }
  if (roll === 2 && name === 'send') return { lost: true }
  if (name === 'ask_next') return { ok: { id: `q${chance.int(3)}`, text: 'what then?' } }
  return { ok: { ref: `${name}-${chance.int(100)}` }, ...(name === 'record' ? { rows: [{ table: 'noted', values: { id: `n${chance.int(1e9)}` } }] } : {}) }
}
