import { expect, it } from 'vitest'
import { standingOf, type LedgerEntry, type LifeEvent, type Probe } from './ledger.ts'

const told: LifeEvent = { id: 'a', kinds: [{ kind: 'career', share: 1 }], from: '1990-01-01', to: '1991-01-01', certainty: 'sure' }
const card: Probe = { id: 'p', kind: 'career', windows: [{ from: '1985-01-01', to: '1985-09-01' }], answer: { type: 'none' } }
const event = (more: object): LedgerEntry => ({ entry: 'event', event: { ...told, ...more } })
const probe = (more: object): LedgerEntry => ({ entry: 'probe', probe: { ...card, ...more } })

it('puts the likelier of two kinds first, however they were told', () => {
  const kinds = [
    { kind: 'award', share: 0.3 },
    { kind: 'career', share: 0.7 },
  ] as const
  const standing = standingOf([event({ kinds })])
  expect(standing.events[0]?.kinds.map(({ kind }) => kind)).toEqual(['career', 'award'])
  expect(standingOf([event({ kinds: kinds.toReversed() })])).toEqual(standing)
})

it('lets a later entry replace an earlier one of its id, whatever either is', () => {
  expect(standingOf([event({ id: 'x' }), probe({ id: 'x' })])).toMatchObject({ events: [], probes: [{ id: 'x' }] })
  expect(standingOf([probe({ id: 'x' }), event({ id: 'x' })])).toMatchObject({ events: [{ id: 'x' }], probes: [] })
  expect(standingOf([event({ id: 'x' }), probe({ id: 'x' }), { entry: 'withdraw', id: 'x' }])).toEqual({ events: [], probes: [] })
})

it.each([
  ['an event of one kind twice', event({ kinds: [0, 1].map(() => ({ kind: 'career', share: 0.5 })) }), 'event-invalid'],
  ['an event of shares that do not sum to one', event({ kinds: [{ kind: 'career', share: 0.5 }] }), 'event-invalid'],
  ['an event of a kind that no rule knows', event({ kinds: [{ kind: 'lottery', share: 1 }] }), 'event-invalid'],
  ['an event of no known certainty', event({ certainty: 'maybe' }), 'event-invalid'],
  ['a card of no windows', probe({ windows: [] }), 'probe-invalid'],
  [
    'windows that lie over one another',
    probe({
      windows: [
        { from: '1985-01-01', to: '1985-09-01' },
        { from: '1985-08-01', to: '1986-01-01' },
      ],
    }),
    'probe-invalid',
  ],
  ['an answer of no known type', probe({ answer: { type: 'perhaps' } }), 'probe-invalid'],
  ['an answer with a window that is not on the card', probe({ answer: { type: 'window', window: 1 } }), 'probe-invalid'],
] as const)('refuses %s', (...[, entry, code]) => {
  expect(() => standingOf([entry])).toThrow(expect.objectContaining({ code }))
})
