import { LiuyaoError } from '../src/error.ts'
import { hexagramNames } from './hexagrams.ts'
import type { Language } from './types.ts'

/** Names of a hexagram in one language. `fullName` has the images (天风姤); in English it equals `name`. */
export type HexagramLabel = {
  readonly name: string
  readonly fullName: string
  readonly pinyin: string
  /** U+4DC0 to U+4DFF. */
  readonly symbol: string
}

/** The names of a hexagram by King Wen number. Throws `hexagram-unknown` outside 1 to 64. */
export function hexagramLabel(number: number, language: Language): HexagramLabel {
  const names = hexagramNames[number - 1]
  if (names === undefined) throw new LiuyaoError('hexagram-unknown', `Hexagram number is ${number}; allowed are whole numbers 1 to 64.`)
  const [hans, fullHans, hant, fullHant, pinyin, en] = names
  const symbol = String.fromCodePoint(0x4dbf + number)
  switch (language) {
    case 'zh-Hans':
      return { name: hans, fullName: fullHans, pinyin, symbol }
    case 'zh-Hant':
      return { name: hant, fullName: fullHant, pinyin, symbol }
    case 'en':
      return { name: en, fullName: en, pinyin, symbol }
  }
}
