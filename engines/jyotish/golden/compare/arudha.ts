import { arudhasOf } from '../../src/arudha/arudhas.ts'
import { defaultSettings, type Settings } from '../../src/settings.ts'
import { houses } from '../../src/sign.ts'
import { strengthGround } from '../../src/stronger/ground.ts'
import { type Difference, missed } from '../difference.ts'
import { type GoldChart, goldPositions } from '../positions.ts'

/** Signs from 1 of A1 to A12; those by the stronger co-lord are missing where its two implementations differ. */
export type ArudhaGold = {
  readonly arudha_single_lord: Readonly<Record<string, number>>
  readonly arudha_stronger_colord?: Readonly<Record<string, number>>
}

/** Arudhas of the twelve houses under both settings of co-lords, from the file's own longitudes where no others are given. Empty when all agree. */
export function compareArudhas(chart: GoldChart<ArudhaGold>, positions = goldPositions(chart)): readonly Difference[] {
  const ground = strengthGround(positions)
  const { arudha_single_lord: single, arudha_stronger_colord: stronger } = chart.expected
  const under = (coLords: Settings['coLords'], gold: Readonly<Record<string, number>>, name: string): readonly Difference[] => {
    const arudhas = arudhasOf(ground, { ...defaultSettings, coLords })
    return missed(
      houses.map((house) => ({
        path: `${chart.id}.${name}.A${house}`,
        expected: gold[`A${house}`] ?? Number.NaN,
        actual: arudhas[house] + 1,
        tolerance: 0,
      })),
    )
  }
  return [...under('single', single, 'arudha_single_lord'), ...(stronger === undefined ? [] : under('stronger', stronger, 'arudha_stronger_colord'))]
}
