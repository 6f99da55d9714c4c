import { aspectingSign } from '../aspect/graha-drishti.ts'
import type { Graha, Planet } from '../graha.ts'
import type { Settings } from '../settings.ts'
import { type House, houses, lordOf, type Sign, signOfHouse } from '../sign.ts'
import { houseOf, occupantsOf, type Signs } from './placement.ts'

/** One whole-sign house: its sign, the sign's lord and where that lord stands, who is in it and who fully aspects it. */
export type HouseRow = {
  readonly house: House
  readonly sign: Sign
  readonly lord: Planet
  readonly lordHouse: House
  readonly occupants: readonly Graha[]
  readonly aspectedBy: readonly Graha[]
}

/** The twelve houses from the lagna. */
export function houseRowsOf(signs: Signs, settings: Pick<Settings, 'nodeAspects'>): readonly HouseRow[] {
  return houses.map((house) => {
    const sign = signOfHouse(signs.lagna, house)
    const lord = lordOf(sign)
    return { house, sign, lord, lordHouse: houseOf(signs, lord), occupants: occupantsOf(signs, sign), aspectedBy: aspectingSign(signs, sign, settings) }
  })
}
