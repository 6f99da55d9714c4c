import { at } from '../list.ts'
import { elementOf, placeOf } from '../sign.ts'
import { defaultSettings, type Settings } from '../settings.ts'
import { vargaSign } from './varga.ts'

/** Navamsas of a sign, counted from 1, that are pushkara (tradition; also PVR). */
const pushkaraNavamsas = { fire: [7, 9], earth: [3, 5], air: [6, 8], water: [1, 3] } as const

/** The degree of a sign that is pushkara bhaga: n names the n-th degree, [n - 1, n). */
const pushkaraDegree = { fire: 21, earth: 14, air: 24, water: 7 } as const

/** The same by sign from Aries (JP). */
const pushkaraDegreeOfParijata = [21, 14, 18, 8, 19, 9, 24, 11, 23, 14, 19, 9] as const

/** Whether a longitude has the same sign in D1 and D9. */
export function isVargottama(longitude: number): boolean {
  return placeOf(longitude).sign === vargaSign('D9', longitude, defaultSettings)
}

/** Whether a longitude stands in a pushkara navamsa. */
export function isPushkaraNavamsa(longitude: number): boolean {
  const { sign, degree } = placeOf(longitude)
  const part = Math.floor((degree * 9) / 30) + 1
  return pushkaraNavamsas[elementOf(sign)].some((one) => one === part)
}

/** Whether a longitude stands in the pushkara degree of its sign, by element or by the list of Jataka Parijata. */
export function isPushkaraBhaga(longitude: number, { pushkaraBhaga }: Pick<Settings, 'pushkaraBhaga'>): boolean {
  const { sign, degree } = placeOf(longitude)
  const named = pushkaraBhaga === 'element' ? pushkaraDegree[elementOf(sign)] : at(pushkaraDegreeOfParijata, sign)
  return Math.floor(degree) + 1 === named
}
