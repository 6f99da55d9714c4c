import type { Arudhas } from '../arudha/arudhas.ts'
import type { Bav } from '../ashtakavarga/bav.ts'
import type { Level } from '../dasha/period.ts'
import { type ByGraha, type ByPlanet, type ByPoint, byPoint, type Graha } from '../graha.ts'
import type { CharaKaraka } from '../karaka/chara.ts'
import type { LimbName } from '../panchanga/limb.ts'
import type { Settings } from '../settings.ts'
import type { House, Sign } from '../sign.ts'
import { type ByVarga, byVarga } from '../varga/names.ts'
import type { Sex } from '../yoga/ground.ts'
import { chalitPartitions } from './chalit.ts'
import { dashaPartition, dashaSpread, type SpreadPeriod } from './dashas.ts'
import { dayStretches } from './days.ts'
import type { DeclaredWindow } from './declared-window.ts'
import { arudhaPartition, bavPartition, housePartitions, karakaPartition, sharedFlips } from './discrete.ts'
import type { Bounds, Partition } from './partition.ts'
import { quarterPartition, signPartition, starPartition } from './placements.ts'
import { type SpecialLayers, specialLayers } from './special.ts'
import { type ShadbalaRange, shadbalaRanges } from './strengths.ts'
import { limbPartitions, type SunLayers, sunLayers } from './time.ts'
import { type WindowYoga, windowYogas } from './yogas.ts'

/** Lords of Vimshottari on a date over the window. */
export type DashaOnDate = { readonly date: number; readonly level: Level; readonly lords: Partition<readonly Graha[]> }

/** Every layer of a declared window: what is the same for all births in it, what flips, and when. */
export type WindowPartition = {
  readonly window: Bounds
  readonly settings: Settings
  /** Signs of lagna and grahas in every division. */
  readonly vargas: ByVarga<ByPoint<Partition<Sign>>>
  /** Stars (0 Ashvini to 26 Revati) and their quarters (0 to 107). */
  readonly stars: ByPoint<Partition<number>>
  readonly quarters: ByPoint<Partition<number>>
  readonly houses: ByGraha<Partition<House>>
  /** Houses by the cusps of the settings; undefined where they are whole signs, and beyond the polar circles. */
  readonly chalit: ByGraha<Partition<House>> | undefined
  readonly karakas: Partition<readonly CharaKaraka[]>
  readonly arudhas: Partition<Arudhas>
  readonly ashtakavarga: Partition<Bav>
  readonly special: SpecialLayers
  readonly sun: SunLayers
  readonly limbs: Readonly<Record<LimbName, Partition<number>>>
  readonly yogas: readonly WindowYoga[]
  readonly shadbala: ByPlanet<ShadbalaRange>
  /** Mahas and antars of Vimshottari with how far their dates may differ. */
  readonly mahas: readonly SpreadPeriod[]
  readonly antars: readonly SpreadPeriod[]
  readonly dashas: readonly DashaOnDate[]
}

/** What is asked besides: dates (Julian days, UT) whose running lords are wanted, to which level (3 where nothing is said), and the sex as stated. */
export type WindowQuestion = { readonly dates?: readonly number[]; readonly level?: Level; readonly sex?: Sex | undefined }

/** Partitions a declared window by every layer. Throws SkyError: `time-range`, `zone-unknown`. */
export function windowPartition(window: DeclaredWindow, { dates = [], level = 3, sex }: WindowQuestion = {}): WindowPartition {
  const days = dayStretches(window)
  const shared = sharedFlips(window)
  return {
    window: { from: window.from, to: window.to },
    settings: window.settings,
    vargas: byVarga((varga) => byPoint((point) => signPartition(window, varga, point))),
    stars: byPoint((point) => starPartition(window, point)),
    quarters: byPoint((point) => quarterPartition(window, point)),
    houses: housePartitions(window),
    chalit: chalitPartitions(window),
    karakas: karakaPartition(window, shared),
    arudhas: arudhaPartition(window, shared),
    ashtakavarga: bavPartition(window, shared),
    special: specialLayers(window, days, shared),
    sun: sunLayers(window, days),
    limbs: limbPartitions(window),
    yogas: windowYogas(window, { days, shared, sex }),
    shadbala: shadbalaRanges(window, days, shared),
    mahas: dashaSpread(window, 1),
    antars: dashaSpread(window, 2),
    dashas: dates.map((date) => ({ date, level, lords: dashaPartition(window, date, level) })),
  }
}
