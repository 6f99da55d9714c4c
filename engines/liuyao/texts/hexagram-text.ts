/** The languages in which the book is held: the received Chinese text in simplified characters, and our own plain English. */
export const textLanguages = ['zh-Hans', 'en'] as const

/** One language of the book. */
export type TextLanguage = (typeof textLanguages)[number]

/** What the book (周易) says of one hexagram. The hexagram's name is left out unless it belongs to the sentence. */
export interface HexagramText {
  /** The number in the received (King Wen) order, 1 to 64. */
  readonly number: number
  /** The judgement (卦辞). */
  readonly judgement: string
  /** The six line texts (爻辞) from line 1, the bottom, to line 6, the top; without the labels 初九, 六二 and so on. */
  readonly lines: readonly [string, string, string, string, string, string]
  /** The seventh text, for the case that all six lines move: 用九 in hexagram 1, 用六 in hexagram 2, absent in all others. */
  readonly extra?: string
}
