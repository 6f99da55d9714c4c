import type { Contract, Model, ModelRequest, Part } from '@hefu/turn'
import { systemClock, type TableSpec } from '@hefu/turn/host'
import { streamingContract } from '@hefu/turn/testing'
import type { Start, TestTurns } from './room.ts'

/** Where a test turn writes that it has written: once a turn, or the second write is refused. */
export const testNotes: TableSpec = { name: 'test_note', columns: { turn: 'text', call: 'text' }, primary: ['turn'], unique: [], writeOnce: true }

/** A question that asks for a test turn: `#stream PARTS EVERY_MS`. */
const asking = /^#stream (?<parts>\d{1,6}) (?<every>\d{1,6})$/u

/** The streaming contract of the turn library with one record, which must be written before its text counts, and a model that speaks at an even pace. */
export function testTurns(): TestTurns {
  const contract = pacedContract()
  return {
    name: contract.name,
    view: contract,
    contract: () => contract,
    argumentsOf: (question) => {
      const { parts, every } = asking.exec(question)?.groups ?? {}
      return parts === undefined || every === undefined ? undefined : { parts: Number(parts), everyMs: Number(every) }
    },
    modelOf: ({ input }: Start) => {
      const { parts, every } = asking.exec(input.text)?.groups ?? {}
      return pacedModel(Number(parts), Number(every))
    },
  }
}

function pacedContract(): Contract {
  const { accept: _, deliver: __, tools, ...base } = streamingContract()
  const { record } = tools
  const noting: Contract['tools'] =
    record === undefined
      ? {}
      : { record: { ...record, run: async (args, { turn, call }) => ({ ok: args, rows: [{ table: testNotes.name, values: { turn, call } }] }) } }
  return { ...base, tools: noting, claims: [] }
}

/** Each word carries when it was said, so that a reader can tell how long it took to come: `w3@1796083200000 `. */
function pacedModel(parts: number, everyMs: number): Model {
  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Part> {
    if (!hasRecorded(request)) {
      yield { type: 'call', call: 'c1', tool: 'record', args: { value: parts } }
      return yield { type: 'finish', why: 'tool-calls' }
    }
    const began = Date.now()
    for (let n = 0; n < parts; n += 1) {
      await systemClock.wake(began + n * everyMs, signal)
      signal.throwIfAborted()
      yield { type: 'text', text: `w${n}@${Date.now()} ` }
    }
    yield { type: 'finish', why: 'stop' }
  }
  return { name: 'paced', stream }
}

function hasRecorded({ messages }: ModelRequest): boolean {
  const said = messages.findLastIndex(({ role }) => role === 'user')
  return messages.slice(said).some((message) => message.role === 'tool' && message.tool === 'record')
}
