import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What a call of the program left: its exit code (undefined when a signal ended it) and what it printed. */
export interface Left {
  readonly code: number | undefined
  readonly out: string
  readonly err: string
}

/** How to call the program: its environment beside LANG, what is typed into it, and where it runs. */
export interface Call {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  readonly cwd?: string
}

/** A program that runs: `until` waits for a text on either stream, `left` for the end. */
export interface Running {
  readonly child: ChildProcess
  readonly type: (text: string) => void
  readonly until: (text: string) => Promise<void>
  readonly left: Promise<Left>
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Starts the program in a process of its own, with nothing of this process's settings but the path. */
export function startCli(args: readonly string[], { env = {}, cwd }: Call = {}): Running {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', LANG: 'en_US.UTF-8', ...env },
    stdio: 'pipe',
    ...(cwd === undefined ? {} : { cwd }),
  })
  const heard = { out: '', err: '' }
  const waiting = new Set<() => void>()
  const hear = (stream: 'out' | 'err') => (piece: string) => {
    heard[stream] += piece
    for (const wake of waiting) wake()
  }
  child.stdout.setEncoding('utf8').on('data', hear('out'))
  child.stderr.setEncoding('utf8').on('data', hear('err'))
  child.stdin.on('error', () => undefined)
  const left = new Promise<Left>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? undefined, ...heard }))
  })
  const until = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const wake = (): void => {
        if (!heard.out.includes(text) && !heard.err.includes(text)) return
        waiting.delete(wake)
        resolve()
      }
      waiting.add(wake)
      wake()
      void left.then(() => reject(new Error(`the program ended before it said ${JSON.stringify(text)}: ${heard.out}${heard.err}`)))
    })
  return { child, until, left, type: (text) => void child.stdin.write(text) }
}

/** Runs the program to its end; `input` is all that is ever typed. */
export async function runCli(args: readonly string[], call: Call = {}): Promise<Left> {
  const running = startCli(args, call)
  running.child.stdin?.end(call.input ?? '')
  return running.left
}

/** What a call with `--json` printed, parsed. */
export function parsed({ out }: Left): unknown {
  return JSON.parse(out)
}
