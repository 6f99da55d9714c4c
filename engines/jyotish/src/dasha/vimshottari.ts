import { vimshottariTable } from '../../rules/dashas.ts'
import { starOf } from '../placement/star.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { courseFrom, type StarCourse } from './star-course.ts'

/** What a dasha by stars is worked out from: the birth (Julian day, UT) and the sidereal longitudes. */
export type DashaGround = Pick<Positions, 'jdUt' | 'longitude'>

/** Vimshottari, 120 years from the lord of the Moon's star (BPHS 46.12-16); for its periods see `periodsOf` and `runningAt`. */
export function vimshottari({ jdUt: birth, longitude }: DashaGround, settings: Pick<Settings, 'dashaYear'>): StarCourse {
  const { star, fraction: elapsed } = starOf(longitude.moon)
  return courseFrom({ system: 'vimshottari', table: vimshottariTable, first: star % 9, elapsed, birth, settings, rounds: 1 })
}
