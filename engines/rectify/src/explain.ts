import { grahas, type Graha } from '@hefu/jyotish'
import { unitRules, type UnitRule } from '../rules/btr-rules-1.ts'
import { real, small } from './at.ts'
import type { Case } from './case.ts'
import { RectifyError } from './error.ts'
import { weigh } from './estimate.ts'
import type { LedgerEntry } from './ledger.ts'
import { addMasses, massLength } from './masses.ts'
import { periodAt } from './schedule.ts'

/** One lord of the periods that run at an event, and the rules that it meets. */
export interface LordOfEvent {
  readonly level: 'maha' | 'antar' | 'pratyantar'
  readonly graha: Graha
  readonly rules: readonly UnitRule[]
}

/** Why one event fits a minute or not: always beside how often a random date fits as well. */
export interface Explained {
  readonly event: string
  readonly lords: readonly LordOfEvent[]
  /** Rules met in the middle of the event's span. */
  readonly met: number
  /** Share of random dates of such an event at which the lords meet at least as many. */
  readonly byChance: number
}

const levelNames = ['maha', 'antar', 'pratyantar'] as const

/** What the rules say of each weighed event at one minute, counted from the first of the case. Throws `RectifyError` `minute-invalid`. */
export function explain(opened: Case, ledger: readonly LedgerEntry[], minute: number): readonly Explained[] {
  const { count, first } = opened.minutes
  if (!Number.isInteger(minute) || minute < 0 || minute >= count)
    throw new RectifyError('minute-invalid', `The minute is number ${minute}; allowed are 0 to ${count - 1}.`)
  const elapsed = real(opened.elapsed, minute)
  return weigh(opened, ledger).dated.flatMap(({ id, kinds: [kind], from, to }) => {
    if (kind === undefined) return []
    const { table } = kind
    const state = table.stateOf(minute)
    const period = periodAt(state.schedule, (from + to) / 2 - (first + minute / 1440) + elapsed)
    const lords = levelNames.map((level, place): LordOfEvent => {
      const graha = small(state.schedule.lords[place] ?? new Uint8Array(0), period)
      const mask = small(state.met, graha)
      return { level, graha: grahas[graha] ?? 'sun', rules: unitRules.filter((_, bit) => (mask & (1 << bit)) !== 0) }
    })
    const met = small(state.activation, period)
    const masses = new Float64Array(massLength)
    addMasses({ state, law: table.law, elapsed }, table.law, masses)
    return [{ event: id, lords, met, byChance: masses.reduce((sum, mass, rules) => (rules >= met ? sum + mass : sum), 0) }]
  })
}
