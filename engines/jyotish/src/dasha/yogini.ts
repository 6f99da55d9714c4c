import { yoginiNames, yoginiTable } from '../../rules/dashas.ts'
import type { Graha } from '../graha.ts'
import { starOf } from '../placement/star.ts'
import type { Settings } from '../settings.ts'
import { courseFrom, type StarCourse } from './star-course.ts'
import type { DashaGround } from './vimshottari.ts'

/** The name of a Yogini. */
export type YoginiName = (typeof yoginiNames)[number]

/** Yogini dasha, four rounds of 36 years (BPHS 46.195-199). Its periods are named by their grahas; `yoginiOf` gives the Yogini. */
export function yogini({ jdUt: birth, longitude }: DashaGround, settings: Pick<Settings, 'dashaYear'>): StarCourse {
  const { star, fraction: elapsed } = starOf(longitude.moon)
  // Counted from 1, star + 3 divided by 8 leaves the Yogini, 0 being the eighth.
  return courseFrom({ system: 'yogini', table: yoginiTable, first: (star + 3) % 8, elapsed, birth, settings, rounds: 4 })
}

/** The Yogini of a graha; undefined for Ketu, who has none. */
export function yoginiOf(lord: Graha): YoginiName | undefined {
  return yoginiNames[yoginiTable.order.findIndex((row) => row.lord === lord)]
}
