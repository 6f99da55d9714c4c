import { readFileSync } from 'node:fs'
import { startServer } from '../../kit/server.ts'
import type { Measure } from '../liuyao.ts'
import type { Measured } from './load.ts'

const again = 3

/** How soon the server answers on a new and on an existing data folder, and what it weighs when nobody asks. */
export async function startsOf({ name, env, idleMb }: Measured): Promise<readonly Measure[]> {
  const began = performance.now()
  const server = await startServer({ ...env, HEFU_LOG: 'warn' })
  try {
    const first = performance.now() - began
    const starts: number[] = []
    for (let n = 0; n < again; n += 1) {
      await server.stop()
      const from = performance.now()
      await server.start()
      starts.push(performance.now() - from)
    }
    const existing = starts.toSorted((a, b) => a - b)[Math.floor(again / 2)] ?? Number.NaN
    await new Promise((next) => setTimeout(next, 3_000))
    const idle = residentMb(server.pid())
    return [
      { name: `${name}: first start`, ratio: 5_000 / first, wanted: 1, detail: `5.0 s against ${(first / 1000).toFixed(1)} s` },
      {
        name: `${name}: start on existing data`,
        ratio: 4_000 / existing,
        wanted: 1,
        detail: `4.0 s against ${(existing / 1000).toFixed(1)} s, median of ${again}`,
      },
      { name: `${name}: idle memory`, ratio: idleMb / idle, wanted: 1, detail: `${idleMb} MB against ${idle} MB resident` },
    ]
  } finally {
    await server.dispose()
  }
}

/** Resident memory of a process in MB, as Linux tells it. */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
