import { argalaRules } from '../../rules/argala.ts'
import { type Fact, factsBy } from '../fact.ts'
import { houses, signOfHouse } from '../sign.ts'
import { type Argala, type ArgalaGround, argalasOn } from './argala.ts'

/** Facts of the argalas on the twelve houses: how each stands (`argala.house.7.from.2`), who gives it and who is against it. */
export function argalaFacts(ground: ArgalaGround): readonly Fact[] {
  return houses.flatMap((house) =>
    argalasOn(ground, { sign: signOfHouse(ground.signs.lagna, house) }).flatMap((argala) => factsOf(`argala.house.${house}`, argala)),
  )
}

function factsOf(prefix: string, { house, standing, givers, obstructors }: Argala): readonly Fact[] {
  const rule = house === 3 ? argalaRules.malefics : argalaRules.argala
  const id = `${prefix}.from.${house}`
  return factsBy(
    rule,
    ['lagna.sign', ...[...givers, ...obstructors].map((graha) => `${graha}.sign`)],
    [
      { id, value: standing },
      { id: `${id}.givers`, value: givers },
      { id: `${id}.obstructors`, value: obstructors },
    ],
  )
}
