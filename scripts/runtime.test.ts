import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const runtime = resolve(import.meta.dirname, 'runtime.cjs')
const folder = mkdtempSync(join(tmpdir(), 'hefu-runtime-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the runtime on a program; `onLine` sees the process when the program has printed its first words. */
function run(program: string, onWords?: (pid: number) => void): Promise<{ readonly code: number | null; readonly output: string }> {
  const file = join(folder, `${String(program.length)}.ts`)
  writeFileSync(file, program)
  const child = spawn(process.execPath, [runtime, file, 'one', 'two words'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const chunks: string[] = []
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    if (chunks.push(chunk) === 1 && child.pid !== undefined) onWords?.(child.pid)
  })
  return new Promise((done) => child.on('close', (code) => done({ code, output: chunks.join('') })))
}

it('runs TypeScript on Node 24 or later and hands the arguments on', async () => {
  const { code, output } = await run('const words: string[] = process.argv.slice(2)\nconsole.log(process.versions.node.split(".")[0], words)')
  expect(output).toMatch(/^(?:2[4-9]|[3-9]\d) \[ 'one', 'two words' \]\n$/)
  expect(code).toBe(0)
})

it('ends with the exit code of the program', async () => {
  expect((await run('process.exit(7)')).code).toBe(7)
})

it('passes a signal on and lets the program end in its own way', async () => {
  const program = "process.on('SIGTERM', () => { console.log('bye'); process.exit(3) })\nsetInterval(() => 0, 1000)\nconsole.log('up')"
  expect(await run(program, (pid) => process.kill(pid, 'SIGTERM'))).toEqual({ code: 3, output: 'up\nbye\n' })
})

it('ends with 128 and the number of the signal that ended the program', async () => {
  const { code } = await run("console.log('up')\nprocess.kill(process.pid, 'SIGKILL')")
  expect(code).toBe(137)
})
