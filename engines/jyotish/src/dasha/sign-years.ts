import { debilitationOf, exaltationOf, nodeDignity } from '../dignity/dignity.ts'
import { type Graha, isPlanet } from '../graha.ts'
import type { Settings } from '../settings.ts'
import { isOddFooted, type Sign } from '../sign.ts'
import { strongerLord } from '../stronger/co-lord.ts'
import type { StrengthGround } from '../stronger/ground.ts'

/** The settings that years of signs depend on. */
export type SignYearSettings = Pick<Settings, 'nodeDignity' | 'narayanaNodeDignity'>

/** The years of a sign and the lord they are counted to. */
export type SignYears = { readonly years: number; readonly lord: Graha }

/**
 * The years of a sign: counted from it to its lord (the stronger of two), forward from an odd-footed sign and backward from the others, less
 * one; twelve where the lord is at home. With `dignity` an exalted lord adds a year and a debilitated one takes one, but Mercury in Virgo is
 * at home and adds none (PVR; BPHS 46.155-167). Which of two lords makes the longer period is not weighed: two implementations that agree on
 * the gold charts leave it out.
 */
export function signYears(
  ground: StrengthGround,
  sign: Sign,
  { dignity, settings }: { readonly dignity: boolean; readonly settings: SignYearSettings },
): SignYears {
  const { lord } = strongerLord(ground, sign, settings)
  const place = ground.signs[lord]
  const count = isOddFooted(sign) ? (place - sign + 12) % 12 : (sign - place + 12) % 12
  return { years: count === 0 ? 12 : count + (dignity ? dignityYear(lord, place, settings) : 0), lord }
}

function dignityYear(lord: Graha, place: Sign, { nodeDignity: table, narayanaNodeDignity }: SignYearSettings): 1 | 0 | -1 {
  if (isPlanet(lord)) {
    if (place === exaltationOf(lord)) return lord === 'mercury' ? 0 : 1
    return place === debilitationOf(lord) ? -1 : 0
  }
  if (narayanaNodeDignity === 'off') return 0
  const dignity = nodeDignity(lord, place, table)
  if (dignity === 'exalted') return 1
  return dignity === 'debilitated' ? -1 : 0
}
