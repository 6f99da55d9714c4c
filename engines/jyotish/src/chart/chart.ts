import { type Coordinates, type DeltaTKind, type Ephemeris, skyAt } from '@hefu/sky'
import { type Bav, bavOf, type Bindus, savOf } from '../ashtakavarga/bav.ts'
import { type Shodhana, shodhanaOf } from '../ashtakavarga/shodhana.ts'
import { dayAnchors, type DayFound, isDay } from '../day/anchors.ts'
import { byGraha, type ByGraha, type ByPlanet, type ByPoint } from '../graha.ts'
import { type PanchangaAt, panchangaAt, type PanchangaMoment } from '../panchanga/at.ts'
import type { CivilClock } from '../panchanga/civil-day.ts'
import { type HouseRow, houseRowsOf } from '../placement/house.ts'
import { type NodeSensitive, nodeSensitive } from '../placement/node-sensitive.ts'
import { type Placement, placementsOf, type Signs } from '../placement/placement.ts'
import { type War, warsOf } from '../placement/war.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import type { House } from '../sign.ts'
import type { ByVarga } from '../varga/names.ts'
import { type Strengths, strengthsOf } from '../strength/strengths.ts'
import { everyVarga } from '../varga/varga.ts'
import type { Sex } from '../yoga/ground.ts'
import { yogaGroundOf } from '../yoga/read-ground.ts'
import { type Yoga, yogasOf } from '../yoga/yogas.ts'
import { ayanamsaOf } from './ayanamsa.ts'
import { bhavaOf, type CuspGround, type Cusps, cuspsOf } from './cusps.ts'
import { type Dashas, dashasOf } from './dashas.ts'
import { type ChartPoints, chartPointsOf } from './points.ts'
import { type Birth, chartBodies, groundOf, positionsOf } from './positions-at.ts'
import { type GrahaState, grahaStatesOf, type PlanetState, planetStatesOf } from './states.ts'

/** A birth with the civil clock of its place, from which the weekday is known; one yoga asks for the sex and is left open where it is not stated. */
export type ChartBirth = Birth & { readonly clock: CivilClock; readonly sex?: Sex }

/** The moment and place of a chart, plain: Julian days, seconds of ΔT and how it is known, degrees. */
export type ChartMoment = Coordinates & {
  readonly ut: number
  readonly tt: number
  readonly deltaT: number
  readonly deltaTKind: DeltaTKind
  readonly sex?: Sex
}

/** Houses by cusps, and the house of each graha by them (bhava chalit). */
export type Chalit = Cusps & { readonly house: ByGraha<House> }

/**
 * A whole chart. Settings, moment, positions, placements and divisions are there at once; everything else is worked out when it is first read,
 * and kept. Written as JSON it holds all of it; `plainChart` gives all of it as an object to copy or store.
 */
export type Chart = {
  readonly settings: Settings
  readonly birth: ChartMoment
  readonly positions: Positions
  readonly placements: ByPoint<Placement>
  /** Signs of every point in every division. */
  readonly vargas: ByVarga<Signs>
  readonly houses: readonly HouseRow[]
  /** Undefined where the system of the settings has no houses (Placidus and Sripati beyond a polar circle). */
  readonly chalit: Chalit | undefined
  readonly grahas: ByGraha<GrahaState>
  readonly planets: ByPlanet<PlanetState>
  readonly wars: readonly War[]
  /** What the other node (true for mean, mean for true) would change. */
  readonly nodeSensitive: readonly NodeSensitive[]
  /** The day from sunrise to sunrise, or why there is none. */
  readonly day: DayFound
  readonly panchanga: PanchangaAt
  readonly points: ChartPoints
  readonly dashas: Dashas
  readonly ashtakavarga: Ashtakavarga
  /** Shadbala and bhava bala; without what takes a sunrise where there is none. */
  readonly strengths: Strengths
  /** Every yoga the engine knows, with whether it holds. */
  readonly yogas: readonly Yoga[]
}

/** Bindus of every row, their sum for the seven planets, and the rows reduced with their pindas. */
export type Ashtakavarga = { readonly bav: Bav; readonly sav: Bindus; readonly shodhana: ByPlanet<Shodhana> }

/**
 * The chart of a birth. Throws SkyError: `time-range` outside 1799-12-25 to 2101-02-26, `latitude-invalid`, `longitude-invalid`; what takes a
 * sunrise may throw `zone-unknown` when it is read, and `time-range` within a few days of the ends.
 */
export function chart(ephemeris: Ephemeris, birth: ChartBirth, settings: Settings): Chart {
  return new LazyChart(ephemeris, birth, settings)
}

/** Everything of a chart, worked out, as a plain object. Throws as `chart` does. */
export function plainChart(chart: Chart): Chart {
  const { settings, birth, positions, placements, vargas, houses, chalit, grahas, planets, wars, nodeSensitive, day, panchanga } = chart
  const { points, ashtakavarga, strengths, yogas } = chart
  const { vimshottari, ashtottari, yogini, narayana, chara } = chart.dashas
  const dashas = { vimshottari, ashtottari, yogini, narayana, chara }
  const placed = { settings, birth, positions, placements, vargas, houses, chalit, grahas, planets, wars, nodeSensitive }
  return { ...placed, day, panchanga, points, ashtakavarga, strengths, yogas, dashas }
}

/** The getters stand on the prototype: of its own a chart has what every chart is asked for. */
class LazyChart implements Chart {
  readonly settings: Settings
  readonly birth: ChartMoment
  readonly positions: Positions
  readonly placements: ByPoint<Placement>
  readonly vargas: ByVarga<Signs>
  readonly dashas: Dashas
  readonly #ephemeris: Ephemeris
  readonly #moment: PanchangaMoment
  readonly #sky: CuspGround
  #houses: readonly HouseRow[] | undefined
  #grahas: ByGraha<GrahaState> | undefined
  #planets: ByPlanet<PlanetState> | undefined
  #day: DayFound | undefined
  #panchanga: PanchangaAt | undefined
  #points: ChartPoints | undefined
  #ashtakavarga: Ashtakavarga | undefined
  #strengths: Strengths | undefined
  #yogas: readonly Yoga[] | undefined

  constructor(ephemeris: Ephemeris, { instant, place, clock, sex }: ChartBirth, settings: Settings) {
    const sky = skyAt(ephemeris, { instant, place, ayanamsa: ayanamsaOf(ephemeris, settings), bodies: chartBodies })
    this.settings = settings
    this.birth = { latitude: place.latitude, longitude: place.longitude, ...instant, ...(sex === undefined ? {} : { sex }) }
    this.positions = positionsOf(sky, settings)
    this.placements = placementsOf(this.positions)
    this.vargas = everyVarga(this.positions, settings)
    this.dashas = dashasOf(this.positions, settings)
    this.#ephemeris = ephemeris
    this.#moment = { ut: instant.ut, place, clock }
    this.#sky = groundOf(sky)
  }

  get houses(): readonly HouseRow[] {
    return (this.#houses ??= houseRowsOf(this.vargas.D1, this.settings))
  }

  get chalit(): Chalit | undefined {
    return chalitOf(cuspsOf(this.#sky, this.settings), this.positions)
  }

  get grahas(): ByGraha<GrahaState> {
    return (this.#grahas ??= grahaStatesOf(this.positions, this.vargas.D1, this.settings))
  }

  get planets(): ByPlanet<PlanetState> {
    const natures = byGraha((graha) => this.grahas[graha].nature)
    return (this.#planets ??= planetStatesOf({ positions: this.positions, vargas: this.vargas, natures }, this.settings))
  }

  get wars(): readonly War[] {
    return warsOf(this.positions, this.settings)
  }

  get nodeSensitive(): readonly NodeSensitive[] {
    return nodeSensitive(this.positions)
  }

  get day(): DayFound {
    return (this.#day ??= dayAnchors(this.#ephemeris, this.#moment, this.settings))
  }

  get panchanga(): PanchangaAt {
    return (this.#panchanga ??= panchangaAt(this.#ephemeris, this.#moment, this.settings))
  }

  get points(): ChartPoints {
    return (this.#points ??= chartPointsOf(this.positions, this.day, this.settings))
  }

  get ashtakavarga(): Ashtakavarga {
    return (this.#ashtakavarga ??= ashtakavargaOf(this.vargas.D1, this.settings))
  }

  get strengths(): Strengths {
    const middles = this.settings.houses === 'whole_sign' ? undefined : this.chalit?.middles
    return (this.#strengths ??= strengthsOf(this.positions, { sun: 'absent' in this.day ? undefined : this.day, middles }, this.settings))
  }

  get yogas(): readonly Yoga[] {
    return (this.#yogas ??= yogasOf(yogaGroundOf(this.positions, this.settings, { byDay: byDayOf(this.day, this.birth.ut), sex: this.birth.sex })))
  }

  toJSON(): Chart {
    return plainChart(this)
  }
}

function ashtakavargaOf(signs: Signs, settings: Settings): Ashtakavarga {
  const bav = bavOf(signs, settings)
  return { bav, sav: savOf(bav), shodhana: shodhanaOf(bav, signs, settings) }
}

function byDayOf(day: DayFound, ut: number): boolean | undefined {
  return 'absent' in day ? undefined : isDay(day, ut)
}

function chalitOf(cusps: Cusps | undefined, { longitude }: Positions): Chalit | undefined {
  return cusps === undefined ? undefined : { ...cusps, house: byGraha((graha) => bhavaOf(cusps, longitude[graha])) }
}
