export { textLanguages, type HexagramText, type TextLanguage } from './hexagram-text.ts'
export { hexagramText, hexagramTexts, lineText } from './lookup.ts'
export { passages } from './passages.ts'
