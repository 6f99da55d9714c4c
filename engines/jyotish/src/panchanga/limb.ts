import { type Ayanamsa, type Ephemeris, instantFromTt, instantFromUt, type Motion, nextReach } from '@hefu/sky'
import { fixedKaranas, movableKaranas, tithiNames, yogaNames } from '../../rules/panchanga.ts'
import { at, mod } from '../list.ts'

/** The four limbs that Sun and Moon alone decide; the fifth is the weekday. */
export const limbNames = ['tithi', 'karana', 'nakshatra', 'yoga'] as const

/** One of the four. */
export type LimbName = (typeof limbNames)[number]

/** A member of a limb: its number from 1, and when it begins and ends, Julian days (UT); the end is the start of the next. */
export type LimbMember = { readonly number: number; readonly start: number; readonly end: number }

/** The angle behind each limb, how many members a turn of it has, and its mean motion, degrees a day. */
const turns = {
  tithi: { motion: 'elongation', members: 30, rate: 12.19 },
  karana: { motion: 'elongation', members: 60, rate: 12.19 },
  nakshatra: { motion: 'moon', members: 27, rate: 13.18 },
  yoga: { motion: 'sum', members: 27, rate: 14.16 },
} as const satisfies Record<LimbName, { readonly motion: Motion; readonly members: number; readonly rate: number }>

/** What limbs are read from: the ephemeris, and the zodiac of star and yoga. */
export type LimbGround = { readonly ephemeris: Ephemeris; readonly ayanamsa: Ayanamsa }

/** Numbers of the four limbs from 1, from the sidereal longitudes of Sun and Moon in degrees. */
export function limbNumbers({ sun, moon }: { readonly sun: number; readonly moon: number }): Readonly<Record<LimbName, number>> {
  const angle = { elongation: mod(moon - sun, 360), moon: mod(moon, 360), sum: mod(moon + sun, 360) }
  const number = (name: LimbName): number => Math.min(turns[name].members, Math.floor((angle[turns[name].motion] * turns[name].members) / 360) + 1)
  return { tithi: number('tithi'), karana: number('karana'), nakshatra: number('nakshatra'), yoga: number('yoga') }
}

/**
 * The member running at a Julian day (UT), with its begin and end to a hundredth of a second by root finding. `number` is the one that the
 * longitudes at that moment gave (`limbNumbers`). Throws SkyError `time-range`.
 */
export function limbAround(ground: LimbGround, name: LimbName, { ut, number }: { readonly ut: number; readonly number: number }): LimbMember {
  const { members, rate } = turns[name]
  const { tt } = instantFromUt(ut)
  // No member lasts more than a quarter longer than the mean; begun at the very moment, it is found again a moment later.
  const start = edge(ground, name, { number, after: tt - (1.5 * 360) / (members * rate) })
  const end = edge(ground, name, { number: number + 1, after: start + 0.1 / rate })
  return { number, start: instantFromTt(start).ut, end: instantFromTt(end).ut }
}

/** Every member that overlaps [from, to), Julian days (UT), in order of time; the first runs at `from`. Throws SkyError `time-range`. */
export function limbsBetween(
  ground: LimbGround,
  name: LimbName,
  { from, to, number }: { readonly from: number; readonly to: number; readonly number: number },
): readonly LimbMember[] {
  const found = [limbAround(ground, name, { ut: from, number })]
  const { members, rate } = turns[name]
  for (let last = at(found, 0); last.end < to; last = at(found, found.length - 1)) {
    const next = (last.number % members) + 1
    const end = edge(ground, name, { number: next + 1, after: instantFromUt(last.end).tt + 0.1 / rate })
    found.push({ number: next, start: last.end, end: instantFromTt(end).ut })
  }
  return found
}

/** When the member with this number begins next, Julian day (TT). */
function edge({ ephemeris, ayanamsa }: LimbGround, name: LimbName, { number, after }: { readonly number: number; readonly after: number }): number {
  const { motion, members } = turns[name]
  const target = mod(((number - 1) * 360) / members, 360)
  return nextReach(ephemeris, { motion, target, after, ...(motion === 'elongation' ? {} : { ayanamsa }) })
}

/** A name of a day by the Moon. */
export type TithiName = (typeof tithiNames)[number]

/** The bright half, growing, or the dark half. */
export type Paksha = 'shukla' | 'krishna'

/** The half of the month and the name of a tithi, 1 to 30. */
export function tithiOf(number: number): { readonly paksha: Paksha; readonly name: TithiName } {
  if (number === 30) return { paksha: 'krishna', name: 'amavasya' }
  return { paksha: number <= 15 ? 'shukla' : 'krishna', name: at(tithiNames, (number - 1) % 15) }
}

/** A name of a half tithi. */
export type KaranaName = (typeof movableKaranas)[number] | (typeof fixedKaranas)[number]

/** The name of a karana, 1 to 60 from the start of the bright half. */
export function karanaOf(number: number): KaranaName {
  if (number === 1) return 'kimstughna'
  return number < 58 ? at(movableKaranas, (number - 2) % 7) : at(fixedKaranas, number - 58)
}

/** A name of a yoga. */
export type YogaName = (typeof yogaNames)[number]

/** The name of a yoga, 1 to 27. */
export function yogaOf(number: number): YogaName {
  return at(yogaNames, number - 1)
}
