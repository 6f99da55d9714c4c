import { eightRoles, sevenRoles } from '../../rules/karakas.ts'
import { charaKarakas, type KarakaRole, karakaOf } from '../../src/karaka/chara.ts'
import type { Settings } from '../../src/settings.ts'
import type { Difference } from '../difference.ts'
import { type GoldChart, type GoldCode, goldCodes, goldPositions } from '../positions.ts'

/** The karakas of `jyotish.json`, by the file's own words for the roles. */
export type KarakaGold = {
  readonly karakas_7: Readonly<Record<string, GoldCode>>
  readonly karakas_8: Readonly<Record<string, GoldCode>>
}

const words = { ak: 'AK', amk: 'AmK', bk: 'BK', mk: 'MK', pik: 'PiK', pk: 'PK', gk: 'GK', dk: 'DK' } as const satisfies Readonly<Record<KarakaRole, string>>

/** Seven and eight karakas, from the file's own longitudes where no others are given. Empty when all agree. */
export function compareKarakas(chart: GoldChart<KarakaGold>, positions = goldPositions(chart)): readonly Difference[] {
  const under = (karakas: Settings['karakas'], gold: Readonly<Record<string, GoldCode>>, roles: readonly KarakaRole[]): readonly Difference[] => {
    const found = charaKarakas(positions, { karakas })
    return roles.flatMap((role) => {
      const graha = karakaOf(found, role)
      const [expected, actual] = [gold[words[role]], graha === undefined ? undefined : goldCodes[graha]]
      return expected === actual ? [] : [{ path: `${chart.id}.karakas_${karakas}.${words[role]}`, expected, actual }]
    })
  }
  return [...under('7', chart.expected.karakas_7, sevenRoles), ...under('8', chart.expected.karakas_8, eightRoles)]
}
