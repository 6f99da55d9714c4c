import type { FunctionalMark } from '../../rules/functional.ts'
import { baladiOf } from '../avastha/baladi.ts'
import type { Avasthas } from '../avastha/facts.ts'
import { diptadiOf } from '../avastha/diptadi.ts'
import { jagradadiOf } from '../avastha/jagradadi.ts'
import { lajjitadiOf } from '../avastha/lajjitadi.ts'
import { type Dignity, dignityOf, nodeDignity, type NodeDignity } from '../dignity/dignity.ts'
import { type VargaSigns, type Vimshopaka, type VimshopakaGroup, vimshopakaOf } from '../dignity/vimshopaka.ts'
import { functionalMarks, type Lordship, lordshipsOf } from '../functional/functional.ts'
import { type ByGraha, byGraha, type ByPlanet, byPlanet, isPlanet } from '../graha.ts'
import { type Nature, naturesOf } from '../nature/nature.ts'
import { type Motion, motionOf } from '../placement/motion.ts'
import type { Signs } from '../placement/placement.ts'
import { isCombust, sunDistance } from '../placement/sun-distance.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { isPushkaraBhaga, isPushkaraNavamsa, isVargottama } from '../varga/marks.ts'

/** How one graha is: motion, light, dignity (nodes only where the settings give them some), nature, and marks of its navamsa. */
export type GrahaState = Motion & {
  /** Degrees of longitude from the Sun, [0, 180]. */
  readonly sunDistance: number
  readonly combust: boolean
  readonly dignity: Dignity | NodeDignity
  readonly nature: Nature
  readonly vargottama: boolean
  readonly pushkaraNavamsa: boolean
  readonly pushkaraBhaga: boolean
}

/** What only the seven have: states, lordship by rule, what BPHS says for the lagna, and strength over four groups of divisions. */
export type PlanetState = {
  readonly avasthas: Avasthas
  readonly lordship: Lordship
  readonly functional: readonly FunctionalMark[]
  readonly vimshopaka: Readonly<Record<VimshopakaGroup, Vimshopaka>>
}

/** The state of every graha. */
export function grahaStatesOf(positions: Positions, signs: Signs, settings: Settings): ByGraha<GrahaState> {
  const natures = naturesOf(positions, settings)
  return byGraha((graha) => {
    const longitude = positions.longitude[graha]
    const dignity = isPlanet(graha) ? dignityOf(graha, { longitude, signs }, settings) : nodeDignity(graha, signs[graha], settings.nodeDignity)
    return {
      ...motionOf(positions, graha),
      sunDistance: sunDistance(positions, graha),
      combust: isCombust(positions, graha),
      dignity,
      nature: natures[graha],
      vargottama: isVargottama(longitude),
      pushkaraNavamsa: isPushkaraNavamsa(longitude),
      pushkaraBhaga: isPushkaraBhaga(longitude, settings),
    }
  })
}

/** What the states of the seven rest on. */
export type PlanetGround = { readonly positions: Positions; readonly vargas: VargaSigns; readonly natures: ByGraha<Nature> }

/** The state of every one of the seven. */
export function planetStatesOf({ positions, vargas, natures }: PlanetGround, settings: Settings): ByPlanet<PlanetState> {
  const signs = vargas.D1
  const lordships = lordshipsOf(signs.lagna)
  const marks = functionalMarks(signs.lagna)
  return byPlanet((planet) => {
    const longitude = positions.longitude[planet]
    const dignity = dignityOf(planet, { longitude, signs }, settings)
    const vimshopaka = (group: VimshopakaGroup): Vimshopaka => vimshopakaOf(planet, group, vargas)
    return {
      avasthas: {
        baladi: baladiOf(longitude),
        jagradadi: jagradadiOf(dignity),
        diptadi: diptadiOf(planet, { signs, natures, combust: isCombust(positions, planet) }),
        lajjitadi: lajjitadiOf(planet, { signs, natures, dignity }, settings),
      },
      lordship: lordships[planet],
      functional: marks[planet],
      vimshopaka: { shad: vimshopaka('shad'), sapta: vimshopaka('sapta'), dasha: vimshopaka('dasha'), shodasha: vimshopaka('shodasha') },
    }
  })
}
