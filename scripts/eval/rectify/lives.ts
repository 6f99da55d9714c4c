import { loadEphemeris } from '@hefu/sky/load'
import {
  drawEvent,
  openCase,
  randomFrom,
  scoredKinds,
  type Case,
  type CaseSpec,
  type LedgerEntry,
  type ScoredKind,
} from '../../../engines/rectify/src/index.ts'

const ephemeris = await loadEphemeris()
const jd2000 = 2_451_544.5

/** How exactly the dates of a simulated life are known, in days. */
export const precisions = { day: 1, month: 30.4375, half: 182.625, year: 365.25 } as const

/** What one simulated life is made of. */
export interface LifePlan {
  /** Declared minutes, and how many events are told. */
  readonly window: number
  readonly events: number
  readonly strength: number
  readonly doubt: number
  /** Days to which each date is known; drawn for each event where it is a function. */
  readonly precision: number | (() => number)
  /** Share of events whose date has nothing to do with the rules. */
  readonly wrong?: number
  /** Whether the true minute may lie outside the declared window, as the prior has it. */
  readonly outside?: boolean
}

/** A simulated life: its case, the true minute (counted from the first of the case), and what the person tells. */
export interface Life {
  readonly opened: Case
  readonly truth: number
  readonly ledger: readonly LedgerEntry[]
  readonly kinds: readonly ScoredKind[]
}

/** A birth between 1940 and 1999, between 5 and 55 degrees north, with the true minute anywhere in its window, or by the prior; 65 years are known. */
function birthOf({ window, outside = false }: Pick<LifePlan, 'window' | 'outside'>, random: () => number): { readonly opened: Case; readonly truth: number } {
  const from = jd2000 + Math.floor((random() - 1) * 21_915) + random()
  const spec: CaseSpec = {
    from,
    minutes: window,
    place: { latitude: 5 + 50 * random(), longitude: (random() - 0.5) * 20 },
    source: { kind: 'span' },
    until: from + 65 * 365.25,
  }
  const opened = openCase(ephemeris, spec)
  return { opened, truth: outside ? drawn(opened.prior, random()) : opened.minutes.declared.from + Math.floor(random() * window) }
}

/** The minute below which a share of belief lies. */
function drawn(prior: Float64Array, share: number): number {
  let passed = 0
  return prior.findIndex((belief) => (passed += belief) > share)
}

/** Draws a life. */
export function lifeOf(plan: LifePlan, random: () => number): Life {
  const { opened, truth } = birthOf(plan, random)
  const order = shuffled(scoredKinds, random)
  const kinds = Array.from({ length: plan.events }, (_, k) => order[k % order.length] ?? 'career')
  const ledger = kinds.map((kind, k): LedgerEntry => {
    const strength = random() < (plan.wrong ?? 0) ? 0 : plan.strength
    const day = drawEvent(opened, { kind, minute: truth, strength, doubt: plan.doubt }, random)
    const precision = typeof plan.precision === 'number' ? plan.precision : plan.precision()
    return {
      entry: 'event',
      event: eventOf({ id: `${k}`, kind, day: opened.minutes.first + truth / 1440 + day, precision, longitude: opened.spec.place.longitude }),
    }
  })
  return { opened, truth, ledger, kinds }
}

/** Dates as people know them: the day, or the span of that many days that holds it. */
function eventOf({
  id,
  kind,
  day,
  precision,
  longitude,
}: {
  readonly id: string
  readonly kind: ScoredKind
  readonly day: number
  readonly precision: number
  readonly longitude: number
}) {
  const local = day + longitude / 360
  const first = precision === 1 ? Math.floor(local - 0.5) : Math.floor(Math.floor((local - 0.5) / precision) * precision)
  return { id, kinds: [{ kind, share: 1 }], from: dateOf(first), to: dateOf(first + Math.ceil(precision)), certainty: 'sure' } as const
}

/** The date of a day counted in whole days from the start of the Julian period's first civil day. */
function dateOf(day: number): string {
  return new Date((day + 0.5 - 2_440_587.5) * 86_400_000).toISOString().slice(0, 10)
}

/** The same list in an order that the seed gives. */
export function shuffled<Item>(list: readonly Item[], random: () => number): readonly Item[] {
  return list
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/** Numbers from a seed. */
export const seeded: (seed: number) => () => number = randomFrom
