import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Left, startCli } from './run-cli.ts'

/** A server that `hefu start` runs. `stop` sends it a signal and gives what it left. */
export interface Serving {
  readonly address: string
  /** The whole first line that it printed. */
  readonly first: string
  readonly stop: (signal?: NodeJS.Signals) => Promise<Left>
}

/** Runs `hefu start` on a folder, with a page of one line beside it, at a port of its own. */
export async function serve(folder: string, flags: readonly string[] = ['--json']): Promise<Serving> {
  const page = pageBeside(folder)
  const running = startCli(['start', '--port', '0', '--data', folder, ...flags], { env: { HEFU_PAGE: page, HEFU_LOG: 'warn' } })
  const printed: string[] = []
  running.child.stdout?.on('data', (piece: string) => printed.push(piece))
  await running.until('http://')
  await running.until('\n')
  const first = printed.join('').split('\n')[0] ?? ''
  const address = /http:\/\/[\d.]+:\d+/u.exec(first)?.[0] ?? ''
  return {
    address,
    first,
    stop: async (signal = 'SIGTERM') => {
      running.child.kill(signal)
      return running.left
    },
  }
}

/** The folder of a page beside a data folder. */
export function pageBeside(folder: string): string {
  const page = join(folder, '..', 'page')
  mkdirSync(page, { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
  return page
}

/** Asks a question at a server, waits until it is read, and gives the session's id. */
export async function readingAt(address: string, question: string): Promise<string> {
  const local = { year: 2026, month: 11, day: 30, hour: 8, minute: 53, second: 20 }
  const { session } = await post(`${address}/api/sessions`, {
    request: randomUUID(),
    language: 'en',
    question,
    matter: { category: 'career' },
    cast: { way: { kind: 'lines', values: [7, 8, 9, 7, 6, 8] }, when: { kind: 'instant', instant: 1_796_000_000, local } },
    options: {},
  })
  const { turn } = await post(`${address}/api/sessions/${String(session)}/turns`, { request: randomUUID(), language: 'en', input: { kind: 'reading' } })
  await (await fetch(`${address}/api/turns/${String(turn)}/events`)).text()
  return String(session)
}

/** Sends JSON and gives the answer's JSON; throws with it unless the answer is a success. */
export async function post(url: string, body: unknown): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': 'en' }, body: JSON.stringify(body) })
  const told: unknown = await answer.json()
  if (!answer.ok || typeof told !== 'object' || told === null) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(told)}`)
  return { ...told }
}
