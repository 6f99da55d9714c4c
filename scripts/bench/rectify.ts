import { loadEphemeris } from '../../engines/sky/load/ephemeris.ts'
import { estimate, openCase, questions } from '../../engines/rectify/src/index.ts'
import { lifeOf, precisions, seeded } from '../eval/rectify/lives.ts'
import type { Measure } from './liuyao.ts'

const ephemeris = await loadEphemeris()
const { opened, ledger } = lifeOf({ window: 1440, events: 20, strength: 0.5, doubt: 0.1, precision: precisions.month }, seeded(11))

/** Row 11 of the protocol: what is timed, at most how many milliseconds it may take, and how often it is measured. */
interface Timed {
  readonly name: string
  readonly most: number
  readonly run: () => unknown
  readonly count: number
}

const rows: readonly Timed[] = [
  { name: 'rectify 1,440 minutes × 20 events', most: 10, run: () => estimate(opened, ledger), count: 100 },
  { name: 'rectify one more event', most: 2, run: () => estimate(opened, ledger.slice(0, 1)), count: 100 },
  { name: 'rectify next question', most: 50, run: () => questions(opened, ledger), count: 100 },
  { name: 'rectify case of 24 hours', most: 150, run: () => estimate(openCase(ephemeris, opened.spec), ledger), count: 20 },
]

/** What a person waits for over a whole day of minutes: the 95th percentile of the processor's time of this thread, which others on the machine do not lengthen. */
export async function bench(): Promise<Measure[]> {
  return rows.map(({ name, most, run, count }) => {
    for (let k = 0; k < 40; k += 1) run()
    const times = Array.from({ length: count }, () => {
      const before = process.threadCpuUsage()
      run()
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }).toSorted((a, b) => a - b)
    const slow = times[Math.ceil(count * 0.95) - 1] ?? Number.NaN
    const median = times[count >> 1] ?? Number.NaN
    return { name, ratio: most / slow, wanted: 1, detail: `${slow.toFixed(1)} ms p95 (median ${median.toFixed(1)}), at most ${most} ms wanted` }
  })
}
