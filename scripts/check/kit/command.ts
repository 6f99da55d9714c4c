import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Verdict } from './check.ts'

/** What a finished program left: its exit code (128 when a signal ended it) and everything it printed. */
export interface Finished {
  readonly code: number
  readonly output: string
}

/** Runs a program of node_modules/.bin to its end and keeps what it prints. */
export function runTool(root: string, [tool = '', ...rest]: readonly string[]): Promise<Finished> {
  const suffix = process.platform === 'win32' ? '.cmd' : ''
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules', '.bin', `${tool}${suffix}`), rest, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const chunks: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => chunks.push(chunk))
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 128, output: chunks.join('') }))
  })
}

/** A verdict from an exit code: what the program printed is the fault. */
export async function verdictOf(root: string, line: readonly string[]): Promise<Verdict> {
  const { code, output } = await runTool(root, line)
  return { faults: code === 0 ? [] : [output.trim() === '' ? `${line.join(' ')} exited with ${code}` : output.trim()] }
}
