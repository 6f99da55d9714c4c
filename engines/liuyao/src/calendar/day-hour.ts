import type { Options } from '../options.ts'
import { pillarAt } from '../phase/pillar.ts'
import type { Pillar } from '../phase/pillar.ts'
import type { Reading } from './day.ts'

const lateZi = 23 * 3600

/** The pillar of a civil day by its day number; 2000-01-01, day 2451545, is 戊午. */
export function dayPillar(dayNumber: number): Pillar {
  return pillarAt(dayNumber + 49)
}

/** The day pillar of a reading: the next day's from 23:00 on under `twenty-three`. */
export function dayOf(reading: Reading, change: Options['dayChange']): Pillar {
  const next = change === 'twenty-three' && reading.second >= lateZi
  return dayPillar(reading.dayNumber + (next ? 1 : 0))
}

/** The hour pillar of a reading (五鼠遁); only under `midnight` does the hour after 23:00 keep the stem of the ending day. */
export function hourOf(reading: Reading, change: Options['dayChange']): Pillar {
  const next = change !== 'midnight' && reading.second >= lateZi
  const day = dayPillar(reading.dayNumber + (next ? 1 : 0))
  const hour = Math.floor((reading.second + 3600) / 7200) % 12
  return pillarAt(12 * (day.index % 5) + hour)
}
