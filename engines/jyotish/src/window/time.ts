import type { Planet } from '../graha.ts'
import { type LimbName, limbNumbers } from '../panchanga/limb.ts'
import { horasOf, runningPart } from '../panchanga/parts.ts'
import { isDay } from '../day/anchors.ts'
import type { DeclaredWindow } from './declared-window.ts'
import { dayAt, dayFlips, type DayStretch, momentsOf } from './days.ts'
import type { Terms } from './fits.ts'
import { type Partition, partitionBy } from './partition.ts'
import { starEdges } from './placements.ts'
import { type Edges, everyPeriod } from './track.ts'

/** What hangs on sunrise; undefined where the Sun does not rise. */
export type SunLayers = {
  /** 0 Sunday to 6 Saturday, from sunrise. */
  readonly vara: Partition<number | undefined>
  readonly hora: Partition<Planet | undefined>
  readonly byDay: Partition<boolean | undefined>
}

/** Weekday, hour lord, and day or night. */
export function sunLayers(window: DeclaredWindow, days: readonly DayStretch[]): SunLayers {
  const { settings } = window
  const horas = days.map(({ day }) => ('absent' in day ? [] : horasOf(day, settings)))
  const horaAt = (ut: number) => runningPart(horas[days.findIndex((stretch) => dayAt(days, ut) === stretch.day)] ?? [], ut)?.lord
  return {
    vara: partitionBy(window, dayFlips(days), {
      valueAt: (ut) => {
        const day = dayAt(days, ut)
        return 'absent' in day ? undefined : day.weekday
      },
    }),
    hora: partitionBy(window, [...dayFlips(days), ...horas.flatMap((list) => list.map(({ start }) => start))], { valueAt: horaAt }),
    byDay: partitionBy(
      window,
      momentsOf(days, ({ sunset }) => [sunset]),
      { valueAt: (ut) => byDayAt(days, ut) },
    ),
  }
}

/** Whether the Sun is up at a moment; undefined where it does not rise. */
export function byDayAt(days: readonly DayStretch[], ut: number): boolean | undefined {
  const day = dayAt(days, ut)
  return 'absent' in day ? undefined : isDay(day, ut)
}

/** The angle behind each limb, and its edges. */
const limbs: Readonly<Record<LimbName, readonly [Terms, Edges]>> = {
  tithi: [
    [
      ['moon', 1],
      ['sun', -1],
    ],
    everyPeriod(12, [0]),
  ],
  karana: [
    [
      ['moon', 1],
      ['sun', -1],
    ],
    everyPeriod(6, [0]),
  ],
  nakshatra: [[['moon', 1]], starEdges],
  yoga: [
    [
      ['moon', 1],
      ['sun', 1],
    ],
    starEdges,
  ],
}

/** Numbers of the four limbs, from 1. */
export function limbPartitions(window: DeclaredWindow): Readonly<Record<LimbName, Partition<number>>> {
  const of = (name: LimbName): Partition<number> => {
    const [terms, edges] = limbs[name]
    return partitionBy(window, window.flips(terms, edges), {
      valueAt: (ut) => limbNumbers({ sun: window.longitudeAt('sun', ut), moon: window.longitudeAt('moon', ut) })[name],
    })
  }
  return { tithi: of('tithi'), karana: of('karana'), nakshatra: of('nakshatra'), yoga: of('yoga') }
}
