import { bandOf, overlap } from './bands.ts'
import type { Case } from './case.ts'
import { beatsChance, type Chance } from './chance.ts'
import { weigh } from './estimate.ts'
import type { LedgerEntry } from './ledger.ts'
import { addRatios } from './likelihood.ts'
import { posteriorOf } from './posterior.ts'

/** Why a narrowed range may not be offered. */
export type Closed = 'no_better_than_chance' | 'too_few_events' | 'too_few_kinds' | 'hangs_on_one_event' | 'at_the_edge' | 'still_wide'

/** Whether a narrowed range may be offered for saving, and if not why. */
export interface Gate {
  readonly open: boolean
  readonly closed: readonly Closed[]
  /** The smallest share of the band that stays in it when one event is left out; 1 where the band only grows without it. */
  readonly overlap: number
}

const bars = { events: 4, kinds: 3, overlap: 0.8, width: 0.5 }

/** The whole gate: the shuffled lives, enough events of enough kinds, a band that no single event holds in its place, away from the edge, and really narrower. */
export function gateOf(opened: Case, ledger: readonly LedgerEntry[], chance: Chance): Gate {
  const { dated, ratios, total, standing } = weigh(opened, ledger)
  const band = bandOf(posteriorOf(opened.prior, total).minutes, 0.8)
  const without = ratios.map((left) => {
    const rest = new Float64Array(total)
    addRatios(
      rest,
      left.map((ratio) => -ratio),
    )
    return overlap(band, bandOf(posteriorOf(opened.prior, rest).minutes, 0.8))
  })
  const kinds = new Set(standing.events.filter(({ id }) => dated.some((event) => event.id === id)).map(({ kinds: [first] }) => first?.kind))
  const { from, to } = opened.minutes.declared
  const least = Math.min(1, ...without)
  const faults: readonly (readonly [Closed, boolean])[] = [
    ['no_better_than_chance', !beatsChance(chance)],
    ['too_few_events', dated.length < bars.events],
    ['too_few_kinds', kinds.size < bars.kinds],
    ['hangs_on_one_event', least < bars.overlap],
    ['at_the_edge', band.pieces.some((piece) => piece.from <= from || piece.to >= to)],
    ['still_wide', band.width > bars.width * (to - from)],
  ]
  const closed = faults.flatMap(([why, holds]) => (holds ? [why] : []))
  return { open: closed.length === 0, closed, overlap: least }
}
