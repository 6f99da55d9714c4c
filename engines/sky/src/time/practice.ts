import { type Practice, type PracticeId, practices } from '../../rules/time/practices.ts'
import { SkyError } from '../error.ts'
import { type Coordinates, kilometresBetween } from '../place/distance.ts'
import { meanTimeOffset } from './local-mean-time.ts'

/** A local practice as it applies to one place: `offsetSeconds` ahead of UT, undefined where it follows a longitude that is not known. */
export type LocalPractice = { readonly id: PracticeId; readonly offsetSeconds: number | undefined; readonly years: Practice['years']; readonly source: string }

/** Where and when a practice is looked for: the canonical name of the zone, the year on the clock, and the place as far as it is known. */
export type PracticeQuestion = { readonly zone: string; readonly year: number; readonly place?: Partial<Coordinates> }

/** The practices that people of this place and year may have followed; without coordinates all of the zone. */
export function practicesFor({ zone, year, place = {} }: PracticeQuestion): readonly LocalPractice[] {
  const known: readonly (Practice & { readonly id: PracticeId })[] = practices
  return known
    .filter((practice) => practice.zone === zone && year >= practice.years[0] && year <= (practice.years[1] ?? Infinity) && near(practice, place))
    .map((practice) => applied(practice, place.longitude))
}

/** A practice by its id, applied to a longitude in degrees east. Throws SkyError `practice-unknown`. */
export function practiceNamed(id: string, longitude: number | undefined): LocalPractice {
  const known: readonly (Practice & { readonly id: PracticeId })[] = practices
  const found = known.find((practice) => practice.id === id)
  if (found === undefined)
    throw new SkyError('practice-unknown', 'This local practice is not known', { value: id, allowed: practices.map((each) => each.id).join(', ') })
  return applied(found, longitude)
}

function applied({ id, offset, years, source }: Practice & { readonly id: PracticeId }, longitude: number | undefined): LocalPractice {
  const offsetSeconds = offset !== 'longitude' ? offset : longitude === undefined ? undefined : meanTimeOffset(longitude)
  return { id, offsetSeconds, years, source }
}

function near({ within }: Practice, { latitude, longitude }: Partial<Coordinates>): boolean {
  if (within === undefined || latitude === undefined || longitude === undefined) return true
  return kilometresBetween(within, { latitude, longitude }) <= within.kilometres
}
