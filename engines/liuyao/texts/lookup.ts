import { LiuyaoError } from '../src/error.ts'
import { at } from '../src/list.ts'
import type { Position } from '../src/terms.ts'
import { english01To16 } from './english/01-16.ts'
import { english17To32 } from './english/17-32.ts'
import { english33To48 } from './english/33-48.ts'
import { english49To64 } from './english/49-64.ts'
import { textLanguages, type HexagramText, type TextLanguage } from './hexagram-text.ts'
import { zhouyi01To16 } from './zhouyi/01-16.ts'
import { zhouyi17To32 } from './zhouyi/17-32.ts'
import { zhouyi33To48 } from './zhouyi/33-48.ts'
import { zhouyi49To64 } from './zhouyi/49-64.ts'

const books: ReadonlyMap<string, readonly HexagramText[]> = new Map<TextLanguage, readonly HexagramText[]>([
  ['zh-Hans', [...zhouyi01To16, ...zhouyi17To32, ...zhouyi33To48, ...zhouyi49To64]],
  ['en', [...english01To16, ...english17To32, ...english33To48, ...english49To64]],
])

/**
 * All 64 texts of one language in the received order. Source: 周易, received text; the English was made for this project.
 * Throws `LiuyaoError` with code `language-unknown`.
 */
export function hexagramTexts(language: TextLanguage): readonly HexagramText[] {
  const book = books.get(language)
  if (book === undefined) {
    throw new LiuyaoError('language-unknown', `Texts in language ${JSON.stringify(language)} are not held; allowed: ${textLanguages.join(', ')}.`)
  }
  return book
}

/**
 * The text of the hexagram with this number (1 to 64, King Wen order): judgement, six lines, and the extra text of hexagrams 1 and 2.
 * Throws `LiuyaoError` with code `hexagram-unknown` or `language-unknown`.
 */
export function hexagramText(number: number, language: TextLanguage): HexagramText {
  const text = hexagramTexts(language)[number - 1]
  if (text === undefined) throw new LiuyaoError('hexagram-unknown', `There is no hexagram ${number}; allowed: whole numbers 1 to 64.`)
  return text
}

/**
 * The text (爻辞) of one line, by the hexagram's number (1 to 64) and the line's place (1 bottom, 6 top).
 * Throws `LiuyaoError` with code `hexagram-unknown`, `language-unknown` or, for a place outside 1 to 6, `table`.
 */
export function lineText(number: number, position: Position, language: TextLanguage): string {
  return at(hexagramText(number, language).lines, position - 1)
}
