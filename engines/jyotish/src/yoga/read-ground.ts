import { arudhasOf } from '../arudha/arudhas.ts'
import { signsAspectedBy } from '../aspect/graha-drishti.ts'
import { dignityOf, isStrongDignity } from '../dignity/dignity.ts'
import { byGraha, type ByPlanet, byPlanet, type Graha } from '../graha.ts'
import { charaKarakas, karakaOf, type KarakaRole } from '../karaka/chara.ts'
import { at } from '../list.ts'
import { naturesOf } from '../nature/nature.ts'
import { signsOf } from '../placement/placement.ts'
import { isCombust } from '../placement/sun-distance.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { strengthGround } from '../stronger/ground.ts'
import { houseFrom } from '../sign.ts'
import { vargaSigns } from '../varga/varga.ts'
import type { Sex, YogaGround } from './ground.ts'

/** What a chart alone does not tell. */
export type YogaCircumstances = {
  /** Whether the Sun was up. */
  readonly byDay?: boolean | undefined
  readonly sex?: Sex | undefined
  /** Planets with the shadbala they need; given, they count as strong. */
  readonly sufficient?: ByPlanet<boolean> | undefined
}

/** Reads out of positions what yogas look at. */
export function yogaGroundOf(positions: Positions, settings: Settings, { byDay, sex, sufficient }: YogaCircumstances = {}): YogaGround {
  const signs = signsOf(positions)
  const navamsa = vargaSigns('D9', positions, settings)
  const dignity = byPlanet((planet) => dignityOf(planet, { longitude: positions.longitude[planet], signs }, settings))
  const karakas = charaKarakas(positions, settings)
  const arudhas = arudhasOf(strengthGround(positions), settings)
  const karaka = (role: KarakaRole): Graha => karakaOf(karakas, role) ?? at(karakas, karakas.length - 1).graha
  return {
    signs,
    navamsa,
    house: byGraha((graha) => houseFrom(signs.lagna, signs[graha])),
    longitude: positions.longitude,
    nature: naturesOf(positions, settings),
    dignity,
    combust: byGraha((graha) => isCombust(positions, graha)),
    aspects: byGraha((graha) => signsAspectedBy(graha, signs[graha], settings)),
    strong: byPlanet((planet) => isStrongDignity(dignity[planet]) || signs[planet] === navamsa[planet] || (sufficient?.[planet] ?? false)),
    karakas: { atma: karaka('ak'), amatya: karaka('amk'), putra: karaka('pk') },
    arudhas: { first: arudhas[1], seventh: arudhas[7] },
    byDay,
    sex,
  }
}
