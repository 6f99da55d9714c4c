import { instantFromTt, instantFromUt, nextReach } from '@hefu/sky'
import { monthNames } from '../../rules/panchanga.ts'
import { at, mod } from '../list.ts'
import { type Sign, signAt } from '../sign.ts'
import type { LimbGround, Paksha } from './limb.ts'
import { luminariesAt } from './luminaries.ts'

/** A month by the Moon. */
export type MonthName = (typeof monthNames)[number]

/**
 * The month at a moment: `amanta` from new moon to new moon, `purnimanta` from full moon to full moon. `adhika`: the Sun entered no sign in
 * it; `kshaya`: it entered two, and the name of the next month is lost. New moons are Julian days (UT).
 */
export type Month = {
  readonly amanta: MonthName
  readonly purnimanta: MonthName
  readonly adhika: boolean
  readonly kshaya: boolean
  readonly paksha: Paksha
  readonly newMoonBefore: number
  readonly newMoonAfter: number
  /** The Sun's sidereal sign at either new moon. */
  readonly signBefore: Sign
  readonly signAfter: Sign
}

/** Degrees a day of the Moon from the Sun, mean. */
const rate = 12.190749

/** The month by the Moon that a Julian day (UT) lies in, named after the Sun's sign at the new moon before it (Pisces: Chaitra). Throws SkyError `time-range`. */
export function monthAt(ground: LimbGround, ut: number): Month {
  const { tt } = instantFromUt(ut)
  const { sun, moon } = luminariesAt(ground, tt)
  const elongation = mod(moon - sun, 360)
  const reach = (after: number): number => nextReach(ground.ephemeris, { motion: 'elongation', target: 0, after })
  const before = reach(tt - elongation / rate - 2)
  const after = reach(before + 20)
  const sign = (when: number): Sign => signAt(Math.floor(luminariesAt(ground, when).sun / 30))
  const [signBefore, signAfter] = [sign(before), sign(after)]
  const steps = mod(signAfter - signBefore, 12)
  const paksha = elongation < 180 ? 'shukla' : 'krishna'
  return {
    amanta: at(monthNames, (signBefore + 1) % 12),
    // The dark half already belongs to the month that the next new moon is named after.
    purnimanta: at(monthNames, ((paksha === 'krishna' ? signAfter : signBefore) + 1) % 12),
    adhika: steps === 0,
    kshaya: steps === 2,
    paksha,
    newMoonBefore: instantFromTt(before).ut,
    newMoonAfter: instantFromTt(after).ut,
    signBefore,
    signAfter,
  }
}
