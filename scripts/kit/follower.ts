import { parseFrames } from '../../turn/host/index.ts'

/** One event as it came over the line. */
export interface Came {
  readonly seq: number
  readonly type: string
  /** When the last byte of it was read, in milliseconds since 1970. */
  readonly at: number
  readonly data: string
}

/** A turn read to its end over lines that break: what came, in order, and how often the line was opened. */
export interface Followed {
  readonly came: readonly Came[]
  readonly lines: number
}

/** Follows a turn until its end, reopening the line after its last event whenever it breaks, for at most `patience` milliseconds. Throws when the end does not come. */
export async function followTurn(address: string, turn: string, patience: number): Promise<Followed> {
  const came: Came[] = []
  const until = Date.now() + patience
  for (let lines = 1; ; lines += 1) {
    await readLine(address, turn, came)
    if (came.at(-1)?.type === 'turn-end') return { came, lines }
    if (Date.now() > until)
      throw new Error(`turn ${turn} did not end in ${patience} ms; ${came.length} events came, the last was ${came.at(-1)?.type ?? 'none'}`)
    await new Promise((next) => setTimeout(next, 50))
  }
}

async function readLine(address: string, turn: string, came: Came[]): Promise<void> {
  const last = came.at(-1)?.seq
  try {
    const answer = await fetch(`${address}/api/turns/${turn}/events`, last === undefined ? {} : { headers: { 'last-event-id': String(last) } })
    if (!answer.ok || answer.body === null) return
    for await (const { id, event, data } of parseFrames(answer.body)) {
      if (id !== undefined && event !== undefined) came.push({ seq: Number(id), type: event, at: Date.now(), data })
    }
  } catch {
    // A line that breaks is what this is for.
  }
}
