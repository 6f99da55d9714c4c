import type { Category, Direction } from '@hefu/liuyao'

/** What the rule-based voice says of one kind of question. `{who}` and `{whose}` stand for the person asked about. */
export type Matter = {
  /** The matter as it stands inside a sentence, and as a keyword. */
  readonly name: string
  /** The answer to the question, by direction. */
  readonly verdict: Readonly<Record<Direction, string>>
  /** What to do, and what to watch, by direction. */
  readonly advice: Readonly<Record<Direction, readonly [string, string]>>
}

/** One entry for every kind of question. */
export type Matters = Readonly<Record<Category, Matter>>
