import { readFileSync } from 'node:fs'

/** Names in one language by GeoNames number, from message catalogues of Debian's libgeonames-common; a later catalogue overrides an earlier one. */
export function readLocalNames(locales: readonly string[], letter: RegExp): ReadonlyMap<number, string> {
  const messages = locales.flatMap((locale) => messagesOf(readFileSync(`/usr/share/locale/${locale}/LC_MESSAGES/geonames.mo`)))
  return new Map(messages.filter(([id, text]) => id > 0 && letter.test(text) && !text.includes('|')))
}

/** The messages of a compiled gettext catalogue whose keys are numbers. */
function messagesOf(bytes: Buffer): readonly (readonly [number, string])[] {
  const [count, keys, values] = [8, 12, 16].map((place) => bytes.readUInt32LE(place))
  const textAt = (table: number, index: number): string => {
    const [length, start] = [bytes.readUInt32LE(table + index * 8), bytes.readUInt32LE(table + index * 8 + 4)]
    return bytes.toString('utf8', start, start + length)
  }
  return Array.from({ length: count ?? 0 }, (_, index): readonly [number, string] => [Number(textAt(keys ?? 0, index)), textAt(values ?? 0, index)])
}
