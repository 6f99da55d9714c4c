import type { TaraName } from '../src/transit/gochara.ts'
import type { SaturnTime } from '../src/transit/saturn.ts'
import type { Touch } from '../src/transit/double-transit.ts'
import type { Language } from '@hefu/sky/labels'

/** Words of transits in one language. */
export type TransitLabels = {
  readonly saturn: Readonly<Record<SaturnTime, string>>
  /** Of sade sati. */
  readonly phase: Readonly<Record<1 | 2 | 3, string>>
  readonly tara: Readonly<Record<TaraName, string>>
  readonly touch: Readonly<Record<Touch, string>>
  readonly motion: Readonly<Record<'direct' | 'retrograde', string>>
  readonly word: Readonly<Record<'gochara' | 'vedha' | 'taraBala' | 'chandraBala' | 'chandrashtama' | 'doubleTransit' | 'ingress', string>>
}

const en: TransitLabels = {
  saturn: { sade_sati: 'Sade sati', kantaka: 'Kantaka Saturn', ashtama: 'Ashtama Saturn' },
  phase: { 1: 'first phase', 2: 'second phase', 3: 'third phase' },
  tara: {
    janma: 'Janma',
    sampat: 'Sampat',
    vipat: 'Vipat',
    kshema: 'Kshema',
    pratyari: 'Pratyari',
    sadhaka: 'Sadhaka',
    vadha: 'Vadha',
    mitra: 'Mitra',
    atimitra: 'Atimitra',
  },
  touch: { occupies: 'stands in', aspects: 'aspects' },
  motion: { direct: 'direct', retrograde: 'retrograde' },
  word: {
    gochara: 'Transit from the Moon',
    vedha: 'Obstruction (vedha)',
    taraBala: 'Tara bala',
    chandraBala: 'Chandra bala',
    chandrashtama: 'Chandrashtama',
    doubleTransit: 'Double transit',
    ingress: 'Ingress',
  },
}

const zhHans: TransitLabels = {
  saturn: { sade_sati: '土星七年半', kantaka: '土星临第四', ashtama: '土星临第八' },
  phase: { 1: '第一期', 2: '第二期', 3: '第三期' },
  tara: { janma: '命星', sampat: '荣星', vipat: '衰星', kshema: '安星', pratyari: '危星', sadhaka: '成星', vadha: '坏星', mitra: '友星', atimitra: '亲星' },
  touch: { occupies: '临', aspects: '照' },
  motion: { direct: '顺行', retrograde: '逆行' },
  word: {
    gochara: '自月所见行运',
    vedha: '阻碍',
    taraBala: '星力',
    chandraBala: '月力',
    chandrashtama: '月临第八',
    doubleTransit: '木土双临',
    ingress: '入宫',
  },
}

const zhHant: TransitLabels = {
  saturn: { sade_sati: '土星七年半', kantaka: '土星臨第四', ashtama: '土星臨第八' },
  phase: { 1: '第一期', 2: '第二期', 3: '第三期' },
  tara: { janma: '命星', sampat: '榮星', vipat: '衰星', kshema: '安星', pratyari: '危星', sadhaka: '成星', vadha: '壞星', mitra: '友星', atimitra: '親星' },
  touch: { occupies: '臨', aspects: '照' },
  motion: { direct: '順行', retrograde: '逆行' },
  word: {
    gochara: '自月所見行運',
    vedha: '阻礙',
    taraBala: '星力',
    chandraBala: '月力',
    chandrashtama: '月臨第八',
    doubleTransit: '木土雙臨',
    ingress: '入宮',
  },
}

/** The words of transits by language. */
export const transitLabels: Readonly<Record<Language, TransitLabels>> = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant }
