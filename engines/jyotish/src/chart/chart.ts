import { type Coordinates, type DeltaTKind, type Ephemeris, skyAt } from '@hefu/sky'
import { dayAnchors, type DayFound } from '../day/anchors.ts'
import { byGraha, type ByGraha, type ByPlanet, type ByPoint } from '../graha.ts'
import { type PanchangaAt, panchangaAt } from '../panchanga/at.ts'
import type { CivilClock } from '../panchanga/civil-day.ts'
import { type HouseRow, houseRowsOf } from '../placement/house.ts'
import { type NodeSensitive, nodeSensitive } from '../placement/node-sensitive.ts'
import { type Placement, placementsOf, type Signs } from '../placement/placement.ts'
import { type War, warsOf } from '../placement/war.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import type { House } from '../sign.ts'
import type { ByVarga } from '../varga/names.ts'
import { everyVarga } from '../varga/varga.ts'
import { ayanamsaOf } from './ayanamsa.ts'
import { bhavaOf, type Cusps, cuspsOf } from './cusps.ts'
import { type Dashas, dashasOf } from './dashas.ts'
import { once } from './once.ts'
import { type ChartPoints, chartPointsOf } from './points.ts'
import { type Birth, chartBodies, groundOf, positionsOf } from './positions-at.ts'
import { type GrahaState, grahaStatesOf, type PlanetState, planetStatesOf } from './states.ts'

/** A birth with the civil clock of its place, from which the weekday is known. */
export type ChartBirth = Birth & { readonly clock: CivilClock }

/** The moment and place of a chart, plain: Julian days, seconds of ΔT and how it is known, degrees. */
export type ChartMoment = Coordinates & { readonly ut: number; readonly tt: number; readonly deltaT: number; readonly deltaTKind: DeltaTKind }

/** Houses by cusps, and the house of each graha by them (bhava chalit). */
export type Chalit = Cusps & { readonly house: ByGraha<House> }

/**
 * A whole chart as plain data. Settings, moment, positions, placements and divisions are there at once; everything else is worked out when it
 * is first read, and kept. It can be copied and written as JSON like any plain object (all of it is then worked out).
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
}

/**
 * The chart of a birth. Throws SkyError: `time-range` outside 1799-12-25 to 2101-02-26, `latitude-invalid`, `longitude-invalid`; what takes a
 * sunrise may throw `zone-unknown` when it is read, and `time-range` within a few days of the ends.
 */
export function chart(ephemeris: Ephemeris, { instant, place, clock }: ChartBirth, settings: Settings): Chart {
  const sky = skyAt(ephemeris, { instant, place, ayanamsa: ayanamsaOf(ephemeris, settings), bodies: chartBodies })
  const positions = positionsOf(sky, settings)
  const vargas = everyVarga(positions, settings)
  const moment = { ut: instant.ut, place, clock }
  const houses = once(() => houseRowsOf(vargas.D1, settings))
  const chalit = once(() => chalitOf(cuspsOf(groundOf(sky), settings), positions))
  const grahas = once(() => grahaStatesOf(positions, vargas.D1, settings))
  const natures = once(() => byGraha((graha) => grahas()[graha].nature))
  const planets = once(() => planetStatesOf({ positions, vargas, natures: natures() }, settings))
  const wars = once(() => warsOf(positions, settings))
  const day = once(() => dayAnchors(ephemeris, moment, settings))
  const panchanga = once(() => panchangaAt(ephemeris, moment, settings))
  const points = once(() => chartPointsOf(positions, day(), settings))
  return {
    settings,
    birth: { ...place, ...instant },
    positions,
    placements: placementsOf(positions),
    vargas,
    dashas: dashasOf(positions, settings),
    nodeSensitive: nodeSensitive(positions),
    get houses() {
      return houses()
    },
    get chalit() {
      return chalit()
    },
    get grahas() {
      return grahas()
    },
    get planets() {
      return planets()
    },
    get wars() {
      return wars()
    },
    get day() {
      return day()
    },
    get panchanga() {
      return panchanga()
    },
    get points() {
      return points()
    },
  }
}

function chalitOf(cusps: Cusps | undefined, { longitude }: Positions): Chalit | undefined {
  return cusps === undefined ? undefined : { ...cusps, house: byGraha((graha) => bhavaOf(cusps, longitude[graha])) }
}
