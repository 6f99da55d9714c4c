import {
  btrRules1,
  chanceCheck,
  estimate,
  gateOf,
  holds,
  questions,
  scoredKinds,
  type LedgerEntry,
  type ScoredKind,
} from '../../../engines/rectify/src/index.ts'
import { lifeOf, precisions, seeded, type Life, type LifePlan } from './lives.ts'

/** One row of the protocol: what was measured, the bar, and whether it is kept; without a bar it is for information. */
export interface Row {
  readonly row: string
  readonly what: string
  readonly figure: string
  readonly bar: string
  readonly kept: boolean | undefined
}

const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / flags.length
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`

interface Bands {
  readonly width: number
  readonly covers: Readonly<Record<'half' | 'most' | 'nearly_all', boolean>>
}

function bandsOf({ opened, ledger, truth }: Life): Bands {
  const { bands } = estimate(opened, ledger)
  return { width: bands.most.width, covers: { half: holds(bands.half, truth), most: holds(bands.most, truth), nearly_all: holds(bands.nearly_all, truth) } }
}

function livesOf(count: number, seed: number, plan: (random: () => number) => LifePlan): readonly Life[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => lifeOf(plan(random), random))
}

/** 1: bands hold the truth as often as they say, where lives follow the model's own prior: every strength, one event in ten wrong, mixed precisions. */
export function calibration(window: number): Row {
  const random = seeded(99 + window)
  const strength = (): number => {
    const u = random()
    if (u < 0.5) return 0
    if (u < 0.7) return 0.25
    return u < 0.9 ? 0.5 : 0.8
  }
  const precision = (): number => (random() < 0.5 ? precisions.month : random() < 0.5 ? precisions.half : precisions.year)
  const found = livesOf(600, 7 + window, () => ({ window, events: 8, strength: strength(), doubt: 0.1, precision, outside: true })).map(bandsOf)
  const [half, most, nearly] = (['half', 'most', 'nearly_all'] as const).map((level) => share(found.map(({ covers }) => covers[level])))
  const [eighty, ninetyFive] = [most ?? 0, nearly ?? 0]
  return {
    row: '1',
    what: `600 lives by the prior, window ${window} min: bands of 50, 80, 95 % hold the true minute`,
    figure: [half ?? 0, eighty, ninetyFive].map(percent).join(', '),
    bar: '80: 77 to 84 %, 95: at least 93 %',
    kept: eighty >= 0.77 && eighty <= 0.84 && ninetyFive >= 0.93,
  }
}

/** 2: where dates follow nothing, nothing is claimed. */
export function randomLives(events: number): Row {
  const lives = livesOf(200, 20 + events, () => ({ window: 30, events, strength: 0, doubt: 0, precision: precisions.month }))
  const width = median(lives.map((life) => bandsOf(life).width))
  const gated = lives.slice(0, 100).map(({ opened, ledger }) => gateOf(opened, ledger, chanceCheck(opened, ledger, 199)).open)
  const opens = share(gated)
  return {
    row: '2',
    what: `random lives, window 30 min, ${events} events: median width of the 80 % band; the gate opens`,
    figure: `${width} min; ${percent(opens)}`,
    bar: 'at least 21 min; at most 5 %',
    kept: width >= 21 && opens <= 0.05,
  }
}

/** 3, 3b, 4: where dates follow the rules strongly, the band narrows and still holds the truth. */
export function recovery({
  row,
  window,
  events,
  wrong = 0,
  most,
}: {
  readonly row: string
  readonly window: number
  readonly events: number
  readonly wrong?: number
  readonly most: number
}): Row {
  const count = window > 200 ? 200 : 400
  const found = livesOf(count, 300 + window + events + 100 * wrong, () => ({
    window,
    events,
    strength: 0.8,
    doubt: 0,
    precision: precisions.month,
    wrong,
  })).map(bandsOf)
  const [width, cover] = [median(found.map((each) => each.width)), share(found.map(({ covers }) => covers.most))]
  const also = wrong === 0 ? '' : `, ${percent(wrong)} of them wrong`
  return {
    row,
    what: `lives by the rules (strength 0.8), window ${window} min, ${events} events by month${also}: median width; holds the true minute`,
    figure: `${width} min; ${percent(cover)}`,
    bar: `at most ${most} min; at least 80 %`,
    kept: width <= most && cover >= 0.8,
  }
}

/** 5: three questions by what they are expected to teach win more than three in any order, where a life may hold no such event. */
export function questionOrder(window: number): Row {
  const bits = { chosen: 0, any: 0 }
  const random = seeded(500 + window)
  const lives = 300
  const precision = (): number => (random() < 0.5 ? precisions.month : random() < 0.6 ? precisions.half : precisions.year)
  for (let k = 0; k < lives; k += 1) {
    const life = lifeOf({ window, events: scoredKinds.length, strength: 0.5, doubt: 0.1, precision }, random)
    const told = life.kinds.flatMap((kind, place) => (random() < btrRules1.kinds[kind].happens ? [[kind, life.ledger[place]] as const] : []))
    const byKind = new Map(told)
    bits.any += wonBy(
      life,
      life.kinds.slice(0, 3).flatMap((kind) => byKind.get(kind) ?? []),
    )
    bits.chosen += wonBy(life, chosen(life, byKind))
  }
  const ratio = bits.chosen / bits.any
  return {
    row: '5',
    what: `window ${window} min: bits won by three questions, chosen against any order`,
    figure: `${(bits.chosen / lives).toFixed(3)} against ${(bits.any / lives).toFixed(3)}: ${ratio.toFixed(2)} times`,
    bar: 'at least 1.7 times',
    kept: ratio >= 1.7,
  }
}

function chosen({ opened }: Life, byKind: ReadonlyMap<ScoredKind, LedgerEntry | undefined>): readonly LedgerEntry[] {
  const ledger: LedgerEntry[] = []
  const asked: ScoredKind[] = []
  while (asked.length < 3) {
    const next = questions(opened, ledger, { kinds: asked, events: [] }).find(({ ask }) => ask === 'recall')
    if (next === undefined) break
    asked.push(next.kind)
    const answer = byKind.get(next.kind)
    if (answer !== undefined) ledger.push(answer)
  }
  return ledger
}

function wonBy({ opened }: Life, ledger: readonly LedgerEntry[]): number {
  const { minutes } = estimate(opened, ledger)
  return minutes.reduce((sum, belief, minute) => (belief > 0 ? sum + belief * Math.log2(belief / (opened.prior[minute] ?? 1)) : sum), 0)
}

/** 6 and 7: answers that say nothing change nothing, and a slip that was put right leaves no trace. */
export function ledgerRows(): readonly Row[] {
  const lives = livesOf(50, 600, () => ({ window: 120, events: 8, strength: 0.5, doubt: 0.1, precision: precisions.month }))
  const same = (a: Life, b: readonly LedgerEntry[]): boolean => {
    const [before, after] = [estimate(a.opened, a.ledger).minutes, estimate(a.opened, b).minutes]
    return before.every((belief, minute) => Object.is(belief, after[minute]))
  }
  const silent = (id: string): LedgerEntry => ({
    entry: 'probe',
    probe: { id, kind: 'career', windows: [{ from: '1999-01-01', to: '1999-06-01' }], answer: { type: 'unknown' } },
  })
  const missing = share(
    lives.map((life) =>
      same(
        life,
        life.ledger.flatMap((entry, k) => [entry, silent(`p${k}`)]),
      ),
    ),
  )
  const slips = share(
    lives.map((life) => {
      const [first] = life.ledger
      if (first?.entry !== 'event') return false
      return same(life, [{ entry: 'event', event: { ...first.event, from: '1990-01-01', to: '1991-01-01' } }, ...life.ledger])
    }),
  )
  return [
    {
      row: '6',
      what: '50 lives, as many answers "I do not know" among the dates: the same to the last bit',
      figure: percent(missing),
      bar: '100 %',
      kept: missing === 1,
    },
    { row: '7', what: '50 lives, one date told wrong and put right: the same to the last bit', figure: percent(slips), bar: '100 %', kept: slips === 1 },
  ]
}
