import { openReading } from '../kit/ask.ts'
import { type Followed, followTurn } from '../kit/follower.ts'
import { type Running, startServer } from '../kit/server.ts'
import { ledgerFaults } from './ledger.ts'

/** A database to kill the server on. */
export interface Backend {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly url?: string
}

/** What came of it. */
export interface Toll {
  readonly kills: number
  readonly turns: number
  /** Turns that were driven more than once. */
  readonly redriven: number
  readonly events: number
  readonly reopened: number
  /** From a start after a kill until every turn of the round had ended. */
  readonly longestMs: number
  readonly faults: readonly string[]
}

/** Turns opened in each round: so many of the paced test contract, which records once, and so many readings. */
const [paced, readings] = [6, 2]
const [parts, everyMs] = [40, 20]
const patience = 120_000

/** Kills the server with -9 at a random moment of each round while turns run and readers follow, starts it again, and holds every promise against what is kept. */
export async function killRounds(backend: Backend, { rounds, seed }: { readonly rounds: number; readonly seed: number }): Promise<Toll> {
  const random = chance(seed)
  const server = await startServer({ ...backend.env, HEFU_TEST: '1', HEFU_LOG: 'warn' })
  const faults: string[] = []
  const all: { readonly turn: string; readonly followed: Followed }[] = []
  const waits: number[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const turns = await openAll(server)
      const following = Promise.all(turns.map(async (turn) => ({ turn, followed: await followTurn(server.address, turn, patience) })))
      following.catch(() => undefined)
      await new Promise((next) => setTimeout(next, random() * parts * everyMs * 1.2))
      await server.kill()
      const started = Date.now()
      await server.start()
      const followed = await following
      waits.push(Date.now() - started)
      all.push(...followed)
      for (const one of followed) faults.push(...(await lineFaults(server.address, one)).map((fault) => `round ${round}: ${fault}`))
    }
    await server.stop()
    const { faults: kept, redriven } = await ledgerFaults(
      backend.url === undefined ? { folder: server.folder } : { url: backend.url },
      all.map(({ turn }) => turn),
    )
    return {
      kills: rounds,
      turns: all.length,
      redriven,
      events: all.reduce((sum, { followed }) => sum + followed.came.length, 0),
      reopened: all.reduce((sum, { followed }) => sum + followed.lines - 1, 0),
      longestMs: Math.max(0, ...waits),
      faults: [...faults, ...kept],
    }
  } finally {
    await server.dispose()
  }
}

async function openAll({ address }: Running): Promise<readonly string[]> {
  const questions = [
    ...Array.from({ length: paced }, () => `#stream ${parts} ${everyMs}`),
    ...Array.from({ length: readings }, () => 'Should I take the post?'),
  ]
  return Promise.all(questions.map(async (question) => (await openReading(address, question)).turn))
}

/** What a reader over broken lines saw, against the whole read again in one line: the same events, each once, in order. */
async function lineFaults(address: string, { turn, followed }: { readonly turn: string; readonly followed: Followed }): Promise<readonly string[]> {
  const whole = await followTurn(address, turn, patience)
  const told = ({ came }: Followed): string => JSON.stringify(came.map(({ seq, type, data }) => [seq, type, data]))
  const seqs = followed.came.map(({ seq }) => seq)
  const ordered = seqs.every((seq, at) => at === 0 || seq > (seqs[at - 1] ?? 0))
  const end = followed.came.at(-1)?.data ?? ''
  return [
    ...(ordered ? [] : [`turn ${turn}: an event came twice or out of order: ${seqs.join(' ')}`]),
    ...(told(followed) === told(whole) ? [] : [`turn ${turn}: a reader saw ${seqs.length} events, the log has ${whole.came.length}`]),
    ...(end.includes('"completed"') ? [] : [`turn ${turn} ended as ${end}`]),
  ]
}

/** A seeded run of numbers in [0, 1) (mulberry32). */
function chance(seed: number): () => number {
  const state = { at: seed >>> 0 }
  return () => {
    state.at = (state.at + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state.at ^ (state.at >>> 15), state.at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
