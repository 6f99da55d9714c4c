import type { CaseSpec } from './case-spec.ts'
import type { LedgerEntry } from './ledger.ts'
import type { ScoredKind } from '../rules/btr-rules-1.ts'

/** An invented birth: 12 March 1961, 04:45 to 05:15 at 82.5 degrees east, in India. */
export const spec: CaseSpec = { from: 2_437_370.46875, minutes: 30, place: { latitude: 25.3, longitude: 83 }, source: { kind: 'span' }, until: 2_461_000.5 }

/** An event of one kind, from one day to another: `1987-05-01/1987-06-01`. */
export function event(id: string, kind: ScoredKind, span: string): LedgerEntry {
  const [from = '', to = ''] = span.split('/')
  return { entry: 'event', event: { id, kinds: [{ kind, share: 1 }], from, to, certainty: 'sure' } }
}
