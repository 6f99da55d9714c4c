import { arudhasOf, type Arudhas, grahaArudhas, upapadaHouse } from '../arudha/arudhas.ts'
import { type DayFound } from '../day/anchors.ts'
import type { ByGraha } from '../graha.ts'
import { type CharaKaraka, charaKarakas } from '../karaka/chara.ts'
import { karakamsaOf, svamsaOf } from '../karaka/karakamsa.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import type { Sign } from '../sign.ts'
import { induLagna, sreeLagna, type SunriseLagna, sunriseLagnasOf } from '../special/special-lagnas.ts'
import { varnadaSign } from '../special/varnada.ts'
import { strengthGround } from '../stronger/ground.ts'
import { type PartUpagrahas, partUpagrahasOf } from '../upagraha/of-parts.ts'
import { type SunUpagraha, sunUpagrahasOf } from '../upagraha/of-sun.ts'

/** What is found from placements: arudhas, karakas, special lagnas, upagrahas. Longitudes are sidereal degrees [0, 360). */
export type ChartPoints = {
  readonly arudhas: Arudhas
  readonly upapada: Sign
  readonly grahaArudhas: ByGraha<Sign>
  /** In the reading of the settings, the atmakaraka first. */
  readonly karakas: readonly CharaKaraka[]
  readonly karakamsa: Sign
  readonly svamsa: Sign
  readonly sree: number
  readonly indu: Sign
  readonly sunUpagrahas: Readonly<Record<SunUpagraha, number>>
  /** What takes a sunrise; undefined where the Sun does not rise. */
  readonly fromSunrise: FromSunrise | undefined
}

/** Special lagnas, Varnada, Gulika and its kin. */
export type FromSunrise = { readonly lagnas: Readonly<Record<SunriseLagna, number>>; readonly varnada: Sign; readonly upagrahas: PartUpagrahas }

/** Every point of a chart. */
export function chartPointsOf(positions: Positions, day: DayFound, settings: Settings): ChartPoints {
  const ground = strengthGround(positions)
  const arudhas = arudhasOf(ground, settings)
  return {
    arudhas,
    upapada: arudhas[upapadaHouse(ground.signs.lagna, settings)],
    grahaArudhas: grahaArudhas(ground, settings),
    karakas: charaKarakas(positions, settings),
    karakamsa: karakamsaOf(positions, settings),
    svamsa: svamsaOf(positions, settings),
    sree: sreeLagna(positions),
    indu: induLagna(positions),
    sunUpagrahas: sunUpagrahasOf(positions.longitude.sun),
    fromSunrise: 'absent' in day ? undefined : fromSunriseOf(positions, day, settings),
  }
}

function fromSunriseOf(positions: Positions, day: Exclude<DayFound, { readonly absent: unknown }>, settings: Settings): FromSunrise {
  const lagnas = sunriseLagnasOf(positions, day)
  return { lagnas, varnada: varnadaSign({ lagna: positions.lagna, hora: lagnas.hora }, settings), upagrahas: partUpagrahasOf(day, positions.jdUt, settings) }
}
