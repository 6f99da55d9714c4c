import type { Language } from '@hefu/liuyao/labels'
import type { CliErrorCode } from '../error.ts'

/** What may go wrong between us and a provider, as far as the reader can do something about it. */
export const providerTroubles = ['key_refused', 'rate_limited', 'provider_500', 'not_an_api', 'unreachable', 'other'] as const

/** One trouble with a provider. */
export type ProviderTrouble = (typeof providerTroubles)[number]

/** Why another attempt is made: the last one was cut off by a crash, did not come whole from the provider, or broke the contract. */
export type Retried = 'cut' | 'partial' | 'broken'

/** Flags and commands that the help explains, by their long name. */
export type HelpWord =
  | 'program'
  | 'ask'
  | 'liuyao'
  | 'verify'
  | 'files'
  | 'question'
  | 'help'
  | 'version'
  | 'lang'
  | 'json'
  | 'data'
  | 'follow-up'
  | 'again'
  | 'method'
  | 'lines'
  | 'coins'
  | 'backs'
  | 'codes'
  | 'base'
  | 'changed'
  | 'numbers'
  | 'digits'
  | 'add-hour'
  | 'yarrow'
  | 'bytes'
  | 'month'
  | 'day'
  | 'year'
  | 'hour'
  | 'at'
  | 'zone'
  | 'fold'
  | 'longitude'
  | 'clock'
  | 'day-change'
  | 'preset'
  | 'option'
  | 'category'
  | 'relation'
  | 'sex'
  | 'subject'
  | 'duration'
  | 'provider'

/** Headings of the help. */
export type HelpTitle = 'Usage:' | 'Arguments:' | 'Options:' | 'Commands:'

/** Every word that the program prints itself, in one language; words of the plate come from the engine's labels. */
export interface Messages {
  readonly language: Language
  readonly help: Readonly<Record<HelpWord, string>>
  readonly titles: Readonly<Record<HelpTitle, string>>
  readonly error: Readonly<Record<CliErrorCode, string>>
  readonly about: {
    readonly value: (field: string, value: string) => string
    readonly missing: (field: string) => string
    readonly allowed: (values: readonly string[]) => string
    readonly joint: string
    readonly brackets: readonly [string, string]
    readonly internal: string
  }
  readonly verify: {
    readonly count: (sum: { readonly passed: number; readonly failed: number }) => string
    readonly skipped: string
    readonly expected: string
    readonly actual: string
  }
  readonly judgement: {
    readonly title: string
    readonly cite: (book: string, place: string) => string
    readonly inFavour: string
    readonly against: string
    readonly remarks: string
    readonly windows: string
    readonly reflection: string
    readonly hash: string
  }
  readonly ask: {
    readonly question: string
    readonly category: string
    readonly relation: string
    readonly sex: string
    readonly number: (count: number) => string
    readonly sexes: Readonly<Record<'female' | 'male', string>>
    readonly toss: string
    readonly tossLine: (line: string) => string
    readonly tossDone: string
    readonly undone: (line: string) => string
    readonly nothingToUndo: string
    readonly tossRest: string
    readonly opening: string
    readonly resumed: (question: string) => string
    /** A turn that was left half-way and was begun with another provider than the one that is set. */
    readonly ended: (left: { readonly question: string; readonly model: string }) => string
    readonly offerAgain: (model: string) => string
    readonly howAgain: (turn: string) => string
    readonly read: string
    readonly again: (time: string) => string
    readonly sent: (where: { readonly address: string }) => string
    readonly derived: string
    readonly attempt: string
    readonly retried: (n: number, why: Retried) => string
    readonly cancelling: string
    readonly cancelled: string
    readonly failed: string
    readonly followUp: string
    readonly end: string
  }
  readonly reading: {
    readonly title: string
    readonly conclusion: string
    readonly answer: string
    readonly focus: string
    readonly advice: string
    readonly keywords: string
    readonly windows: string
    readonly notes: string
    readonly computed: string
    readonly generated: string
    readonly receipt: (receipt: { readonly model: string; readonly attempts: number; readonly charge: number; readonly turn: string }) => string
  }
  readonly provider: Readonly<Record<ProviderTrouble, (where: { readonly model: string; readonly address: string }) => string>>
  readonly notCharged: string
}
