import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Verdict } from './check.ts'

interface Finished {
  readonly code: number
  readonly output: string
}

/** Runs a program in a folder to its end; gives its exit code (128 when a signal ended it) and everything it printed. */
export function runProgram(folder: string, [program = '', ...rest]: readonly string[]): Promise<Finished> {
  const windows = process.platform === 'win32'
  return new Promise((resolve, reject) => {
    const child = spawn(windows ? `"${program}.cmd"` : program, rest, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
      env: { ...process.env, NO_COLOR: '1' },
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

/** A verdict from a tool of node_modules/.bin: what it printed is the fault when it did not exit with 0. */
export async function verdictOf(root: string, [tool = '', ...rest]: readonly string[]): Promise<Verdict> {
  const { code, output } = await runProgram(root, [join(root, 'node_modules', '.bin', tool), ...rest])
  return { faults: code === 0 ? [] : [output.trim() === '' ? `${tool} exited with ${code}` : output.trim()] }
}
