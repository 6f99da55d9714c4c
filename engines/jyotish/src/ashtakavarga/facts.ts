import { ashtakavargaRules, bavNames } from '../../rules/ashtakavarga.ts'
import { type Fact, factsBy } from '../fact.ts'
import { planets } from '../graha.ts'
import { at } from '../list.ts'
import type { Signs } from '../placement/placement.ts'
import { houses, signNames, signOfHouse, signs } from '../sign.ts'
import { bavOf, type BavSettings, savOf } from './bav.ts'
import { shodhanaOf, type ShodhanaSettings } from './shodhana.ts'

/** The settings that ashtakavarga depends on. */
export type AshtakavargaSettings = BavSettings & ShodhanaSettings

/** Facts of ashtakavarga: bindus of each row by house (`bav.saturn.house.10`), the total by house and by sign, and the pindas of the planets (`pinda.saturn.sodhya`). */
export function ashtakavargaFacts(placed: Signs, settings: AshtakavargaSettings): readonly Fact[] {
  const bav = bavOf(placed, settings)
  const sav = savOf(bav)
  const reduced = shodhanaOf(bav, placed, settings)
  const rule = settings.bavTable === 'bphs' ? ashtakavargaRules.bav : ashtakavargaRules.bavVarahamihira
  const rests = bavNames.map((name) => `${name}.sign`)
  return [
    ...bavNames.flatMap((row) =>
      factsBy(
        rule,
        [...rests, 'settings.bavTable'],
        houses.map((house) => ({ id: `bav.${row}.house.${house}`, value: at(bav[row], signOfHouse(placed.lagna, house)), unit: 'bindu' })),
      ),
    ),
    ...factsBy(
      ashtakavargaRules.sav,
      [...rests, 'settings.bavTable'],
      [
        ...houses.map((house) => ({ id: `sav.house.${house}`, value: at(sav, signOfHouse(placed.lagna, house)), unit: 'bindu' }) as const),
        ...signs.map((sign) => ({ id: `sav.sign.${signNames[sign]}`, value: at(sav, sign), unit: 'bindu' }) as const),
      ],
    ),
    ...planets.flatMap((planet) => {
      const { rashi, graha, sodhya } = reduced[planet].pinda
      return factsBy(
        ashtakavargaRules.pinda,
        [...houses.map((house) => `bav.${planet}.house.${house}`), 'settings.ekadhipatya'],
        [
          { id: `pinda.${planet}.rashi`, value: rashi },
          { id: `pinda.${planet}.graha`, value: graha },
          { id: `pinda.${planet}.sodhya`, value: sodhya },
        ],
      )
    }),
  ]
}
