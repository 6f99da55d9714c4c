import { grahas, isPlanet, lordOf, signAt, signsAspectedBy, type Graha, type Sign } from '@hefu/jyotish'
import type { KindRule } from '../rules/btr-rules-1.ts'
import { small } from './at.ts'
import { place } from './minutes.ts'

/** Aspects as this rule set takes them: the nodes, too, aspect the seventh. */
const aspects = { nodeAspects: '7' } as const

/** Signs of one minute: of the birth chart and of the varga of a kind, `pointCount` each, lagna last. */
export interface Signs {
  readonly birth: Uint8Array
  readonly varga: Uint8Array
}

/** Which unit rules each graha meets as the lord of a period for a kind: a mask for each place in `grahas`, bits in the order of `unitRules`. The nodes act for the lord of their sign. */
export function rulesMet(rule: KindRule, { birth, varga }: Signs): Uint8Array {
  const matter = rule.houses.map((house) => signAt(small(birth, place.lagna) + house - 1))
  const inVarga = rule.houses.map((house) => signAt(small(varga, place.lagna) + house - 1))
  return Uint8Array.from(grahas, (graha, index) => {
    const [sign, part] = [signAt(small(birth, index)), signAt(small(varga, index))]
    const met = [
      owns(graha, { sign, matter }),
      matter.includes(sign),
      signsAspectedBy(graha, sign, aspects).some((each) => matter.includes(each)),
      rule.karakas.includes(graha),
      owns(graha, { sign: part, matter: inVarga }),
      inVarga.includes(part),
    ]
    return met.reduce((mask, yes, bit) => (yes ? mask | (1 << bit) : mask), 0)
  })
}

function owns(graha: Graha, { sign, matter }: { readonly sign: Sign; readonly matter: readonly Sign[] }): boolean {
  const acting = isPlanet(graha) ? graha : lordOf(sign)
  return matter.some((each) => lordOf(each) === acting)
}

/** How many rules a mask holds. */
export function countOf(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}
