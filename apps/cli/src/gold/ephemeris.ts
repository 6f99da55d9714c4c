import { loadEphemeris } from '@hefu/sky/load'
import { compareEphemerisRecord, type EphemerisRecord } from '@hefu/sky/verify'
import { isRecord, listAt } from '../json.ts'
import { compareEach, type Comparer } from './outcome.ts'

/** Moments of the sky: places, ayanamsas, angles, cusps, risings and settings. */
export const compareEphemeris: Comparer = async (gold) => {
  const ephemeris = await loadEphemeris()
  return compareEach(listAt(gold, 'records'), {
    is: isMoment,
    wanted: 'a record with id, ut, jd_ut, jd_tt, place, tropical, sidereal_lahiri, ayanamsa, angles and derived',
    name: ({ id, ut }) => `${id} ${ut}`,
    compare: (record) => compareEphemerisRecord(ephemeris, record),
  })
}

function isMoment(value: unknown): value is EphemerisRecord {
  if (!isRecord(value)) return false
  const numbers = ['id', 'jd_ut', 'jd_tt', 'delta_t_s'].every((key) => typeof value[key] === 'number')
  const parts = ['place', 'tropical', 'sidereal_lahiri', 'ayanamsa', 'angles', 'derived'].every((key) => isRecord(value[key]))
  return numbers && parts && typeof value['ut'] === 'string'
}
