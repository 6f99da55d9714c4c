import type { Language } from '@hefu/sky/labels'
import type { VargaName } from '../src/varga/names.ts'

const en: Readonly<Record<VargaName, string>> = {
  D1: 'Rashi',
  D2: 'Hora',
  D3: 'Drekkana',
  D4: 'Chaturthamsa',
  D5: 'Panchamsa',
  D6: 'Shashthamsa',
  D7: 'Saptamsa',
  D8: 'Ashtamsa',
  D9: 'Navamsa',
  D10: 'Dashamsa',
  D11: 'Rudramsa',
  D12: 'Dvadashamsa',
  D16: 'Shodashamsa',
  D20: 'Vimshamsa',
  D24: 'Chaturvimshamsa',
  D27: 'Saptavimshamsa',
  D30: 'Trimshamsa',
  D40: 'Khavedamsa',
  D45: 'Akshavedamsa',
  D60: 'Shashtyamsa',
}

const parts = {
  D1: '本命',
  D2: '二分',
  D3: '三分',
  D4: '四分',
  D5: '五分',
  D6: '六分',
  D7: '七分',
  D8: '八分',
  D9: '九分',
  D10: '十分',
  D11: '十一分',
  D12: '十二分',
  D16: '十六分',
  D20: '二十分',
  D24: '二十四分',
  D27: '二十七分',
  D30: '三十分',
  D40: '四十分',
  D45: '四十五分',
  D60: '六十分',
} as const satisfies Readonly<Record<VargaName, string>>

/** What each division is called: in English by its Indian name, in Chinese by its number of parts. */
export const vargaLabels: Readonly<Record<Language, (varga: VargaName) => string>> = {
  en: (varga) => en[varga],
  'zh-Hans': (varga) => `${parts[varga]}盘`,
  'zh-Hant': (varga) => `${parts[varga]}盤`,
}
