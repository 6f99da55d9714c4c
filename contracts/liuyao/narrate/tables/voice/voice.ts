import type { AskedFor, SignLevel } from '@hefu/liuyao'
import type { Matters } from '../matters/matters.ts'

/** What a follow-up may ask about. */
export type Topic = 'when' | 'who' | 'why' | 'do' | 'line' | 'outcome'

/** The domains in which a reading must send the reader to someone competent. */
export type Caution = 'health' | 'birth' | 'law' | 'money' | 'safety' | 'plain'

/** All fixed words of the rule-based voice in one language. */
export type Voice = {
  readonly matters: Matters
  /** How clearly the sign speaks. */
  readonly sense: Readonly<Record<SignLevel, string>>
  readonly who: Readonly<Record<AskedFor, string>>
  readonly whose: Readonly<Record<AskedFor, string>>
  /** The sign and the answer in one sentence. */
  readonly verdict: (level: string, answer: string) => string
  /** The matter and how clearly the sign speaks of it. */
  readonly about: (name: string, sense: string) => string
  /** How many rules speak each way. */
  readonly balance: (count: { readonly for: number; readonly against: number }) => string
  /** The first reason on the other side. */
  readonly contrary: (reason: string) => string
  readonly nothingFor: string
  readonly nothingAgainst: string
  /** Opens the sentence of the first, second and third window. */
  readonly windows: readonly [(sentence: string) => string, (sentence: string) => string, (sentence: string) => string]
  readonly noWindow: string
  readonly hedge: string
  readonly caution: Readonly<Record<Caution, string>>
  /** Opens a follow-up's answer. */
  readonly lead: Readonly<Record<Topic, string>>
  /** Closes a follow-up's answer; the sign stands. */
  readonly close: Readonly<Record<Topic, (level: string) => string>>
  /** Words by which a follow-up shows what it asks about. */
  readonly asks: Readonly<Record<Exclude<Topic, 'line' | 'outcome'>, readonly string[]>>
  /** Said when the record holds nothing on a topic. */
  readonly silent: string
}
