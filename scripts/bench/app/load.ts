import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { parseFrames } from '../../../turn/host/index.ts'
import { newSession, post } from '../../kit/ask.ts'
import { startServer } from '../../kit/server.ts'
import type { Measure } from '../liuyao.ts'

/** A database to measure on, and the most memory that an idle server may take on it. */
export interface Measured {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly idleMb: number
}

const turns = 200
const [parts, everyMs] = [300, 50]
/** Openings are spread over this, and words said in it are not counted: the promise is for turns that are open. */
const openingMs = 1_000
const settlingMs = 3_000

/** 200 turns of 20 words a second, opened within a second, each followed over a line of its own from this process. */
export async function loadOf({ name, env }: Measured): Promise<readonly Measure[]> {
  const server = await startServer({ ...env, HEFU_TEST: '1', HEFU_LOG: 'warn', HEFU_RATE: '0', HEFU_STREAMS: '0' })
  try {
    const sessions: string[] = []
    for (let n = 0; n < turns; n += 1)
      sessions.push(String((await post(`${server.address}/api/sessions`, newSession(`#stream ${parts} ${everyMs}`)))['session']))
    const counted = Date.now() + openingMs + settlingMs
    const seen = await Promise.all(sessions.map((session, n) => follow(server.address, session, { waitMs: (n * openingMs) / turns, counted })))
    const opened = seen.map(({ openedMs }) => openedMs)
    const delays = seen.flatMap((one) => one.delays)
    const lost = seen.filter(({ words }) => words !== parts).length
    const [p50, p95, p99] = [at(delays, 0.5), at(delays, 0.95), at(delays, 0.99)]
    return [
      {
        name: `${name}: word to reader, p99 of ${turns} turns x ${1000 / everyMs} words/s`,
        ratio: lost === 0 ? 100 / p99 : 0,
        wanted: 1,
        detail: `100 ms against ${p99} ms (p50 ${p50}, p95 ${p95}), ${delays.length} words, ${lost} turns that lost or doubled one`,
      },
      {
        name: `${name}: ${turns} turns opened within a second, p99`,
        ratio: 1_500 / at(opened, 0.99),
        wanted: 1,
        detail: `1500 ms against ${at(opened, 0.99)} ms (p50 ${at(opened, 0.5)})`,
      },
    ]
  } finally {
    await server.dispose()
  }
}

interface Seen {
  readonly openedMs: number
  readonly delays: readonly number[]
  readonly words: number
}

async function follow(address: string, session: string, { waitMs, counted }: { readonly waitMs: number; readonly counted: number }): Promise<Seen> {
  await new Promise((next) => setTimeout(next, waitMs))
  const began = Date.now()
  const { turn } = await post(`${address}/api/sessions/${session}/turns`, { request: randomUUID(), language: 'en', input: { kind: 'reading' } })
  const openedMs = Date.now() - began
  const delays: number[] = []
  const words = new Set<string>()
  for await (const { event, data } of parseFrames(await line(`${address}/api/turns/${String(turn)}/events`))) {
    if (event !== 'text-delta') continue
    const now = Date.now()
    for (const [word, said = ''] of data.matchAll(/w\d+@(\d+)/gu)) {
      words.add(word)
      if (Number(said) > counted) delays.push(now - Number(said))
    }
  }
  return { openedMs, delays, words: words.size }
}

async function line(url: string): Promise<IncomingMessage> {
  const asked = request(url, { agent: false })
  asked.end()
  const [answer]: readonly IncomingMessage[] = await once(asked, 'response')
  if (answer === undefined) throw new Error(`${url} gave no answer`)
  return answer
}

/** The value below which a share of the values lies. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
