/** Letters that no decomposition makes plain, and what people type for them. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'n',
  ə: 'e',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
}
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')

/** Marks of Latin, Greek and Cyrillic letters, vowel points of Hebrew and Arabic, the dot below Indian letters, joiners. Vowel signs of Indian scripts stay: they are spelling. */
const marks = /[\u{300}-\u{36f}]|[\u{591}-\u{5c7}]|\u{640}|[\u{64b}-\u{655}]|\u{670}|\u{93c}|\u{9bc}|\u{a3c}|\u{200c}|\u{200d}|\u{feff}/gu
const quotes = /['’‘ʼʻʿʾ`´"“”.]/gu
const gaps = /[\s\u00a0\u2010-\u2015_/(),・-]+/gu
const katakana = /[\u30a1-\u30f6]/gu

/**
 * A name as it is compared: small letters without diacritics, apostrophes and full stops, hyphens as spaces, katakana as hiragana.
 * `\n` and `|` stay, so that a whole table folds at once.
 */
export function fold(text: string): string {
  const lines = text.split('\n')
  return lines.map((line) => (isAscii(line) ? foldAscii(line) : foldFully(line))).join('\n')
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/u.test(text)
}

function foldAscii(text: string): string {
  return text.toLowerCase().replaceAll(quotes, '').replaceAll(gaps, ' ').trim()
}

function foldFully(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(special, (letter) => plain[letter] ?? letter)
  return foldAscii(bare)
    .normalize('NFC')
    .replaceAll(katakana, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60))
}
