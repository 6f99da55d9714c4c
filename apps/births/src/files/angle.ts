/** An angle or an offset that was read, in degrees (hours), or what is wrong with it. */
export type Angle = { readonly degrees: number } | { readonly wrong: 'number-invalid' | 'minutes-invalid' }

/** What an angle or an offset lies along: a latitude has a north and a south, a longitude and an offset an east and a west. */
export type Axis = 'latitude' | 'longitude'

const sides: Readonly<Record<Axis, RegExp>> = { latitude: /[ns北南]/iu, longitude: /[ew东東西]/iu }
const hemispheres: Readonly<Record<string, number>> = { n: 1, s: -1, e: 1, w: -1, 北: 1, 南: -1, 东: 1, 西: -1, 東: 1 }
const number = /\d+(?:\.\d+)?/gu
const beside = /[nsew北南东東西]/giu

/**
 * Reads an angle as people and files write it: `37n23`, `51N38:00`, `12°59′30″ N`, `东经77.35`, `-77.583`. Between whole degrees and minutes
 * the hemisphere or any mark may stand. South and west are negative; a sign beside a hemisphere is refused,
 * and so is a hemisphere that the axis, where it is told, does not have.
 */
export function readAngle(text: string, axis?: Axis): Angle {
  const letters = matches(text, beside)
  const isNegative = /^[^\d]*[-\u2212]/u.test(text)
  const parts = matches(text, number)
  const isBeside = letters.length === 0 || (letters.length === 1 && !isNegative && letters.every((letter) => axis === undefined || sides[axis].test(letter)))
  if (!isSound(text, parts) || !isBeside) return { wrong: 'number-invalid' }
  const [whole = 0, ...sixtieths] = parts.map(Number)
  if (sixtieths.some((part) => part >= 60)) return { wrong: 'minutes-invalid' }
  const size = sixtieths.reduce((sum, part, at) => sum + part / 60 ** (at + 1), whole)
  const [letter = isNegative ? 's' : 'n'] = letters
  return { degrees: size === 0 ? 0 : size * (hemispheres[letter.toLowerCase()] ?? 1) }
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return text.match(pattern) ?? []
}

/** One to three numbers, only the last with a fraction, and nothing between them that is no mark of an angle. */
function isSound(text: string, parts: readonly string[]): boolean {
  const rest = text
    .replaceAll(number, '')
    .replaceAll(beside, '')
    .replaceAll(/[-\u2212+\s°º:'"′″’”度分秒纬緯经經]/gu, '')
  return parts.length > 0 && parts.length <= 3 && rest === '' && !parts.slice(0, -1).some((part) => part.includes('.'))
}
