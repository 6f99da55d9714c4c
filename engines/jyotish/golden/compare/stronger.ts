import { strengthGround } from '../../src/stronger/ground.ts'
import { strongerLord } from '../../src/stronger/co-lord.ts'
import { strongerSign } from '../../src/stronger/sign.ts'
import { defaultSettings } from '../../src/settings.ts'
import { signAt } from '../../src/sign.ts'
import type { Difference } from '../difference.ts'
import { type GoldChart, type GoldCode, goldCodes, goldPositions } from '../positions.ts'

/** What `jyotish.json` says of the stronger of two; charts on which its two implementations differ lack one or both. */
export type StrongerGold = {
  readonly stronger_colord?: { readonly scorpio: GoldCode; readonly aquarius: GoldCode }
  readonly narayana_d1?: { readonly seed: number }
}

/** The stronger co-lords, and the stronger of lagna and seventh that Narayana dasha starts from; from the file's own longitudes where no others are given. Empty when all agree. */
export function compareStronger(chart: GoldChart<StrongerGold>, positions = goldPositions(chart)): readonly Difference[] {
  const ground = strengthGround(positions)
  const { stronger_colord: lords, narayana_d1: narayana } = chart.expected
  const { lagna } = ground.signs
  const given: readonly (readonly [string, unknown, unknown])[] = [
    ['stronger_colord.scorpio', lords?.scorpio, goldCodes[strongerLord(ground, 7, defaultSettings).lord]],
    ['stronger_colord.aquarius', lords?.aquarius, goldCodes[strongerLord(ground, 10, defaultSettings).lord]],
    ['narayana_d1.seed', narayana?.seed, strongerSign(ground, [lagna, signAt(lagna + 6)], defaultSettings).sign + 1],
  ]
  return given.flatMap(([path, expected, actual]) => (expected === undefined || expected === actual ? [] : [{ path: `${chart.id}.${path}`, expected, actual }]))
}
