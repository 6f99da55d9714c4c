import { seasonNames } from '../../rules/panchanga.ts'
import { at, mod } from '../list.ts'
import { type Sign, signAt } from '../sign.ts'

/** A season of two signs of the Sun. */
export type SeasonName = (typeof seasonNames)[number]

/** The Sun's course north, from its entry into Capricorn, or south, from Cancer. */
export type Course = 'uttarayana' | 'dakshinayana'

/** Season and course of the Sun by one zodiac; `solarMonth` is the sign that the Sun is in. */
export type Season = { readonly season: SeasonName; readonly course: Course; readonly solarMonth: Sign }

/** Season, course and solar month from the Sun's longitude in degrees: of the sidereal zodiac as almanacs have it, or of the tropical one as the sky has it (Surya Siddhanta 14.9-10). */
export function seasonOf(sun: number): Season {
  const fromCapricorn = Math.floor(mod(sun - 270, 360) / 30)
  return {
    season: at(seasonNames, Math.floor(fromCapricorn / 2)),
    course: fromCapricorn < 6 ? 'uttarayana' : 'dakshinayana',
    solarMonth: signAt(Math.floor(mod(sun, 360) / 30)),
  }
}
