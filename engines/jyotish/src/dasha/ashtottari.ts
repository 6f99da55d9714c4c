import { abhijit, ashtottariGroups, ashtottariTable } from '../../rules/dashas.ts'
import { at, mod } from '../list.ts'
import { starOf } from '../placement/star.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { houseFrom, lordOf, placeOf } from '../sign.ts'
import { courseFrom, type StarCourse } from './star-course.ts'
import type { DashaGround } from './vimshottari.ts'

/** Width of one of the twenty-seven stars, degrees. */
const width = 360 / 27

/** Place of Ardra, from which the groups are counted, and of Abhijit among the twenty-eight. */
const ardra = 5
const abhijitPlace = 21

/** Ashtottari, 108 years; a lord's years are shared equally by his stars (BPHS 46.17-22). */
export function ashtottari({ jdUt: birth, longitude }: DashaGround, settings: Pick<Settings, 'dashaYear' | 'ashtottariStars'>): StarCourse {
  const groups = ashtottariGroups[settings.ashtottariStars]
  const { star, fraction } = settings.ashtottariStars === '28' ? starOf28(longitude.moon) : starOf(longitude.moon)
  let behind = mod(star - ardra, Number(settings.ashtottariStars))
  let first = 0
  while (behind >= at(groups, first)) {
    behind -= at(groups, first)
    first++
  }
  const elapsed = (behind + fraction) / at(groups, first)
  return courseFrom({ system: 'ashtottari', table: ashtottariTable, first, elapsed, birth, settings, rounds: 1 })
}

/** The star among twenty-eight: Abhijit takes the end of Uttara Ashadha and the beginning of Shravana. */
function starOf28(longitude: number): { readonly star: number; readonly fraction: number } {
  const { star, fraction } = starOf(longitude)
  const within = (from: number, to: number): number => (longitude - from) / (to - from)
  if (longitude >= abhijit.from && longitude < abhijit.to) return { star: abhijitPlace, fraction: within(abhijit.from, abhijit.to) }
  if (star === abhijitPlace - 1) return { star, fraction: within(star * width, abhijit.from) }
  if (star === abhijitPlace) return { star: star + 1, fraction: within(abhijit.to, (star + 1) * width) }
  return { star: star > abhijitPlace ? star + 1 : star, fraction }
}

/** Whether books would use Ashtottari: `rahu` where Rahu stands in a kendra or kona from the lord of the lagna and not in the lagna; `paksha` where birth is in the dark half by day or in the bright half by night. Reported, never enforced. */
export type AshtottariUse = { readonly rahu: boolean; readonly paksha: boolean | undefined }

/** The two conditions of use (BPHS 46.17 and its variant). `byDay` tells whether the Sun was up; undefined where that is not known. */
export function ashtottariUse({ longitude, lagna }: Pick<Positions, 'longitude' | 'lagna'>, byDay?: boolean): AshtottariUse {
  const rising = placeOf(lagna).sign
  const rahu = placeOf(longitude.rahu).sign
  const house = houseFrom(placeOf(longitude[lordOf(rising)]).sign, rahu)
  const bright = mod(longitude.moon - longitude.sun, 360) < 180
  return { rahu: rahu !== rising && [1, 4, 5, 7, 9, 10].includes(house), paksha: byDay === undefined ? undefined : byDay !== bright }
}
