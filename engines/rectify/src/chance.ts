import { dayAtShare, type AgeLaw } from './age.ts'
import { bandOf } from './bands.ts'
import type { Case } from './case.ts'
import { totalOf, weigh, type Weighed } from './estimate.ts'
import type { LedgerEntry } from './ledger.ts'
import { eventRatios, type DatedEvent } from './likelihood.ts'
import { divergence, posteriorOf } from './posterior.ts'
import { canonicalText, randomFrom, seedOf } from './random.ts'

/** What chance alone would have given: the same kinds of events known as exactly, at dates drawn anew from how such events spread over lives. Answers to windows stay as they were given. */
export interface Chance {
  /** Shuffled lives, and how many of them narrowed the minutes at least as much. */
  readonly lives: number
  readonly asNarrow: number
  /** Width in minutes of the band of four fifths: here, and the median of shuffled lives. */
  readonly width: number
  readonly medianWidth: number
  /** Shares of shuffled lives (the real one counted among them) in which some minute fits at least as well, and in which dates tell the minutes apart at least as well. */
  readonly fit: number
  readonly separation: number
}

/** How many shuffled lives are drawn while a person waits, and before a result may be kept. */
export const lives = { interactive: 200, result: 1000 } as const

interface Measured {
  readonly fit: number
  readonly separation: number
  readonly width: number
}

/** Draws shuffled lives from a seed that the case and the ledger fix, so that the same case always gives the same answer. */
export function chanceCheck(opened: Case, ledger: readonly LedgerEntry[], count: number = lives.interactive): Chance {
  const weighed = weigh(opened, ledger)
  const random = randomFrom(seedOf(canonicalText([opened.spec, weighed.standing])))
  const real = measured(opened, weighed.total)
  const drawn = Array.from({ length: count }, () => measured(opened, totalOf(shuffled(opened, weighed, random), weighed.answers)))
  const among = (as: (life: Measured) => boolean): number => (drawn.filter(as).length + 1) / (count + 1)
  const widths = drawn.map((life) => life.width).toSorted((a, b) => a - b)
  return {
    lives: count,
    asNarrow: drawn.filter((life) => life.width <= real.width).length,
    width: real.width,
    medianWidth: widths[Math.floor(count / 2)] ?? real.width,
    fit: among((life) => life.fit >= real.fit - 1e-12),
    separation: among((life) => life.separation >= real.separation - 1e-12),
  }
}

function measured({ prior }: Case, total: Float64Array): Measured {
  const rules = posteriorOf(prior, total, 'some_strength')
  const all = posteriorOf(prior, total)
  return { fit: rules.logBayes, separation: divergence(rules.minutes, prior), width: bandOf(all.minutes, 0.8).width }
}

function shuffled(opened: Case, { dated }: Weighed, random: () => number): readonly Float64Array[] {
  return dated.map((event) => eventRatios(opened, redrawn(opened, event, random)))
}

/** The event at another date of the age law of its kind, known as exactly as before; the span falls anywhere about the date. */
function redrawn({ minutes }: Case, event: DatedEvent, random: () => number): DatedEvent {
  const length = event.to - event.from
  const law = lawOf(event, random())
  const day = minutes.first + minutes.count / 2880 + dayAtShare(law, random())
  const from = day - random() * length
  return { ...event, from, to: from + length }
}

function lawOf({ kinds }: DatedEvent, at: number): AgeLaw {
  let passed = 0
  for (const { table, share } of kinds) {
    passed += share
    if (at < passed) return table.law
  }
  return kinds.at(-1)?.table.law ?? { from: 0, to: 0, lived: 0, before: new Float64Array(1) }
}

/** The bars of the two-part check: neither may be reached by more than one shuffled life in twenty. */
export const chanceBar = 0.05

/** Whether both parts are passed. */
export function beatsChance({ fit, separation }: Pick<Chance, 'fit' | 'separation'>): boolean {
  return fit <= chanceBar && separation <= chanceBar
}
