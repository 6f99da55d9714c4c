import type { Start, VargaRule, VargaTable } from '../../rules/vargas.ts'
import { at, mod } from '../list.ts'
import type { ByPlanet } from '../graha.ts'
import { elementOf, isOdd, lordOf, modeOf, type Sign, signAt, signs } from '../sign.ts'

/** A division unfolded: the sign of part `k` of sign `s` stands at `parts * s + k`. */
export type SignTable = { readonly parts: number; readonly edges: VargaTable['edges']; readonly signs: readonly Sign[] }

/** The day-strong and the night-strong sign of each lord; the lights share theirs. */
const strongSigns: ByPlanet<readonly [Sign, Sign]> = {
  sun: [4, 3],
  moon: [4, 3],
  mars: [7, 0],
  mercury: [5, 2],
  jupiter: [11, 8],
  venus: [6, 1],
  saturn: [10, 9],
}

/** Unfolds the rule of a division into the sign of each of its parts. */
export function signTableOf({ parts, rule, edges }: VargaTable): SignTable {
  return { parts, edges, signs: signs.flatMap((sign) => Array.from({ length: parts }, (_, part) => signOfPart(rule, { sign, part, parts }))) }
}

type Part = { readonly sign: Sign; readonly part: number; readonly parts: number }

function signOfPart(rule: VargaRule, { sign, part, parts }: Part): Sign {
  switch (rule.kind) {
    case 'start': {
      const step = rule.evenBackward === true && !isOdd(sign) ? -1 : rule.step
      return signAt(startSign(at(rule.from, classOf(rule.by, sign)), sign) + step * part)
    }
    case 'continuous':
      return signAt(parts * sign + part)
    case 'listed':
      return at(isOdd(sign) ? rule.odd : rule.even, part)
    case 'rudra': {
      const found = 12 - sign + part
      return signAt(rule.reversed ? 11 - found : found)
    }
    case 'somanatha': {
      const passed = parts * Math.floor(sign / 2) + part
      return signAt(isOdd(sign) ? passed : 11 - passed)
    }
    case 'jagannatha':
      return signAt(movableTrine(sign) + 4 * part)
    case 'kashinatha':
      return at(strongSigns[lordOf(sign)], (part === 0) === isOdd(sign) ? 0 : 1)
  }
}

function startSign(start: Start, sign: Sign): number {
  return 'sign' in start ? start.sign : sign + start.own
}

function classOf(by: 'mode' | 'element' | 'parity', sign: Sign): number {
  if (by === 'parity') return isOdd(sign) ? 0 : 1
  return by === 'mode' ? ['movable', 'fixed', 'dual'].indexOf(modeOf(sign)) : ['fire', 'earth', 'air', 'water'].indexOf(elementOf(sign))
}

/** The movable one of a sign and its two trines. */
function movableTrine(sign: Sign): number {
  return [sign, sign + 4, sign + 8].find((one) => mod(one, 3) === 0) ?? sign
}
