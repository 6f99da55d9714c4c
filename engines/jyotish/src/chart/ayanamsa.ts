import { type Ayanamsa, type AyanamsaChoice, type AyanamsaName, type Ephemeris, openAyanamsa } from '@hefu/sky'
import type { Settings } from '../settings.ts'

/** What the sky calls each ayanamsa of the settings. */
const names = {
  lahiri: 'lahiri',
  raman: 'raman',
  krishnamurti: 'krishnamurti',
  kp_vp291: 'krishnamurtiVp291',
  true_chitra: 'trueChitra',
  true_pushya: 'truePushya',
  true_revati: 'trueRevati',
  yukteshwar: 'yukteshwar',
  fagan_bradley: 'faganBradley',
  lahiri_icrc: 'lahiriIcrc',
  lahiri_1940: 'lahiri1940',
  ushashashi: 'ushashashi',
} as const satisfies Record<Exclude<Settings['ayanamsa'], 'user'>, AyanamsaName>

/** The ayanamsa that the settings name, opened; a user's own is given by its value at J2000 in degrees (0 where none is given). */
export function ayanamsaOf(ephemeris: Ephemeris, { ayanamsa, userAyanamsa = 0 }: Pick<Settings, 'ayanamsa' | 'userAyanamsa'>): Ayanamsa {
  const choice: AyanamsaChoice = ayanamsa === 'user' ? { atJ2000: userAyanamsa } : names[ayanamsa]
  return openAyanamsa(ephemeris, choice)
}
