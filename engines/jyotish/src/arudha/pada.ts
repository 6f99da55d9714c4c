import { signAt, type Sign } from '../sign.ts'

/**
 * The pada of a sign whose lord stands in another: as far beyond the lord as the lord is from the sign. Falling in the sign itself or in its
 * seventh it moves to the tenth from the pada (BPHS 29.4-5; JS 1.1.30-31). The same from a graha to a sign of its own.
 */
export function padaOf(sign: Sign, lord: Sign): Sign {
  const pada = signAt(2 * lord - sign)
  return (pada - sign) % 6 === 0 ? signAt(pada + 9) : pada
}
