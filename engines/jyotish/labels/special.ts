import type { Language } from '@hefu/sky/labels'
import type { NoSunrise } from '../src/day/anchors.ts'
import type { SunriseLagna } from '../src/special/special-lagnas.ts'
import type { PartUpagraha } from '../src/upagraha/of-parts.ts'
import type { SunUpagraha } from '../src/upagraha/of-sun.ts'

/** Words of special lagnas and upagrahas in one language; Indian names stay where no other is in use. */
export type SpecialLabels = {
  readonly lagna: Readonly<Record<SunriseLagna | 'sree' | 'indu' | 'varnada', string>>
  readonly upagraha: Readonly<Record<SunUpagraha | PartUpagraha | 'mandi', string>>
  readonly noSunrise: Readonly<Record<NoSunrise, string>>
  readonly word: Readonly<Record<'lagnas' | 'upagrahas', string>>
}

const upagraha = {
  dhuma: 'Dhuma',
  vyatipata: 'Vyatipata',
  parivesha: 'Parivesha',
  indrachapa: 'Indrachapa',
  upaketu: 'Upaketu',
  gulika: 'Gulika',
  kala: 'Kala',
  mrityu: 'Mrityu',
  ardhaprahara: 'Ardhaprahara',
  yamaghantaka: 'Yamaghantaka',
  mandi: 'Mandi',
} as const satisfies SpecialLabels['upagraha']

const en: SpecialLabels = {
  lagna: {
    bhava: 'Bhava lagna',
    hora: 'Hora lagna',
    ghati: 'Ghati lagna',
    vighati: 'Vighati lagna',
    pranapada: 'Pranapada',
    sree: 'Sree lagna',
    indu: 'Indu lagna',
    varnada: 'Varnada lagna',
  },
  upagraha,
  noSunrise: { polar_night: 'The Sun does not rise here on this date', polar_day: 'The Sun does not set here on this date' },
  word: { lagnas: 'Special lagnas', upagrahas: 'Upagrahas' },
}

const zhHans: SpecialLabels = {
  lagna: {
    bhava: 'Bhava 上升',
    hora: 'Hora 上升',
    ghati: 'Ghati 上升',
    vighati: 'Vighati 上升',
    pranapada: 'Pranapada',
    sree: 'Sree 上升',
    indu: 'Indu 上升',
    varnada: 'Varnada 上升',
  },
  upagraha,
  noSunrise: { polar_night: '当地当日太阳不升', polar_day: '当地当日太阳不落' },
  word: { lagnas: '特殊上升点', upagrahas: '副星' },
}

const zhHant: SpecialLabels = {
  ...zhHans,
  noSunrise: { polar_night: '當地當日太陽不升', polar_day: '當地當日太陽不落' },
  word: { lagnas: '特殊上升點', upagrahas: '副星' },
}

/** The words of special lagnas and upagrahas by language. */
export const specialLabels: Readonly<Record<Language, SpecialLabels>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
