import { chanceCheck, estimate, openCase, questions } from '../../../engines/rectify/src/index.ts'
import { loadEphemeris } from '@hefu/sky/load'
import { lifeOf, precisions, seeded } from './lives.ts'
import type { Row } from './rows.ts'

const ephemeris = await loadEphemeris()

/** 11: milliseconds, the 95th of a hundred where not said otherwise. */
export function speed(): readonly Row[] {
  const random = seeded(11)
  const plan = { strength: 0.5, doubt: 0.1, precision: precisions.month }
  const day = lifeOf({ ...plan, window: 1440, events: 20 }, random)
  const [half, two] = [30, 120].map((window) => lifeOf({ ...plan, window, events: 12 }, random))
  if (half === undefined || two === undefined) return []
  return [
    timed({ what: '1,440 minutes × 20 events scored anew', most: 10, run: () => estimate(day.opened, day.ledger) }),
    timed({ what: 'one event over 1,440 minutes', most: 2, run: () => estimate(day.opened, day.ledger.slice(0, 1)) }),
    timed({ what: 'next question over 1,440 minutes', most: 50, run: () => questions(day.opened, day.ledger), count: 20 }),
    timed({ what: 'a case of 24 hours opened, with all kinds', most: 150, run: () => estimate(openCase(ephemeris, day.opened.spec), day.ledger), count: 20 }),
    timed({ what: '200 shuffled lives, 30 minutes', most: 60, run: () => chanceCheck(half.opened, half.ledger, 200), count: 20 }),
    timed({ what: '200 shuffled lives, 120 minutes', most: 200, run: () => chanceCheck(two.opened, two.ledger, 200), count: 10 }),
  ]
}

function timed({ what, most, run, count = 100 }: { readonly what: string; readonly most: number; readonly run: () => unknown; readonly count?: number }): Row {
  for (let k = 0; k < 5; k += 1) run()
  const times = Array.from({ length: count }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  const slow = times[Math.floor(count * 0.95)] ?? times.at(-1) ?? Number.NaN
  return {
    row: '11',
    what,
    figure: `${slow.toFixed(1)} ms (median ${(times[count >> 1] ?? Number.NaN).toFixed(1)})`,
    bar: `at most ${most} ms`,
    kept: slow <= most,
  }
}
