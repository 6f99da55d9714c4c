import type { Ephemeris, Instant } from '@hefu/sky'
import { positionsAt } from '../../src/chart/positions-at.ts'
import { grahas } from '../../src/graha.ts'
import type { Positions } from '../../src/positions.ts'
import { defaultSettings } from '../../src/settings.ts'
import { type Difference, missed } from '../difference.ts'
import { type GoldChart, goldPositions } from '../positions.ts'

/** The tolerances of the file, degrees; that of the other node is eleven times that of the Moon's latitude. */
const tolerances = { longitude: 0.00005, lagna: 0.0001, ayanamsa: 0.000003, speed: 0.0005, otherRahu: 0.001 } as const

/** Positions at the birth of a gold chart, from the ephemeris at the file's own Julian days. Throws SkyError. */
export function skyPositions(ephemeris: Ephemeris, { birth }: GoldChart): Positions {
  const instant: Instant = { ut: birth.jd_ut, tt: birth.jd_tt, deltaT: (birth.jd_tt - birth.jd_ut) * 86_400, deltaTKind: 'observed' }
  return positionsAt(ephemeris, { instant, place: { latitude: birth.lat, longitude: birth.lon } }, defaultSettings)
}

/** Longitudes, speeds, lagna, midheaven, ayanamsa and the other node against the file. Empty when all are within its tolerances. */
export function comparePositions(chart: GoldChart, positions: Positions): readonly Difference[] {
  const gold = goldPositions(chart)
  return missed([
    ...grahas.flatMap((graha) => [
      {
        path: `${chart.id}.${graha}.lon`,
        expected: gold.longitude[graha],
        actual: positions.longitude[graha],
        tolerance: tolerances.longitude,
        circle: true,
      },
      { path: `${chart.id}.${graha}.speed`, expected: gold.speed[graha], actual: positions.speed[graha], tolerance: tolerances.speed },
    ]),
    { path: `${chart.id}.lagna`, expected: gold.lagna, actual: positions.lagna, tolerance: tolerances.lagna, circle: true },
    { path: `${chart.id}.mc`, expected: gold.mc, actual: positions.mc, tolerance: tolerances.lagna, circle: true },
    { path: `${chart.id}.ayanamsa`, expected: gold.ayanamsa, actual: positions.ayanamsa, tolerance: tolerances.ayanamsa, circle: true },
    { path: `${chart.id}.rahu_true_lon`, expected: gold.otherRahu, actual: positions.otherRahu, tolerance: tolerances.otherRahu, circle: true },
  ])
}
