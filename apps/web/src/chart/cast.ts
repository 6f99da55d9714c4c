import { type Placement, placementsOf, type Point, type Positions, positionsAt, type Settings } from '@hefu/jyotish'
import { type Ephemeris, instantFromEpochSeconds } from '@hefu/sky'
import type { ChartMoment } from './moment.ts'

/** A chart with all that it was made from. */
export type Cast = {
  readonly moment: ChartMoment
  readonly settings: Settings
  readonly positions: Positions
  readonly placements: Readonly<Record<Point, Placement>>
}

/** The chart of a moment. Throws SkyError `time-range` outside 1799-12-25 to 2101-02-26. */
export function castChart(ephemeris: Ephemeris, moment: ChartMoment, settings: Settings): Cast {
  const positions = positionsIn(ephemeris, moment, settings)
  return { moment, settings, positions, placements: placementsOf(positions) }
}

/** Where everything stands at the moment, or at another instant (epoch seconds) at its place. Throws as `castChart`. */
export function positionsIn(ephemeris: Ephemeris, { place, at }: Pick<ChartMoment, 'place' | 'at'>, settings: Settings): Positions {
  return positionsAt(ephemeris, { instant: instantFromEpochSeconds(at), place }, settings)
}
