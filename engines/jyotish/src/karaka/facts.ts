import { houseKarakas, karakaRules, sthiraKarakas } from '../../rules/karakas.ts'
import { type Fact, factsBy } from '../fact.ts'
import { at } from '../list.ts'
import type { Positions } from '../positions.ts'
import { houses, signNames } from '../sign.ts'
import { charaKarakas, karakasHangOnNode } from './chara.ts'
import { karakamsaOf, type KarakamsaSettings, svamsaOf } from './karakamsa.ts'

/**
 * Facts of the karakas: the movable ones of the reading in use (`karaka.7.ak`; two that share a role are numbered `#1`, `#2`), ties, whether
 * their order hangs on the choice of node, karakamsa and svamsa, and the fixed and natural ones, which are the same in every chart.
 */
export function karakaFacts(positions: Positions, settings: KarakamsaSettings): readonly Fact[] {
  const karakas = charaKarakas(positions, settings)
  const sharing = (role: string): number => karakas.filter((karaka) => karaka.role === role).length
  return [
    ...karakas.flatMap(({ role, graha, tie }, index) => {
      const twin = sharing(role) > 1 ? `#${karakas.slice(0, index + 1).filter((karaka) => karaka.role === role).length}` : ''
      const id = `karaka.${settings.karakas}.${role}${twin}`
      return factsBy(karakaRules.chara, [`${graha}.longitude`, 'settings.karakas'], [{ id, value: graha }, ...(tie ? [{ id: `${id}.tie`, value: true }] : [])])
    }),
    ...factsBy(
      karakaRules.chara,
      ['settings.karakas', 'settings.node'],
      [{ id: `karaka.${settings.karakas}.node_sensitive`, value: karakasHangOnNode(positions, settings) }],
    ),
    ...factsBy(
      karakaRules.karakamsa,
      [karakas[0]?.tie === true ? 'settings.karakas' : `karaka.${settings.karakas}.ak`],
      [{ id: 'karakamsa.sign', value: signNames[karakamsaOf(positions, settings)] }],
    ),
    ...factsBy(karakaRules.karakamsa, ['d9.lagna.sign'], [{ id: 'svamsa.sign', value: signNames[svamsaOf(positions, settings)] }]),
    ...factsBy(
      karakaRules.sthira,
      [],
      sthiraKarakas.map(({ of, grahas }) => ({ id: `karaka.sthira.${of}`, value: grahas })),
    ),
    ...factsBy(
      karakaRules.naisargika,
      [],
      houses.map((house) => ({ id: `karaka.house.${house}`, value: at(houseKarakas, house - 1) })),
    ),
  ]
}
