import { signDashaRules } from '../../rules/dashas.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { houses, isOddFooted, type Sign, signAt } from '../sign.ts'
import { strengthGround } from '../stronger/ground.ts'
import { type SignChosen, strongerSign } from '../stronger/sign.ts'
import { roundsOf, type SignCourse } from './sign-course.ts'
import { signYears, type SignYearSettings } from './sign-years.ts'

/** The settings that Chara dasha depends on. */
export type CharaSettings = SignYearSettings & Pick<Settings, 'dashaYear' | 'chara'>

/**
 * Chara dasha. `kn_rao`: from the lagna, years without dignity. `parashara`: the same with a year more for an exalted lord and one less for a
 * debilitated one (BPHS 46.155-167). `pvr`: as that, from the strongest of the signs of lagna, Sun and Moon. One round, or two where asked.
 */
export function chara(positions: Positions, settings: CharaSettings, rounds: 1 | 2 = 1): SignCourse {
  const ground = strengthGround(positions)
  const { lagna, sun, moon } = ground.signs
  const weighing = { nodeDignity: settings.nodeDignity, coLords: 'stronger' } as const
  const luminary = strongerSign(ground, [sun, moon], weighing).sign
  const { sign: seed, decidedBy }: SignChosen = settings.chara === 'pvr' ? strongerSign(ground, [lagna, luminary], weighing) : { sign: lagna }
  const step = isOddFooted(signAt(seed + 8)) ? 1 : -1
  // The parts go the way of the mahas; the sign itself comes last.
  const partsOf = (sign: Sign): readonly Sign[] => houses.map((house) => signAt(sign + step * house))
  const { id: rule, source } = signDashaRules[settings.chara]
  const first = houses.map((house) => {
    const sign = signAt(seed + step * (house - 1))
    return { sign, ...signYears(ground, sign, { dignity: settings.chara !== 'kn_rao', settings }), parts: partsOf(sign) }
  })
  const decided = decidedBy === undefined ? {} : { decidedBy }
  return { system: 'chara', rule, source, seed, ...decided, birth: positions.jdUt, yearDays: Number(settings.dashaYear), mahas: roundsOf(first, rounds) }
}
