import { scoredKinds, type ScoredKind } from '../rules/btr-rules-1.ts'
import { RectifyError } from './error.ts'
import { dayOf, type IsoDate } from './day.ts'

/** One dated event of a life, as far as the rules can see it. */
export type LifeEvent = {
  readonly id: string
  /** What it is scored as; two kinds where the person's words leave both open, with shares that sum to one. Where one has to stand for both it is the likelier. */
  readonly kinds: readonly { readonly kind: ScoredKind; readonly share: number }[]
  /** First day, and the day after the last: one day, a month, a season, a year or any span. */
  readonly from: IsoDate
  readonly to: IsoDate
  readonly certainty: 'sure' | 'rough'
}

/** An answer to a card of windows of time. */
export type ProbeAnswer =
  | { readonly type: 'none' }
  | { readonly type: 'window'; readonly window: number }
  | { readonly type: 'several' }
  | { readonly type: 'unknown' }
  | { readonly type: 'declined' }

/** A card that asked in which of some windows of time a kind of event fell. */
export type Probe = {
  readonly id: string
  readonly kind: ScoredKind
  /** In calendar order, none over another; a sham is one that all minutes find equally likely, to learn how readily the person says yes. */
  readonly windows: readonly { readonly from: IsoDate; readonly to: IsoDate; readonly sham?: true }[]
  readonly answer: ProbeAnswer
}

/** What was written, in the order in which it was. Nothing is ever taken out: a later entry with the same id replaces an earlier one, a withdrawal ends it. */
export type LedgerEntry =
  | { readonly entry: 'event'; readonly event: LifeEvent }
  | { readonly entry: 'probe'; readonly probe: Probe }
  | { readonly entry: 'withdraw'; readonly id: string }

/** What stands after all entries, in an order that does not depend on theirs. */
export interface Standing {
  readonly events: readonly LifeEvent[]
  readonly probes: readonly Probe[]
}

/** The newest revision of everything that was not withdrawn. Throws `RectifyError` `event-invalid`, `probe-invalid`, or `ledger-invalid` where a withdrawal names nothing. */
export function standingOf(ledger: readonly LedgerEntry[]): Standing {
  const events = new Map<string, LifeEvent>()
  const probes = new Map<string, Probe>()
  for (const entry of ledger) {
    if (entry.entry === 'event') {
      events.set(entry.event.id, checkEvent(entry.event))
      probes.delete(entry.event.id)
    } else if (entry.entry === 'probe') {
      probes.set(entry.probe.id, checkProbe(entry.probe))
      events.delete(entry.probe.id)
    } else if (!events.delete(entry.id) && !probes.delete(entry.id)) {
      throw new RectifyError(
        'ledger-invalid',
        `"${entry.id.slice(0, 60)}" is withdrawn and does not stand; allowed are ${[...events.keys(), ...probes.keys()].join(', ') || 'none yet'}.`,
      )
    }
  }
  return { events: [...events.values()].toSorted(inOrder), probes: [...probes.values()].toSorted(byId) }
}

const certainties: readonly string[] = ['sure', 'rough'] satisfies readonly LifeEvent['certainty'][]
const answers: readonly string[] = ['none', 'window', 'several', 'unknown', 'declined'] satisfies readonly ProbeAnswer['type'][]

function checkEvent(event: LifeEvent): LifeEvent {
  const total = event.kinds.reduce((sum, { share }) => sum + share, 0)
  const known = event.kinds.every(({ kind, share }) => scoredKinds.includes(kind) && share > 0)
  const different = new Set(event.kinds.map(({ kind }) => kind)).size === event.kinds.length
  if (event.kinds.length === 0 || !known || !different || Math.abs(total - 1) > 1e-9)
    throw new RectifyError(
      'event-invalid',
      `Event "${event.id}" has kinds ${JSON.stringify(event.kinds)}; allowed are ${scoredKinds.join(', ')}, each once, with shares that sum to 1.`,
    )
  if (!certainties.includes(event.certainty))
    throw new RectifyError('event-invalid', `Event "${event.id}" is told as ${event.certainty}; allowed are ${certainties.join(', ')}.`)
  for (const date of [event.from, event.to]) dayOf(date, 0)
  if (!(event.from < event.to))
    throw new RectifyError('event-invalid', `Event "${event.id}" lasts from ${event.from} to ${event.to}; allowed is an end after the start.`)
  return { ...event, kinds: event.kinds.toSorted((a, b) => b.share - a.share || compare(a.kind, b.kind)) }
}

function checkProbe(probe: Probe): Probe {
  const { answer, windows } = probe
  if (!scoredKinds.includes(probe.kind))
    throw new RectifyError('probe-invalid', `Probe "${probe.id}" asks for ${probe.kind}; allowed are ${scoredKinds.join(', ')}.`)
  for (const date of windows.flatMap(({ from, to }) => [from, to])) dayOf(date, 0)
  if (windows.length === 0 || windows.some(({ from, to }, k) => !(from < to) || from < (windows[k - 1]?.to ?? from)))
    throw new RectifyError(
      'probe-invalid',
      `Probe "${probe.id}" has windows ${JSON.stringify(windows)}; allowed is at least one, each ending after its start and before the next begins.`,
    )
  if (!answers.includes(answer.type))
    throw new RectifyError('probe-invalid', `Probe "${probe.id}" was answered ${answer.type}; allowed are ${answers.join(', ')}.`)
  if (answer.type === 'window' && windows[answer.window] === undefined)
    throw new RectifyError('probe-invalid', `Probe "${probe.id}" was answered with window ${answer.window}; allowed are 0 to ${windows.length - 1}.`)
  return probe
}

/** Narrow dates first: these are scored where too many of one kind were told. */
function inOrder(a: LifeEvent, b: LifeEvent): number {
  return lengthOf(a) - lengthOf(b) || compare(a.from, b.from) || byId(a, b)
}

/** Days of an event. */
function lengthOf({ from, to }: LifeEvent): number {
  return dayOf(to, 0) - dayOf(from, 0)
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
