import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import type { Sign } from '../sign.ts'
import { type VargaSettings, vargaSign } from '../varga/varga.ts'
import { charaKarakas } from './chara.ts'

/** The settings that the karakamsa depends on. */
export type KarakamsaSettings = Pick<Settings, 'karakas'> & VargaSettings

/** The navamsa sign of the atmakaraka (BPHS 33.1; JS 1.2.1). */
export function karakamsaOf(positions: Positions, settings: KarakamsaSettings): Sign {
  const [atmakaraka] = charaKarakas(positions, settings)
  return vargaSign('D9', positions.longitude[atmakaraka?.graha ?? 'sun'], settings)
}

/** The navamsa sign of the lagna. */
export function svamsaOf(positions: Positions, settings: VargaSettings): Sign {
  return vargaSign('D9', positions.lagna, settings)
}
