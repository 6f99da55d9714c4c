import { arudhaRules } from '../../rules/arudhas.ts'
import { strongerRules } from '../../rules/strengths-of-signs.ts'
import { type Fact, factsBy } from '../fact.ts'
import { grahas } from '../graha.ts'
import type { Settings } from '../settings.ts'
import { houses, signNames } from '../sign.ts'
import { strongerLord } from '../stronger/co-lord.ts'
import type { StrengthGround } from '../stronger/ground.ts'
import { type ArudhaSettings, arudhasOf, grahaArudhas, upapadaHouse } from './arudhas.ts'

/** Facts of the arudhas: of the houses (`arudha.a1.sign`), the upapada (`arudha.ul.sign`), of the grahas; and which co-lords are the stronger, by which rule. */
export function arudhaFacts(ground: StrengthGround, settings: ArudhaSettings & Pick<Settings, 'upapada'>): readonly Fact[] {
  const arudhas = arudhasOf(ground, settings)
  const ofGrahas = grahaArudhas(ground, settings)
  const upapada = upapadaHouse(ground.signs.lagna, settings)
  return [
    ...houses.flatMap((house) =>
      factsBy(
        arudhaRules.house,
        [`house.${house}.sign`, `house.${house}.lord.house`, 'settings.coLords'],
        [{ id: `arudha.a${house}.sign`, value: signNames[arudhas[house]] }],
      ),
    ),
    ...factsBy(arudhaRules.upapada, [`arudha.a${upapada}.sign`, 'settings.upapada'], [{ id: 'arudha.ul.sign', value: signNames[arudhas[upapada]] }]),
    ...grahas.flatMap((graha) => factsBy(arudhaRules.graha, [`${graha}.sign`], [{ id: `arudha.graha.${graha}.sign`, value: signNames[ofGrahas[graha]] }])),
    ...([7, 10] as const).flatMap((sign) => {
      const { lord, decidedBy } = strongerLord(ground, sign, settings)
      const id = `co_lord.${signNames[sign]}`
      return factsBy(
        strongerRules.coLord,
        ['settings.nodeDignity'],
        [
          { id, value: lord },
          { id: `${id}.decided_by`, value: decidedBy },
        ],
      )
    }),
  ]
}
