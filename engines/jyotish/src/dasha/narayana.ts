import { narayanaOrders, signDashaRules } from '../../rules/dashas.ts'
import type { Signs } from '../placement/placement.ts'
import type { Settings } from '../settings.ts'
import { houses, isOdd, isOddFooted, lordOf, modeOf, type Sign, signAt, signOfHouse } from '../sign.ts'
import { strengthGround, type StrengthGround } from '../stronger/ground.ts'
import { strongerSign } from '../stronger/sign.ts'
import type { Positions } from '../positions.ts'
import { roundsOf, type SignCourse } from './sign-course.ts'
import { signYears, type SignYearSettings } from './sign-years.ts'

/** The settings that Narayana dasha depends on. */
export type NarayanaSettings = SignYearSettings & Pick<Settings, 'dashaYear'>

/** Narayana dasha of the birth chart, two rounds (PVR; JS 2.4). */
export function narayana(positions: Positions, settings: NarayanaSettings): SignCourse {
  const ground = strengthGround(positions)
  return narayanaFrom({ ground, start: ground.signs.lagna, jdUt: positions.jdUt }, settings)
}

/** What Narayana dasha of any division starts from: its signs and degrees, and the sign that takes the place of the lagna. */
export type NarayanaStart = { readonly ground: StrengthGround; readonly start: Sign; readonly jdUt: number }

/** The sign that Narayana dasha of a division starts from: where the lord of the house of its number stands in it; after the twelfth house the count goes round. */
export function narayanaStartOf(birth: Signs, division: Signs, number: number): Sign {
  return division[lordOf(signOfHouse(birth.lagna, houses[(number - 1) % 12] ?? 1))]
}

/** Narayana dasha from the stronger of a sign and the seventh from it. */
export function narayanaFrom({ ground, start, jdUt }: NarayanaStart, settings: NarayanaSettings): SignCourse {
  const weighing = { nodeDignity: settings.nodeDignity, coLords: 'stronger' } as const
  const years = (sign: Sign) => signYears(ground, sign, { dignity: true, settings })
  const { sign: seed, decidedBy } = strongerSign(ground, [start, signAt(start + 6)], weighing)
  const partsOf = (sign: Sign): readonly Sign[] => {
    const [own, seventh] = [sign, signAt(sign + 6)].map((each) => ground.signs[years(each).lord])
    const { sign: first } = strongerSign(ground, [own ?? sign, seventh ?? sign], weighing)
    return walk(ground, first, { order: houses, forward: isOdd(first) })
  }
  const order = walk(ground, seed, { order: narayanaOrders[modeOf(seed)], forward: isOddFooted(signAt(seed + 8)) })
  const { id: rule, source } = signDashaRules.narayana
  const first = order.map((sign) => ({ sign, ...years(sign), parts: partsOf(sign) }))
  const decided = decidedBy === undefined ? {} : { decidedBy }
  return { system: 'narayana', rule, source, seed, ...decided, birth: jdUt, yearDays: Number(settings.dashaYear), mahas: roundsOf(first, 2) }
}

/** Signs in an order of houses from the first: Ketu in it turns the direction, else Saturn in it makes the order plain and forward. */
function walk({ signs }: StrengthGround, first: Sign, { order, forward }: { readonly order: readonly number[]; readonly forward: boolean }): readonly Sign[] {
  const ketu = signs.ketu === first
  if (!ketu && signs.saturn === first) return houses.map((house) => signOfHouse(first, house))
  const step = forward === ketu ? -1 : 1
  return order.map((house) => signAt(first + step * (house - 1)))
}
