import { turned } from '../list.ts'
import type { Settings } from '../settings.ts'
import { isOdd, placeOf, type Sign, signAt } from '../sign.ts'

/** Lagna and hora lagna, sidereal degrees [0, 360). */
export type VarnadaGround = { readonly lagna: number; readonly hora: number }

/**
 * The sign of Varnada (BPHS 5.10-13). Lagna and hora lagna are each counted from Aries if odd, back from Pisces if even; two of one kind
 * are added, else the lesser is taken from the greater; the result is counted from Aries, or back from Pisces. What the readings differ in:
 * `santhanam` (with G. C. Sharma) counts whole signs and goes by the parity of the counts; `raman` counts whole signs, but one kind means
 * the parity of the two signs, and the lagna's says which way to count the result; `rath` is as Raman with degrees instead of counts;
 * `jha` (with R. C. Pandey) takes degrees, and the parity of the sign that the result falls in.
 */
export function varnadaSign({ lagna, hora }: VarnadaGround, { varnada }: Pick<Settings, 'varnada'>): Sign {
  const signs = [placeOf(lagna).sign, placeOf(hora).sign] as const
  if (varnada === 'rath' || varnada === 'jha') return byDegrees([lagna, hora], signs, varnada)
  const counts = [countOf(signs[0]), countOf(signs[1])] as const
  const alike = varnada === 'santhanam' ? counts[0] % 2 === counts[1] % 2 : isOdd(signs[0]) === isOdd(signs[1])
  const count = alike ? counts[0] + counts[1] : Math.abs(counts[0] - counts[1])
  const forward = varnada === 'santhanam' ? count % 2 === 1 : isOdd(signs[0])
  return signAt(forward ? count - 1 : -count)
}

/** Signs from Aries to an odd sign, or back from Pisces to an even one, both ends counted: 1 to 12. */
function countOf(sign: Sign): number {
  return isOdd(sign) ? sign + 1 : 12 - sign
}

function byDegrees(longitudes: readonly [number, number], signs: readonly [Sign, Sign], reading: 'rath' | 'jha'): Sign {
  const measured = ([0, 1] as const).map((which) => (isOdd(signs[which]) ? longitudes[which] : 360 - longitudes[which]))
  const [one = 0, other = 0] = measured
  const sum = turned(isOdd(signs[0]) === isOdd(signs[1]) ? one + other : Math.abs(one - other))
  const forward = reading === 'rath' ? isOdd(signs[0]) : isOdd(placeOf(sum).sign)
  return placeOf(forward ? sum : 360 - sum).sign
}
