import { RectifyError } from './error.ts'
import { checkDate, dayNumberOf } from '@hefu/sky'

/** A civil date as people write it: `1987-05-01`, Gregorian. */
export type IsoDate = string

const written = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * The Julian day in universal time at which a civil date begins in local mean time of a longitude. Where the clock of an event stood
 * elsewhere the day is some hours off, which no rule can feel. Throws `RectifyError` `date-invalid` for what is no date.
 */
export function dayOf(date: IsoDate, longitude: number): number {
  const [, year, month, day] = written.exec(date) ?? []
  if (year === undefined || month === undefined || day === undefined)
    throw new RectifyError('date-invalid', `The date is "${date.slice(0, 40)}"; allowed is a date as 1987-05-01.`)
  const civil = { year: Number(year), month: Number(month), day: Number(day) }
  try {
    checkDate(civil, 'gregorian')
  } catch (error) {
    throw new RectifyError('date-invalid', `The date ${date} does not exist; allowed is a day of the calendar.`, { cause: error })
  }
  return dayNumberOf(civil, 'gregorian') - 0.5 - longitude / 360
}
