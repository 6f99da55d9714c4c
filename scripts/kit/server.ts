import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../../apps/server/src/main.ts')

/** A server of its own process, on a data folder of its own. `kill` is `kill -9`; `start` brings it back on the same port and folder. */
export interface Running {
  readonly address: string
  readonly folder: string
  readonly pid: () => number
  /** Everything it has printed so far. */
  readonly printed: () => string
  /** Starts it, with further settings for this start alone. */
  readonly start: (more?: Readonly<Record<string, string>>) => Promise<void>
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Resolves when the process is gone, however it went. */
  readonly gone: () => Promise<void>
  readonly dispose: () => Promise<void>
}

/** Starts a server; it is ready when this resolves. Throws with what it printed when it ends before it is ready. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'hefu-run-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const printed: string[] = []
  const child: { now?: ChildProcess } = {}
  const start = async (more: Readonly<Record<string, string>> = {}): Promise<void> => {
    const own = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { ...process.env, ...env, ...more, PORT: String(port), HEFU_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [own.stdout, own.stderr]) stream.setEncoding('utf8').on('data', (text: string) => printed.push(text))
    child.now = own
    await ready(own, address, printed)
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const own = child.now
    if (own === undefined || own.exitCode !== null || own.signalCode !== null) return
    const exit = once(own, 'exit')
    own.kill(signal)
    await exit
  }
  const gone = async (): Promise<void> => {
    const own = child.now
    if (own !== undefined && own.exitCode === null && own.signalCode === null) await once(own, 'exit')
  }
  await start()
  const dispose = async (): Promise<void> => {
    await end('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  return {
    address,
    folder,
    pid: () => child.now?.pid ?? 0,
    printed: () => printed.join(''),
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    gone,
    dispose,
  }
}

/** Asks until the server answers; a process that has ended never will. */
async function ready(child: ChildProcess, address: string, printed: readonly string[]): Promise<void> {
  const exited = once(child, 'exit').then(() => {
    throw new Error(`the server ended before it was ready:\n${printed.join('')}`)
  })
  exited.catch(() => undefined)
  const answers = async (): Promise<void> => {
    for (;;) {
      const answer = await fetch(`${address}/readyz`).catch(() => undefined)
      if (answer?.ok === true) return
      await new Promise((next) => setTimeout(next, 50))
    }
  }
  await Promise.race([answers(), exited])
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
