import { randomUUID } from 'node:crypto'

/** Makes a session with a cast of its own and opens its reading; gives both ids. Throws with the server's words when it refuses. */
export async function openReading(address: string, question: string): Promise<{ readonly session: string; readonly turn: string }> {
  const { session } = await post(`${address}/api/sessions`, newSession(question))
  const { turn } = await post(`${address}/api/sessions/${text(session)}/turns`, { request: randomUUID(), language: 'en', input: { kind: 'reading' } })
  return { session: text(session), turn: text(turn) }
}

/** A sound body of `POST /api/sessions`: six lines by value, two of them moving. */
export function newSession(question: string): unknown {
  return {
    request: randomUUID(),
    language: 'en',
    question,
    matter: { category: 'career' },
    cast: { way: { kind: 'lines', values: [7, 8, 9, 7, 6, 8] }, when: { kind: 'instant', instant: 1_796_000_000, local: wall } },
    options: {},
  }
}

const wall = { year: 2026, month: 11, day: 30, hour: 8, minute: 53, second: 20 }

/** Sends JSON and gives the answer's JSON; throws with it unless the answer is a success. */
export async function post(url: string, body: unknown): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': 'en' }, body: JSON.stringify(body) })
  const told: unknown = await answer.json()
  if (!answer.ok || typeof told !== 'object' || told === null) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(told)}`)
  return { ...told }
}

function text(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Error(`the server gave ${JSON.stringify(value)} where an id was wanted`)
}
