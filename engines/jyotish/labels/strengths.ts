import type { Language } from '@hefu/sky/labels'
import type { BhavaBala } from '../src/strength/bhava-bala.ts'
import type { KalaBala } from '../src/strength/kala.ts'
import type { Shadbala } from '../src/strength/shadbala.ts'
import type { SthanaBala } from '../src/strength/sthana.ts'

/** Words of shadbala and bhava bala in one language. Indian names are kept in English. */
export type StrengthLabels = {
  readonly shadbala: Readonly<Record<keyof Shadbala, string>>
  readonly sthana: Readonly<Record<keyof SthanaBala, string>>
  readonly kala: Readonly<Record<keyof KalaBala, string>>
  readonly bhava: Readonly<Record<keyof BhavaBala, string>>
  readonly word: Readonly<Record<'shadbala' | 'bhavaBala' | 'virupa' | 'rupa' | 'incomplete', string>>
}

const en: StrengthLabels = {
  shadbala: {
    sthana: 'Sthana: place',
    dig: 'Dig: direction',
    kala: 'Kala: time',
    cheshta: 'Cheshta: motion',
    naisargika: 'Naisargika: nature',
    drik: 'Drik: aspects',
    total: 'Total',
    required: 'Needed',
    ratio: 'Total to needed',
    ishta: 'Ishta',
    kashta: 'Kashta',
  },
  sthana: { uchcha: 'Uchcha', saptavargaja: 'Saptavargaja', ojayugma: 'Ojayugma', kendradi: 'Kendradi', drekkana: 'Drekkana', total: 'Total' },
  kala: {
    natonnata: 'Natonnata',
    paksha: 'Paksha',
    tribhaga: 'Tribhaga',
    abda: 'Abda: year',
    masa: 'Masa: month',
    vara: 'Vara: day',
    hora: 'Hora: hour',
    ayana: 'Ayana',
    yuddha: 'Yuddha: war',
    total: 'Total',
  },
  bhava: { house: 'House', lord: 'Lord', dig: 'Direction', drik: 'Aspects', occupants: 'Occupants', rising: 'Rising', total: 'Total' },
  word: { shadbala: 'Shadbala', bhavaBala: 'Bhava bala', virupa: 'virupa', rupa: 'rupa', incomplete: 'Without what takes a sunrise' },
}

const zhHans: StrengthLabels = {
  shadbala: {
    sthana: '位力',
    dig: '方力',
    kala: '时力',
    cheshta: '动力',
    naisargika: '天然力',
    drik: '照力',
    total: '合计',
    required: '所需',
    ratio: '合计与所需之比',
    ishta: '可喜之果',
    kashta: '不喜之果',
  },
  sthana: { uchcha: '旺力', saptavargaja: '七分盘力', ojayugma: '奇偶力', kendradi: '角宫力', drekkana: '三分力', total: '合计' },
  kala: {
    natonnata: '昼夜力',
    paksha: '朔望力',
    tribhaga: '三时力',
    abda: '年主力',
    masa: '月主力',
    vara: '日主力',
    hora: '时主力',
    ayana: '赤纬力',
    yuddha: '星战力',
    total: '合计',
  },
  bhava: { house: '宫', lord: '宫主之力', dig: '方力', drik: '照力', occupants: '入宫之星', rising: '升起之式', total: '合计' },
  word: { shadbala: '六力', bhavaBala: '宫力', virupa: '分', rupa: '如帕', incomplete: '不含须依日出者' },
}

const zhHant: StrengthLabels = {
  shadbala: {
    sthana: '位力',
    dig: '方力',
    kala: '時力',
    cheshta: '動力',
    naisargika: '天然力',
    drik: '照力',
    total: '合計',
    required: '所需',
    ratio: '合計與所需之比',
    ishta: '可喜之果',
    kashta: '不喜之果',
  },
  sthana: { uchcha: '旺力', saptavargaja: '七分盤力', ojayugma: '奇偶力', kendradi: '角宮力', drekkana: '三分力', total: '合計' },
  kala: {
    natonnata: '晝夜力',
    paksha: '朔望力',
    tribhaga: '三時力',
    abda: '年主力',
    masa: '月主力',
    vara: '日主力',
    hora: '時主力',
    ayana: '赤緯力',
    yuddha: '星戰力',
    total: '合計',
  },
  bhava: { house: '宮', lord: '宮主之力', dig: '方力', drik: '照力', occupants: '入宮之星', rising: '升起之式', total: '合計' },
  word: { shadbala: '六力', bhavaBala: '宮力', virupa: '分', rupa: '如帕', incomplete: '不含須依日出者' },
}

/** Words of the strengths, by language. */
export const strengthLabels: Readonly<Record<Language, StrengthLabels>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
