import type { StoredEvent } from '../../host/index.ts'
import type { Query } from './sql.ts'
import { toText } from './text.ts'

interface Waiting {
  readonly turn: string
  readonly after: number
  readonly done: (events: readonly StoredEvent[]) => void
  readonly fail: (error: unknown) => void
}

const readAll = `
select w.n, e.seq, e.at, e.body::text from unnest($1::text[], $2::int[]) with ordinality as w (turn, after, n)
join turn_event e on e.turn = w.turn and e.seq > w.after order by w.n, e.seq`

/** Most readers of one statement. */
const groupSize = 256

/** Reads events for whoever asks. A lone reader is served at once; those who come while a reading is under way share the next one. */
export class ReadQueue {
  readonly #query: Query['query']
  #waiting: Waiting[] = []
  #busy = false

  constructor({ query }: Query) {
    this.#query = query
  }

  /** The events of a turn after a seq, in order. */
  read(turn: string, after: number): Promise<readonly StoredEvent[]> {
    return new Promise((done, fail) => {
      this.#waiting.push({ turn: toText(turn), after, done, fail })
      if (!this.#busy) void this.#drain()
    })
  }

  async #drain(): Promise<void> {
    this.#busy = true
    while (this.#waiting.length > 0) await this.#serve(this.#waiting.splice(0, groupSize))
    this.#busy = false
  }

  async #serve(group: readonly Waiting[]): Promise<void> {
    try {
      const found = await this.#query(readAll, [group.map(({ turn }) => turn), group.map(({ after }) => after)])
      const events = Map.groupBy(found, (row) => Number(row['n']))
      for (const [index, { done }] of group.entries())
        done((events.get(index + 1) ?? []).map((row) => ({ seq: Number(row['seq']), at: Number(row['at']), event: JSON.parse(String(row['body'])) })))
    } catch (error) {
      for (const { fail } of group) fail(error)
    }
  }
}
