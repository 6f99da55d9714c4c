import { clockAt, epochSecondsOf } from '@hefu/sky'
import { jupiterCycle, monthNames, samvatsaraNames } from '../../rules/panchanga.ts'
import { at } from '../list.ts'
import type { Month } from './month.ts'

/** Days in which the Sun passes one sign, mean. */
const solarMonth = 365.2564 / 12

/** The Saka year of a month; it changes with the first day of the bright half of Chaitra, and an adhika Chaitra belongs to the new year. */
export function sakaYearOf({ newMoonBefore, amanta }: Pick<Month, 'newMoonBefore' | 'amanta'>): number {
  // As many solar months back the Sun was in Pisces, which it enters in the middle of March: never near the turn of a civil year.
  const chaitra = newMoonBefore - monthNames.indexOf(amanta) * solarMonth
  return clockAt(epochSecondsOf({ ut: chaitra })).year - 78
}

/** A name of the sixty years. */
export type SamvatsaraName = (typeof samvatsaraNames)[number]

/** One of the sixty years: its number from 1, Prabhava, and its name. */
export type Samvatsara = { readonly number: number; readonly name: SamvatsaraName }

function samvatsara(index: number): Samvatsara {
  const place = ((index % 60) + 60) % 60
  return { number: place + 1, name: at(samvatsaraNames, place) }
}

/** The year of the southern count, which goes with the Saka year. */
export function samvatsaraSouth(sakaYear: number): Samvatsara {
  return samvatsara(sakaYear + 11)
}

/** The year of the northern count at a Julian day (UT): the sign that mean Jupiter passes, counted from Vijaya at the beginning of the Kali age (Surya Siddhanta 1.55). */
export function samvatsaraNorth(ut: number): Samvatsara {
  const { revolutions, ageDays, kaliEpoch } = jupiterCycle
  return samvatsara(Math.floor(((ut - kaliEpoch) * revolutions * 12) / ageDays) + 26)
}
