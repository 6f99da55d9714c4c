import { drekkanaThird, saptavargajaScale, saptavargas } from '../../rules/shadbala.ts'
import { compoundRelation } from '../dignity/relation.ts'
import { deepestDebilitation, isMoolatrikona, owns } from '../dignity/dignity.ts'
import type { Planet } from '../graha.ts'
import { separation } from '../list.ts'
import { type Signs, signsOf } from '../placement/placement.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { houseFrom, isOdd, lordOf, placeOf, type Sign } from '../sign.ts'
import { vargaSign } from '../varga/varga.ts'

/** Strength by place, virupas: from debilitation, by dignity in seven divisions, by odd and even, by house, by third of the sign. */
export type SthanaBala = {
  readonly uchcha: number
  readonly saptavargaja: number
  readonly ojayugma: number
  readonly kendradi: number
  readonly drekkana: number
  readonly total: number
}

/** Strength by place of one planet. */
export function sthanaBala(planet: Planet, positions: Positions, settings: Settings): SthanaBala {
  const longitude = positions.longitude[planet]
  const signs = signsOf(positions)
  const uchcha = uchchaBala(planet, longitude)
  const saptavargaja = saptavargajaBala(planet, { longitude, signs }, settings)
  const ojayugma = ojayugmaBala(planet, [signs[planet], vargaSign('D9', longitude, settings)])
  const kendradi = [15, 60, 30][houseFrom(signs.lagna, signs[planet]) % 3] ?? 0
  const drekkana = Math.floor(placeOf(longitude).degree / 10) === drekkanaThird[settings.drekkanaBala][planet] ? 15 : 0
  return { uchcha, saptavargaja, ojayugma, kendradi, drekkana, total: uchcha + saptavargaja + ojayugma + kendradi + drekkana }
}

/** A third of the degrees from deepest debilitation: 0 there, 60 at deepest exaltation. */
export function uchchaBala(planet: Planet, longitude: number): number {
  return separation(longitude, deepestDebilitation(planet)) / 3
}

function saptavargajaBala(planet: Planet, { longitude, signs }: { readonly longitude: number; readonly signs: Signs }, settings: Settings): number {
  const scale = saptavargajaScale[settings.saptavargaja]
  const inSign = (sign: Sign): number => (owns(planet, sign) ? scale.own : scale[compoundRelation(signs, planet, lordOf(sign))])
  return saptavargas.reduce((sum, varga) => {
    if (varga === 'D1' && isMoolatrikona(planet, longitude, settings)) return sum + scale.moolatrikona
    return sum + inSign(vargaSign(varga, longitude, settings))
  }, 0)
}

/** Moon and Venus are strong in even signs, the others in odd ones: 15 in the birth chart and 15 in the navamsa. */
function ojayugmaBala(planet: Planet, placed: readonly Sign[]): number {
  const odd = planet !== 'moon' && planet !== 'venus'
  return 15 * placed.filter((sign) => isOdd(sign) === odd).length
}
