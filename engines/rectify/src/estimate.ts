import { btrRules1 } from '../rules/btr-rules-1.ts'
import { bandOf, type Band } from './bands.ts'
import type { Case } from './case.ts'
import { dayOf } from './day.ts'
import { effectOf, type Effect } from './effect.ts'
import { RectifyError } from './error.ts'
import { standingOf, type LedgerEntry, type LifeEvent, type Standing } from './ledger.ts'
import { width } from './kind-table.ts'
import { addRatios, doubtOf, eventRatios, type DatedEvent } from './likelihood.ts'
import { posteriorOf, type Posterior } from './posterior.ts'
import { falseYesOf, probeRatios, type FalseYes } from './probe.ts'

/** Levels of belief that bands are given at. */
export const levels = [0.5, 0.8, 0.95] as const

/** What the dates say about the minutes. */
export interface Estimate extends Posterior {
  readonly bands: Readonly<Record<'half' | 'most' | 'nearly_all', Band>>
  /** Belief before and after the declared window. Above a tenth, the answer may lie outside it. */
  readonly outside: { readonly before: number; readonly after: number }
  readonly events: readonly EventEffect[]
  readonly falseYes: FalseYes
}

/** What became of one event: what it did to the band, or why it was not weighed. */
export type EventEffect = { readonly id: string } & (
  | { readonly weighed: true; readonly effect: Effect }
  | { readonly weighed: false; readonly why: 'enough_of_its_kind' | 'outside_age_range' }
)

/** Everything the score sums up. */
export interface Weighed {
  readonly standing: Standing
  /** The events that count: of each kind the narrowest dates, no more than the rules allow. */
  readonly dated: readonly DatedEvent[]
  /** Ratios of each dated event, in the same order; of every answer to windows together; and of all dates and answers. */
  readonly ratios: readonly Float64Array[]
  readonly answers: Float64Array
  readonly total: Float64Array
  /** Ids of the events that lie outside the ages of their kind: they say nothing, and take no place among those that are scored. */
  readonly outside: ReadonlySet<string>
}

/** The estimate of a ledger. The order of its entries never matters; what was withdrawn or replaced leaves no trace. Throws `RectifyError` for entries that cannot be. */
export function estimate(opened: Case, ledger: readonly LedgerEntry[]): Estimate {
  const weighed = weigh(opened, ledger)
  const posterior = posteriorOf(opened.prior, weighed.total)
  const [half, most, nearly] = levels
  const { from, to } = opened.minutes.declared
  return {
    ...posterior,
    bands: { half: bandOf(posterior.minutes, half), most: bandOf(posterior.minutes, most), nearly_all: bandOf(posterior.minutes, nearly) },
    outside: { before: sum(posterior.minutes.subarray(0, from)), after: sum(posterior.minutes.subarray(to)) },
    events: effectsOf(opened, weighed, posterior),
    falseYes: falseYesOf(weighed.standing.probes),
  }
}

/** Scores every standing entry of a ledger. */
export function weigh(opened: Case, ledger: readonly LedgerEntry[]): Weighed {
  const standing = standingOf(ledger)
  const { dated, ratios, outside } = scored(opened, standing.events)
  const answers = new Float64Array(opened.minutes.count * width)
  const { rate } = falseYesOf(standing.probes)
  for (const probe of standing.probes) addRatios(answers, probeRatios(opened, probe, rate))
  return { standing, dated, ratios, answers, total: totalOf(ratios, answers), outside }
}

/** Ratios of dates and of answers together. */
export function totalOf(ratios: readonly Float64Array[], answers: Float64Array): Float64Array {
  const total = new Float64Array(answers.length)
  for (const each of ratios) addRatios(total, each)
  addRatios(total, answers)
  return total
}

/** The days of an event in a case. Throws `RectifyError` `event-invalid` for one before birth or after the life that is known. */
function datedEvent(opened: Case, event: LifeEvent): DatedEvent {
  const { longitude } = opened.spec.place
  const [from, to] = [dayOf(event.from, longitude), dayOf(event.to, longitude)]
  const { first, count } = opened.minutes
  if (to <= first) throw new RectifyError('event-invalid', `Event "${event.id}" ends on ${event.to}, before the birth; allowed are dates after it.`)
  if (from > opened.spec.until)
    throw new RectifyError('event-invalid', `Event "${event.id}" begins on ${event.from}, in the future; allowed are dates up to today.`)
  const kinds = event.kinds.map(({ kind, share }) => ({ table: opened.kind(kind), share }))
  return { id: event.id, kinds, from: Math.max(from, first + count / 1440), to, doubt: doubtOf(event.certainty) }
}

/** Scores events in the order of `standingOf`, the narrowest first. */
function scored(opened: Case, events: readonly LifeEvent[]): Pick<Weighed, 'dated' | 'ratios' | 'outside'> {
  const dated: DatedEvent[] = []
  const ratios: Float64Array[] = []
  const outside = new Set<string>()
  const told = new Map<string, number>()
  for (const event of events) {
    const days = datedEvent(opened, event)
    const kind = event.kinds[0]?.kind ?? ''
    const count = told.get(kind) ?? 0
    if (count >= btrRules1.mostOfOneKind) continue
    const found = eventRatios(opened, days)
    if (found.every((ratio) => ratio === 0)) {
      outside.add(event.id)
      continue
    }
    told.set(kind, count + 1)
    dated.push(days)
    ratios.push(found)
  }
  return { dated, ratios, outside }
}

function effectsOf({ minutes, prior }: Case, { standing, dated, ratios, outside }: Weighed, posterior: Posterior): readonly EventEffect[] {
  return standing.events.map(({ id }): EventEffect => {
    const place = dated.findIndex((event) => event.id === id)
    const found = ratios[place]
    if (found === undefined) return { id, weighed: false, why: outside.has(id) ? 'outside_age_range' : 'enough_of_its_kind' }
    return { id, weighed: true, effect: effectOf({ ratios: found, posterior, prior, count: minutes.count }) }
  })
}

function sum(shares: Float64Array): number {
  return shares.reduce((total, share) => total + share, 0)
}
