import { loadEphemeris } from '@hefu/sky/load'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openCase, type Case } from './case.ts'
import { chanceCheck } from './chance.ts'
import { estimate } from './estimate.ts'
import { explain } from './explain.ts'
import type { LedgerEntry, Probe } from './ledger.ts'
import { questions } from './question.ts'
import { event, spec } from './testing.ts'
import { scoredKinds } from '../rules/btr-rules-1.ts'

const ephemeris = await loadEphemeris()
const opened = openCase(ephemeris, spec)

const life: readonly LedgerEntry[] = [
  event('a', 'marriage', '1987-05-01/1987-06-01'),
  event('b', 'child', '1990-02-11/1990-02-12'),
  event('c', 'career', '1984-01-01/1985-01-01'),
  event('d', 'mother_death', '2009-09-01/2009-12-01'),
]
const sum = (shares: Float64Array): number => shares.reduce((total, share) => total + share, 0)

describe('belief over minutes', () => {
  it('sums to one, before any date and after', () => {
    expect(sum(opened.prior)).toBeCloseTo(1, 12)
    expect(sum(estimate(opened, life).minutes)).toBeCloseTo(1, 12)
  })

  it('is flat over a flat window where nothing was told, and its band is the whole window', () => {
    const { minutes, bands, logBayes } = estimate(opened, [])
    for (let minute = 0; minute < minutes.length; minute++) expect(minutes[minute]).toBeCloseTo(opened.prior[minute] ?? Number.NaN, 14)
    expect(bands.most.pieces).toEqual([opened.minutes.declared])
    expect(logBayes).toBeCloseTo(0, 12)
  })

  it('does not depend on the order in which dates were told', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...life], { minLength: life.length }), (order) => {
        expect(estimate(opened, order).minutes).toEqual(estimate(opened, life).minutes)
      }),
      { numRuns: 10 },
    )
  })

  it('is to the last bit what it was before a date that was withdrawn, and after one that was put right', () => {
    const wrong = event('e', 'move', '1999-01-01/1999-02-01')
    expect(estimate(opened, [...life, wrong, { entry: 'withdraw', id: 'e' }])).toEqual(estimate(opened, life))
    const slip = event('a', 'marriage', '1978-05-01/1978-06-01')
    expect(estimate(opened, [slip, ...life])).toEqual(estimate(opened, life))
  })

  it('counts an event once, however often it is told under its id', () => {
    expect(estimate(opened, [...life, ...life])).toEqual(estimate(opened, life))
  })

  it('weighs at most three of a kind, the narrowest dates, and says which were left out', () => {
    const children = ['1988', '1990', '1992', '1995'].map((year, k) => event(`k${k}`, 'child', `${year}-01-01/${k === 0 ? '1990-01-01' : `${year}-02-01`}`))
    const { events } = estimate(opened, children)
    expect(events.filter(({ weighed }) => !weighed)).toEqual([{ id: 'k0', weighed: false, why: 'enough_of_its_kind' }])
  })

  it('leaves belief alone for an event outside the ages at which its kind is looked for', () => {
    const { minutes, events } = estimate(opened, [event('a', 'marriage', '1965-01-01/1966-01-01')])
    expect(events).toEqual([{ id: 'a', weighed: false, why: 'outside_age_range' }])
    expect(minutes).toEqual(estimate(opened, []).minutes)
  })

  it('lets an event outside the ages of its kind take no place among the three that are weighed', () => {
    const early = ['1963', '1964', '1965'].map((year) => event(year, 'child', `${year}-01-01/${year}-01-02`))
    const { events } = estimate(opened, [...early, event('k', 'child', '1990-02-01/1990-03-01')])
    expect(events.map(({ id, weighed }) => [id, weighed])).toEqual([
      ['1963', false],
      ['1964', false],
      ['1965', false],
      ['k', true],
    ])
    expect(explain(opened, early, 20)).toEqual([])
  })

  it('lets an event of two possible kinds lie between the two', () => {
    const [one, other] = [event('a', 'career', '1990-03-01/1990-04-01'), event('a', 'award', '1990-03-01/1990-04-01')]
    const both: LedgerEntry = {
      entry: 'event',
      event: {
        id: 'a',
        from: '1990-03-01',
        to: '1990-04-01',
        certainty: 'sure',
        kinds: [
          { kind: 'career', share: 0.5 },
          { kind: 'award', share: 0.5 },
        ],
      },
    }
    const at = (entry: LedgerEntry): number => estimate(opened, [entry]).logBayes
    expect(at(both)).toBeGreaterThanOrEqual(Math.min(at(one), at(other)) - 1e-9)
    expect(at(both)).toBeLessThanOrEqual(Math.max(at(one), at(other)) + 1e-9)
  })
})

describe('answers to windows of time', () => {
  const windows: Probe['windows'] = [
    { from: '1985-01-01', to: '1985-09-01' },
    { from: '1988-01-01', to: '1988-09-01' },
    { from: '1993-01-01', to: '1993-09-01', sham: true },
  ]
  const probe = (answer: Probe['answer'], id = 'p'): LedgerEntry => ({ entry: 'probe', probe: { id, kind: 'career', windows, answer } })
  it('teach nothing where the person does not know or would rather not say', () => {
    for (const type of ['unknown', 'declined'] as const) expect(estimate(opened, [...life, probe({ type })]).minutes).toEqual(estimate(opened, life).minutes)
  })

  it('push by a no where a yes would pull', () => {
    const one = (answer: Probe['answer']): Float64Array =>
      estimate(opened, [{ entry: 'probe', probe: { id: 'p', kind: 'marriage', windows: windows.slice(0, 1), answer } }]).minutes
    const [yes, no] = [one({ type: 'window', window: 0 }), one({ type: 'none' })]
    const { from, to } = opened.minutes.declared
    const rise = (shares: Float64Array, k: number): number => Math.sign((shares[k + 1] ?? 0) - (shares[k] ?? 0))
    const moves = Array.from({ length: to - from - 1 }, (_, k) => [rise(yes, from + k), rise(no, from + k)] as const)
    expect(moves.some(([up]) => up !== 0)).toBe(true)
    for (const [up, down] of moves) expect(up + down).toBe(0)
  })

  it('stop where a person said yes to two windows in which nothing could have happened', () => {
    const answers = ['p', 'q'].map((id) => probe({ type: 'window', window: 2 }, id))
    expect(estimate(opened, answers.slice(0, 1)).falseYes).toMatchObject({ shams: 1, yes: 1, stop: false })
    expect(estimate(opened, answers).falseYes).toMatchObject({ shams: 2, yes: 2, rate: 0.4, stop: true })
  })
})

describe('what stands beside an estimate', () => {
  it('is what chance would have given, the same each time for the same case', () => {
    const chance = chanceCheck(opened, life, 40)
    expect(chance).toEqual(chanceCheck(opened, life.toReversed(), 40))
    expect(chance.asNarrow).toBeLessThanOrEqual(40)
    expect(chance.fit).toBeGreaterThan(0)
  })

  it('is of the same width as the band of the estimate, answers to windows with it', () => {
    const probe: Probe = { id: 'p', kind: 'career', windows: [{ from: '1985-01-01', to: '1985-03-01' }], answer: { type: 'window', window: 0 } }
    const told: readonly LedgerEntry[] = [...life, { entry: 'probe', probe }]
    expect(chanceCheck(opened, told, 5).width).toBe(estimate(opened, told).bands.most.width)
    const alone = chanceCheck(opened, [{ entry: 'probe', probe }], 5)
    expect([alone.fit, alone.separation, alone.asNarrow]).toEqual([1, 1, 5])
  })

  it('is why each event fits a minute, beside how often a random date fits as well', () => {
    const rows = explain(opened, life, 20)
    expect(rows.map(({ event: id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
    for (const { lords, met, byChance } of rows) {
      expect(lords.map(({ level }) => level)).toEqual(['maha', 'antar', 'pratyantar'])
      expect(lords.reduce((total, { rules }) => total + rules.length, 0)).toBe(met)
      expect(byChance).toBeGreaterThan(0)
      expect(byChance).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  it('is what to ask next: never a kind that was closed, never a death twice, never an event that is known', () => {
    const asked = questions(opened, life, { kinds: ['illness'], events: ['c'] })
    expect(asked.map(({ kind }) => kind)).not.toContain('illness')
    expect(asked.filter(({ ask }) => ask === 'recall').map(({ kind }) => kind)).not.toContain('mother_death')
    expect(asked.filter(({ ask }) => ask === 'refine').map(({ event: id }) => id)).toEqual(['d'])
    expect(asked.map(({ worth }) => worth)).toEqual(asked.map(({ worth }) => worth).toSorted((a, b) => b - a))
    for (const { bits } of asked) expect(bits).toBeGreaterThanOrEqual(0)
  })
})

describe('what cannot be weighed is refused with its value', () => {
  it.each([
    [{ ...spec, minutes: 0 }, 'window-invalid'],
    [{ ...spec, minutes: 1501 }, 'window-invalid'],
    [{ ...spec, from: Number.NaN }, 'window-invalid'],
    [{ ...spec, until: spec.from }, 'life-invalid'],
    [{ ...spec, until: Number.POSITIVE_INFINITY }, 'life-invalid'],
    [{ ...spec, source: { kind: 'record', minute: 30, rounded: false } }, 'source-invalid'],
    [{ ...spec, source: { kind: 'memory', minute: 3, deviation: 0 } }, 'source-invalid'],
    [{ ...spec, place: { latitude: 91, longitude: 0 } }, 'latitude-invalid'],
  ] as const)('a case %o', (wrong, code) => {
    expect(() => openCase(ephemeris, wrong)).toThrow(expect.objectContaining({ code }))
  })

  it.each([
    [event('a', 'marriage', '1950-01-01/1951-01-01'), 'event-invalid'],
    [event('a', 'marriage', '2090-01-01/2091-01-01'), 'event-invalid'],
    [event('a', 'marriage', '1987-06-01/1987-05-01'), 'event-invalid'],
    [event('a', 'marriage', '1987-02-30/1987-05-01'), 'date-invalid'],
    [event('a', 'marriage', 'in May/in June'), 'date-invalid'],
    [{ entry: 'withdraw', id: 'zzz' }, 'ledger-invalid'],
  ] as const)('an entry %o', (entry, code) => {
    expect(() => estimate(opened, [entry])).toThrow(expect.objectContaining({ code }))
  })
})

it('weighs a case beyond the polar circle, a whole day, and every kind, without a number that is none', () => {
  const day: Case = openCase(ephemeris, { ...spec, minutes: 1440, place: { latitude: 69.6, longitude: 19 } })
  const all = scoredKinds.map((kind, k) => event(kind, kind, `${1985 + k}-03-01/${1985 + k}-04-01`))
  for (const share of estimate(day, all).minutes) expect(share).toBeGreaterThanOrEqual(0)
})
