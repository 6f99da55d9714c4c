import type { YoginiName } from '../src/dasha/yogini.ts'
import type { Language } from '@hefu/sky/labels'

/** Words of dashas in one language. */
export type DashaLabels = {
  readonly system: Readonly<Record<'vimshottari' | 'ashtottari' | 'yogini' | 'narayana' | 'chara', string>>
  /** Maha to prana. */
  readonly level: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>
  readonly yogini: Readonly<Record<YoginiName, string>>
  readonly word: Readonly<Record<'balance' | 'beforeBirth' | 'seed' | 'years' | 'start' | 'end', string>>
}

const en: DashaLabels = {
  system: { vimshottari: 'Vimshottari', ashtottari: 'Ashtottari', yogini: 'Yogini', narayana: 'Narayana', chara: 'Chara' },
  level: { 1: 'maha', 2: 'antar', 3: 'pratyantar', 4: 'sukshma', 5: 'prana' },
  yogini: {
    mangala: 'Mangala',
    pingala: 'Pingala',
    dhanya: 'Dhanya',
    bhramari: 'Bhramari',
    bhadrika: 'Bhadrika',
    ulka: 'Ulka',
    siddha: 'Siddha',
    sankata: 'Sankata',
  },
  word: { balance: 'left at birth', beforeBirth: 'before birth', seed: 'seed', years: 'years', start: 'from', end: 'to' },
}

const zhHans: DashaLabels = {
  system: { vimshottari: '毗输陀利大运', ashtottari: '百零八年大运', yogini: '瑜伽女大运', narayana: '那罗延大运', chara: '行宫大运' },
  level: { 1: '大运', 2: '中运', 3: '小运', 4: '微运', 5: '息运' },
  yogini: { mangala: '吉祥女', pingala: '金黄女', dhanya: '富足女', bhramari: '蜂女', bhadrika: '贤善女', ulka: '流火女', siddha: '成就女', sankata: '危难女' },
  word: { balance: '出生时余', beforeBirth: '出生之前', seed: '起算宫', years: '年', start: '自', end: '至' },
}

const zhHant: DashaLabels = {
  system: { vimshottari: '毗輸陀利大運', ashtottari: '百零八年大運', yogini: '瑜伽女大運', narayana: '那羅延大運', chara: '行宮大運' },
  level: { 1: '大運', 2: '中運', 3: '小運', 4: '微運', 5: '息運' },
  yogini: { mangala: '吉祥女', pingala: '金黃女', dhanya: '富足女', bhramari: '蜂女', bhadrika: '賢善女', ulka: '流火女', siddha: '成就女', sankata: '危難女' },
  word: { balance: '出生時餘', beforeBirth: '出生之前', seed: '起算宮', years: '年', start: '自', end: '至' },
}

/** The words of dashas by language. */
export const dashaLabels: Readonly<Record<Language, DashaLabels>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant }
