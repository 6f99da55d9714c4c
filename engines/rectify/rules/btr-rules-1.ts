import type { Graha, House, VargaName } from '@hefu/jyotish'

/** What an event is scored as. */
export const scoredKinds = ['marriage', 'break_up', 'child', 'career', 'award', 'move', 'study', 'illness', 'father_death', 'mother_death'] as const

/** One row of the rules. */
export type ScoredKind = (typeof scoredKinds)[number]

/** How a kind of event is looked for, and how it is spread over a life where nothing is known of the chart. */
export interface KindRule {
  /** Houses of the matter, counted from the lagna and from the lagna of the varga. */
  readonly houses: readonly House[]
  readonly varga: VargaName
  readonly karakas: readonly Graha[]
  /** Age in years at the event: a normal law cut to a range. */
  readonly age: { readonly mean: number; readonly deviation: number; readonly from: number; readonly to: number }
  /** Share of lives that hold such an event at all, and how many a whole life holds; only what is asked, and answers to windows of time, depend on them. */
  readonly happens: number
  readonly perLife: number
  /** Chance that a person can name the date of one when asked, and how unwelcome the question is, in bits. */
  readonly recall: number
  readonly burden: number
}

/** The rules that one lord of a period may meet; every one counts one. Their order is that of the bits in a mask. */
export const unitRules = ['owns', 'occupies', 'aspects', 'karaka', 'owns_in_varga', 'occupies_in_varga'] as const

/** One of `unitRules`. */
export type UnitRule = (typeof unitRules)[number]

/**
 * The rule set by which dates are compared with minutes. Houses, vargas and karakas are the tradition's common ones (BPHS 11, 32 and 7); the
 * ages are wide on purpose. A change of any number here is a new version.
 *
 * Worked example: Libra rises, Mars stands in Aries. For a marriage (house 7 is Aries, karaka Venus) a period of Mars meets `owns` and
 * `occupies`; one of Saturn in Capricorn, whose tenth sign from itself is Libra and whose third is Pisces, meets none of the first three.
 */
export const btrRules1 = {
  version: 'btr-rules-1',
  kinds: {
    marriage: {
      houses: [7],
      varga: 'D9',
      karakas: ['venus'],
      age: { mean: 27, deviation: 7, from: 16, to: 70 },
      happens: 0.8,
      perLife: 1.2,
      recall: 0.95,
      burden: 0,
    },
    break_up: {
      houses: [6, 8],
      varga: 'D9',
      karakas: ['mars', 'saturn'],
      age: { mean: 38, deviation: 9, from: 20, to: 75 },
      happens: 0.3,
      perLife: 0.6,
      recall: 0.7,
      burden: 0.01,
    },
    child: {
      houses: [5],
      varga: 'D7',
      karakas: ['jupiter'],
      age: { mean: 31, deviation: 7, from: 17, to: 55 },
      happens: 0.7,
      perLife: 2,
      recall: 0.97,
      burden: 0,
    },
    career: {
      houses: [10],
      varga: 'D10',
      karakas: ['sun', 'saturn'],
      age: { mean: 34, deviation: 12, from: 18, to: 75 },
      happens: 1,
      perLife: 10,
      recall: 0.8,
      burden: 0,
    },
    award: {
      houses: [10, 11],
      varga: 'D10',
      karakas: ['sun', 'jupiter'],
      age: { mean: 42, deviation: 14, from: 18, to: 85 },
      happens: 0.5,
      perLife: 2,
      recall: 0.5,
      burden: 0,
    },
    move: {
      houses: [4, 12],
      varga: 'D4',
      karakas: ['rahu', 'moon'],
      age: { mean: 30, deviation: 13, from: 5, to: 80 },
      happens: 0.9,
      perLife: 8,
      recall: 0.7,
      burden: 0,
    },
    study: {
      houses: [4, 5],
      varga: 'D24',
      karakas: ['mercury', 'jupiter'],
      age: { mean: 21, deviation: 4, from: 10, to: 40 },
      happens: 0.9,
      perLife: 4,
      recall: 0.9,
      burden: 0,
    },
    illness: {
      houses: [6, 8],
      varga: 'D30',
      karakas: ['saturn', 'mars'],
      age: { mean: 48, deviation: 18, from: 5, to: 90 },
      happens: 0.6,
      perLife: 4,
      recall: 0.5,
      burden: 0.02,
    },
    father_death: {
      houses: [9],
      varga: 'D12',
      karakas: ['sun'],
      age: { mean: 40, deviation: 15, from: 1, to: 80 },
      happens: 0.5,
      perLife: 1,
      recall: 0.9,
      burden: 0.02,
    },
    mother_death: {
      houses: [4],
      varga: 'D12',
      karakas: ['moon'],
      age: { mean: 46, deviation: 16, from: 1, to: 85 },
      happens: 0.4,
      perLife: 1,
      recall: 0.9,
      burden: 0.02,
    },
  } satisfies Readonly<Record<ScoredKind, KindRule>>,
  /** How strongly dates follow the rules: none at all, and three strengths; and how likely each was held before any date was heard. */
  strengths: [0, 0.25, 0.5, 0.8],
  strengthPrior: [0.5, 0.2, 0.2, 0.1],
  /** Chance that a date is wrong or of another kind, by how sure the person is. */
  doubt: { sure: 0.1, rough: 0.3 },
  /** No more events of one kind are scored: those of one marriage are not independent. */
  mostOfOneKind: 3,
  /** Share of belief put on minutes outside the declared window, and how many on either side. */
  outside: { share: 0.05, minutes: 10 },
  /** Chance of a yes to a window in which nothing happened: a Beta law that sham windows teach. */
  falseYes: { yes: 2, no: 6 },
} as const
