/** A verdict that no answer may state as certain; the ids are the kinds of the table of examples. */
export type VerdictSort = 'diagnosis' | 'lifespan' | 'pregnancy' | 'lottery' | 'invest' | 'court' | 'third-party'

/** What a stop is about. */
export type Sort = 'self-harm' | VerdictSort

/** Which reading of the message a pattern is written for: `han` (simplified characters) or `latin` (lower-case English words). */
export type Script = 'han' | 'latin'

/** One pattern of a kind. It stops the turn where `pattern` is found, unless the same sentence matches `unless` or the whole message matches `unlessAnywhere`. */
export interface Rule {
  /** Stable name inside its family, used for counting and never shown. */
  readonly id: string
  /** Global expression over one reading; gaps are bounded and never cross the end of a sentence. */
  readonly pattern: RegExp
  /** Excuses a find by the sentence it stands in. */
  readonly unless?: RegExp
  /** Excuses a find by the whole message. */
  readonly unlessAnywhere?: RegExp
  /** True for words that are as often exaggeration as meant: a laughing message excuses them. */
  readonly exaggerates?: boolean
}

/** Rules of one kind in one script. */
export interface Family {
  readonly sort: Sort
  readonly name: string
  readonly script: Script
  readonly rules: readonly Rule[]
}

/** A weak sign. One alone says nothing; signs of different groups close together add up, and enough weight stops the turn. */
export interface Sign {
  readonly group: string
  readonly weight: 1 | 2 | 3
  readonly pattern: RegExp
}

/** Builds a global expression from a template, so that shared word lists can be written once and named. */
export const rx = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp => new RegExp(String.raw({ raw: strings.raw }, ...parts), 'g')

/** Builds a plain expression for yes-or-no tests from a template. */
export const test = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp => new RegExp(String.raw({ raw: strings.raw }, ...parts))
