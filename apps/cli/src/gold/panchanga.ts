import { comparePanchanga as compareDay, type PanchangaRow } from '@hefu/jyotish/verify'
import { loadEphemeris } from '@hefu/sky/load'
import { isRecord, listAt } from '../json.ts'
import { compareEach, type Comparer } from './outcome.ts'

/** Days of the almanac: sunrises by three definitions, limbs, parts of the day, month and year. */
export const comparePanchanga: Comparer = async (gold) => {
  const ephemeris = await loadEphemeris()
  return compareEach(listAt(gold, 'days'), {
    is: isDay,
    wanted: 'a day with id, date, place and sun',
    name: ({ id }) => id,
    compare: (row) => compareDay(ephemeris, row),
  })
}

function isDay(value: unknown): value is PanchangaRow {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['date'] === 'string' && isRecord(value['place']) && isRecord(value['sun'])
}
