import type { Language } from '@hefu/sky/labels'

/** Words of ashtakavarga in one language. */
export type AshtakavargaLabels = Readonly<
  Record<'ashtakavarga' | 'bav' | 'sav' | 'bindus' | 'prastara' | 'kakshya' | 'trikona' | 'ekadhipatya' | 'rashiPinda' | 'grahaPinda' | 'sodhyaPinda', string>
>

const en: AshtakavargaLabels = {
  ashtakavarga: 'Ashtakavarga',
  bav: 'Bindus of each graha',
  sav: 'Bindus of all seven',
  bindus: 'bindus',
  prastara: 'Who gives each bindu',
  kakshya: 'Kakshya (eighth of a sign)',
  trikona: 'After reduction by trines',
  ekadhipatya: 'After reduction by lords',
  rashiPinda: 'Rashi pinda',
  grahaPinda: 'Graha pinda',
  sodhyaPinda: 'Sodhya pinda',
}

const zhHans: AshtakavargaLabels = {
  ashtakavarga: '八分法',
  bav: '各星吉点',
  sav: '七星合计吉点',
  bindus: '吉点',
  prastara: '吉点来源',
  kakshya: '八分段',
  trikona: '三方消减之后',
  ekadhipatya: '同主消减之后',
  rashiPinda: '星座积分',
  grahaPinda: '星曜积分',
  sodhyaPinda: '净积分',
}

const zhHant: AshtakavargaLabels = {
  ashtakavarga: '八分法',
  bav: '各星吉點',
  sav: '七星合計吉點',
  bindus: '吉點',
  prastara: '吉點來源',
  kakshya: '八分段',
  trikona: '三方消減之後',
  ekadhipatya: '同主消減之後',
  rashiPinda: '星座積分',
  grahaPinda: '星曜積分',
  sodhyaPinda: '淨積分',
}

/** The words of ashtakavarga by language. */
export const ashtakavargaLabels: Readonly<Record<Language, AshtakavargaLabels>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
