/** An angle or an offset that was read, in degrees (hours), or what is wrong with it. */
export type Angle = { readonly degrees: number } | { readonly wrong: 'number-invalid' | 'minutes-invalid' }

const hemispheres: Readonly<Record<string, number>> = { n: 1, s: -1, e: 1, w: -1, 北: 1, 南: -1, 东: 1, 西: -1, 東: 1 }
const number = /\d+(?:\.\d+)?/gu
const beside = /[nsew北南东東西]/giu

/**
 * Reads an angle as people and files write it: `37n23`, `51N38:00`, `12°59′30″ N`, `东经77.35`, `-77.583`. Between whole degrees and minutes
 * the hemisphere or any mark may stand. South and west are negative; a sign beside a hemisphere is refused.
 */
export function readAngle(text: string): Angle {
  const letters = matches(text, beside)
  const isNegative = /^\s*[-\u2212]/u.test(text)
  const parts = matches(text, number)
  if (!isSound(text, parts) || letters.length > 1 || (isNegative && letters.length > 0)) return { wrong: 'number-invalid' }
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
