import { bandOf, chanceCheck, estimate, gateOf, holds, openCase, type CaseSpec, type LedgerEntry, type ScoredKind } from '../../../engines/rectify/src/index.ts'
import { loadEphemeris } from '@hefu/sky/load'
import gold from '../../../engines/rectify/golden/people.json' with { type: 'json' }
import { seeded, shuffled } from './lives.ts'
import type { Row } from './rows.ts'

const ephemeris = await loadEphemeris()
const kinds: Readonly<Record<string, ScoredKind>> = {
  marriage: 'marriage',
  divorce: 'break_up',
  child: 'child',
  career: 'career',
  award: 'award',
  relocation: 'move',
  illness: 'illness',
  injury: 'illness',
  father_death: 'father_death',
  mother_death: 'mother_death',
  education: 'study',
}
const dayMs = 86_400_000

interface Person {
  readonly birth: number
  readonly place: CaseSpec['place']
  readonly events: readonly { readonly kind: ScoredKind; readonly from: string; readonly to: string }[]
}

function peopleOf(): readonly Person[] {
  return gold.people.map(({ birth, events }) => ({
    birth: Date.parse(`${birth.date}T${birth.time}:00Z`) / dayMs - birth.utc_offset_h / 24 + 2_440_587.5,
    place: { latitude: birth.lat, longitude: birth.lon },
    events: events.flatMap(({ kind, date }) => {
      const scored = kinds[kind]
      return scored === undefined ? [] : [{ kind: scored, ...spanOf(date) }]
    }),
  }))
}

/** The days that a date of a year, a month or a day covers. */
function spanOf(date: string): { readonly from: string; readonly to: string } {
  const [year = 0, month, day] = date.split('-').map(Number)
  const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)
  if (day !== undefined && month !== undefined) return { from: iso(Date.UTC(year, month - 1, day)), to: iso(Date.UTC(year, month - 1, day + 1)) }
  if (month !== undefined) return { from: iso(Date.UTC(year, month - 1, 1)), to: iso(Date.UTC(year, month, 1)) }
  return { from: iso(Date.UTC(year, 0, 1)), to: iso(Date.UTC(year + 1, 0, 1)) }
}

const ledgerOf = ({ events }: Pick<Person, 'events'>): readonly LedgerEntry[] =>
  events.map(({ kind, from, to }, k) => ({ entry: 'event', event: { id: `${k}`, kinds: [{ kind, share: 1 }], from, to, certainty: 'sure' } }))

/** 8: public people of the past, the window placed at random about the recorded minute; with their own dates, and with those of another person moved to the same age. For information: nothing is tuned on them. */
export function people(): readonly Row[] {
  const found = peopleOf()
  const random = seeded(8)
  return [30, 120].flatMap((window) => {
    const own = found.map((person) => measured({ person, window, events: person.events }, random))
    const others = shuffled(found, random)
    const lent = found.map((person, k) => measured({ person, window, events: moved(others[k] ?? person, person) }, random))
    return [row(`${window} min, their own dates`, own, undefined), row(`${window} min, dates of another person at the same age`, lent, 0.05)]
  })
}

/** Another person's dates, at the same ages. */
function moved(from: Person, to: Person): Person['events'] {
  const days = to.birth - from.birth
  const shift = (date: string): string => new Date(Date.parse(date) + Math.round(days) * dayMs).toISOString().slice(0, 10)
  return from.events.map((event) => ({ ...event, from: shift(event.from), to: shift(event.to) }))
}

interface Measured {
  readonly percentile: number
  readonly covers: boolean
  readonly opens: boolean
}

function measured(
  { person, window, events }: { readonly person: Person; readonly window: number; readonly events: Person['events'] },
  random: () => number,
): Measured {
  const before = Math.floor(random() * window)
  const spec: CaseSpec = {
    from: person.birth - before / 1440,
    minutes: window,
    place: person.place,
    source: { kind: 'span' },
    until: person.birth + 95 * 365.25,
  }
  const opened = openCase(ephemeris, spec)
  const ledger = ledgerOf({ events })
  const { minutes } = estimate(opened, ledger)
  const { from, to } = opened.minutes.declared
  const truth = minutes[from + before] ?? 0
  const inside = minutes.subarray(from, to)
  const below = inside.filter((belief) => belief < truth).length + 0.5 * inside.filter((belief) => belief === truth).length
  return { percentile: below / window, covers: holds(bandOf(minutes, 0.8), from + before), opens: gateOf(opened, ledger, chanceCheck(opened, ledger, 99)).open }
}

function row(what: string, found: readonly Measured[], most: number | undefined): Row {
  const mean = found.reduce((sum, { percentile }) => sum + percentile, 0) / found.length
  const share = (flag: 'covers' | 'opens'): string => `${found.filter((each) => each[flag]).length} of ${found.length}`
  const opens = found.filter((each) => each.opens).length / found.length
  return {
    row: '8',
    what: `${found.length} people, window ${what}: percentile of the recorded minute (chance 0.50 ± 0.05); 80 % band holds it; gate opens`,
    figure: `${mean.toFixed(3)}; ${share('covers')}; ${share('opens')}`,
    bar: most === undefined ? '' : `gate at most ${100 * most} %`,
    kept: most === undefined ? undefined : opens <= most,
  }
}
