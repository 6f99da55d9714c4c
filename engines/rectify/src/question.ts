import { btrRules1, scoredKinds, type ScoredKind } from '../rules/btr-rules-1.ts'
import { ageYear, shareBefore } from './age.ts'
import { real } from './at.ts'
import type { Case } from './case.ts'
import { weigh } from './estimate.ts'
import type { LedgerEntry } from './ledger.ts'
import { addMasses, massLength } from './masses.ts'
import { weighted, width } from './kind-table.ts'
import { posteriorOf } from './posterior.ts'

/** One thing that could be asked, and what an answer is expected to teach. */
export interface Question {
  readonly ask: 'recall' | 'refine'
  readonly kind: ScoredKind
  /** The event whose date is to be told more exactly. */
  readonly event?: string
  /** Expected information of an answer about the minute, in bits. */
  readonly bits: number
  /** What asking is worth: bits times the chance that there is something to tell and that it can be dated, less how unwelcome the question is. */
  readonly worth: number
}

/** What may not be asked: kinds that were refused, and kinds of which no more is to be told. */
export interface NotAsked {
  readonly kinds: readonly ScoredKind[]
  readonly events: readonly string[]
}

/** Half a year: as exactly as people date an event at first. */
const recalled = ageYear / 2
/** Windows of more minutes are looked at in steps: neighbours say the same. */
const [fewMinutes, step] = [180, 5]
/** Chance that the month of an event that is known by its year can be told. */
const refinable = 0.6
/** Days of a month: no answer is expected to be more exact. */
const month = ageYear / 12
/** An event known to a month or better is not asked again. */
const exact = 32

/** Every question that may be asked, the worthiest first. Asking is worth nothing below `leastWorth`. */
export function questions(opened: Case, ledger: readonly LedgerEntry[], closed: NotAsked = { kinds: [], events: [] }): readonly Question[] {
  const { total, dated, standing } = weigh(opened, ledger)
  const { joint } = posteriorOf(opened.prior, total)
  const minutes = lookedAt(opened.minutes.count)
  const weights = weightsAt(joint, minutes)
  const birth = opened.minutes.first + opened.minutes.count / 2880
  const told = Map.groupBy(standing.events, ({ kinds: [first] }) => first?.kind)
  const open = scoredKinds.filter(
    (kind) => !closed.kinds.includes(kind) && (told.get(kind)?.length ?? 0) < btrRules1.mostOfOneKind && !isOnce(kind, told.get(kind)?.length ?? 0),
  )
  const recall = open.map((kind): Question => {
    const { rule, law } = opened.kind(kind)
    const bits = expectedBits(opened, { kind, from: law.from, to: law.to, bin: recalled, minutes, weights, doubt: btrRules1.doubt.sure })
    return { ask: 'recall', kind, bits, worth: bits * rule.happens * law.lived * rule.recall - rule.burden }
  })
  const refine = dated
    .filter(({ id, from, to }) => to - from > exact && !closed.events.includes(id))
    .map((event): Question => {
      const kind = standing.events.find(({ id }) => id === event.id)?.kinds[0]?.kind ?? 'career'
      const bits = expectedBits(opened, {
        kind,
        from: event.from - birth,
        to: event.to - birth,
        bin: Math.max(month, (event.to - event.from) / 12),
        minutes,
        weights,
        doubt: event.doubt,
      })
      return { ask: 'refine', kind, event: event.id, bits, worth: bits * refinable - btrRules1.kinds[kind].burden }
    })
  return [...recall, ...refine].toSorted((a, b) => b.worth - a.worth)
}

/** Below this many bits a question is not worth a person's time. */
export const leastWorth = 0.02

/** Whether the one event of its kind was told already: each parent dies once. */
function isOnce(kind: ScoredKind, told: number): boolean {
  return told > 0 && (kind === 'father_death' || kind === 'mother_death')
}

function lookedAt(count: number): readonly number[] {
  const by = count > fewMinutes ? step : 1
  return Array.from({ length: Math.ceil(count / by) }, (_, k) => Math.min(count - 1, k * by + (by >> 1)))
}

/** Belief at the minutes that are looked at, with strengths, summing to 1. */
function weightsAt(joint: Float64Array, minutes: readonly number[]): Float64Array {
  const weights = new Float64Array(minutes.length * width)
  let sum = 0
  for (const [place, minute] of minutes.entries()) {
    for (let j = 0; j < width; j++) {
      weights[place * width + j] = real(joint, minute * width + j)
      sum += real(joint, minute * width + j)
    }
  }
  return weights.map((weight) => weight / sum)
}

interface Asked {
  readonly kind: ScoredKind
  readonly from: number
  readonly to: number
  readonly bin: number
  readonly minutes: readonly number[]
  readonly weights: Float64Array
  readonly doubt: number
}

/** Entropy of the answer less its expected entropy once the minute is known: what the answer teaches about the minute. */
function expectedBits(opened: Case, { kind, from, to, bin, minutes, weights, doubt }: Asked): number {
  const bins = Math.max(1, Math.ceil((to - from) / bin - 1e-9))
  const overall = new Float64Array(bins)
  let [known, base] = [0, new Float64Array(bins)]
  const { law } = opened.kind(kind)
  for (let k = 0; k < bins; k++) base[k] = shareBefore(law, Math.min(to, from + (k + 1) * bin)) - shareBefore(law, from + k * bin)
  const all = base.reduce((sum, share) => sum + share, 0)
  if (!(all > 0)) return 0
  base = base.map((share) => share / all)
  for (const [place, minute] of minutes.entries()) {
    const rows = answerRows(opened, { kind, minute, from, to, bin, bins })
    let belief = 0
    for (let j = 0; j < width; j++) belief += real(weights, place * width + j)
    if (!(belief > 0)) continue
    for (let k = 0; k < bins; k++) {
      let share = 0
      for (let j = 0; j < width; j++) share += real(weights, place * width + j) * real(rows, k * width + j)
      share = doubt * real(base, k) * belief + (1 - doubt) * share
      overall[k] = real(overall, k) + share
      if (share > 0) known -= share * Math.log2(share / belief)
    }
  }
  let entropy = 0
  for (const share of overall) if (share > 0) entropy -= share * Math.log2(share)
  return Math.max(0, entropy - known)
}

interface Row {
  readonly kind: ScoredKind
  readonly minute: number
  readonly from: number
  readonly to: number
  readonly bin: number
  readonly bins: number
}

/** Chance of each bin of dates for each strength, bins first, summing to 1 over the bins. */
function answerRows(opened: Case, { kind, minute, from, to, bin, bins }: Row): Float64Array {
  const table = opened.kind(kind)
  const walk = { state: table.stateOf(minute), law: table.law, elapsed: real(opened.elapsed, minute) }
  const rows = new Float64Array(bins * width)
  const sums = new Float64Array(width)
  const masses = new Float64Array(massLength)
  for (let k = 0; k < bins; k++) {
    masses.fill(0)
    addMasses(walk, { from: from + k * bin, to: Math.min(to, from + (k + 1) * bin) }, masses)
    for (let j = 0; j < width; j++) {
      const mass = weighted(masses, j, walk.state.most)
      rows[k * width + j] = mass
      sums[j] = real(sums, j) + mass
    }
  }
  for (let k = 0; k < rows.length; k++) rows[k] = real(rows, k) / real(sums, k % width)
  return rows
}
