import type { Contract, Model, ModelRequest, Part } from '@hefu/turn'
import { systemClock, type TableSpec } from '@hefu/turn/host'
import { streamingContract } from '@hefu/turn/testing'
import type { Start, TestTurns } from './room.ts'

/** Where a test turn writes that it has written: once a turn, or the second write is refused. */
export const testNotes: TableSpec = { name: 'test_note', columns: { turn: 'text', call: 'text' }, primary: ['turn'], unique: [], writeOnce: true }

/** A question that asks for a test turn: `#stream PARTS EVERY_MS`, or, for one that speaks before it has recorded and is withdrawn, `#withdraw PARTS EVERY_MS`. */
const asking = /^#(?<kind>stream|withdraw) (?<parts>\d{1,6}) (?<every>\d{1,6})$/u

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
      const { kind, parts, every } = asking.exec(input.text)?.groups ?? {}
      return pacedModel({ parts: Number(parts), everyMs: Number(every), early: kind === 'withdraw' })
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

interface Pace {
  readonly parts: number
  readonly everyMs: number
  /** Whether the first attempt speaks without having recorded, so that it is withdrawn. */
  readonly early: boolean
}

/** Each word carries when it was said, so that a reader can tell how long it took to come: `w3@1796083200000 `. Words of a first attempt that is to be withdrawn begin with `early`. */
function pacedModel({ parts, everyMs, early }: Pace): Model {
  async function* words(mark: string, signal: AbortSignal): AsyncGenerator<Part> {
    const began = Date.now()
    for (let n = 0; n < parts; n += 1) {
      await systemClock.wake(began + n * everyMs, signal)
      signal.throwIfAborted()
      yield { type: 'text', text: `${mark}${n}@${Date.now()} ` }
    }
    yield { type: 'finish', why: 'stop' }
  }
  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Part> {
    if (hasRecorded(request)) return yield* words('w', signal)
    if (early && request.at.attempt === 1) return yield* words('early', signal)
    yield { type: 'call', call: 'c1', tool: 'record', args: { value: parts } }
    yield { type: 'finish', why: 'tool-calls' }
  }
  return { name: 'paced', stream }
}

function hasRecorded({ messages }: ModelRequest): boolean {
  const said = messages.findLastIndex(({ role }) => role === 'user')
  return messages.slice(said).some((message) => message.role === 'tool' && message.tool === 'record')
}
