import { at } from '../list.ts'
import { isOdd, placeOf } from '../sign.ts'

/** States of age, the youngest first (BPHS 45.3). */
export const baladi = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const

/** One state of age. */
export type Baladi = (typeof baladi)[number]

/** The age of a planet by its degree: five parts of 6 degrees, from bala in odd signs, from mrita in even ones (BPHS 45.3). */
export function baladiOf(longitude: number): Baladi {
  const { sign, degree } = placeOf(longitude)
  const part = Math.min(4, Math.floor((degree * 5) / 30))
  return at(baladi, isOdd(sign) ? part : 4 - part)
}
