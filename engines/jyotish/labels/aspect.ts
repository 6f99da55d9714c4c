import type { Language } from '@hefu/sky/labels'

/** Words of aspects in one language; quarters by their number, 4 a full aspect. */
export type AspectLabels = { readonly word: Readonly<Record<'graha' | 'rashi' | 'degree', string>>; readonly quarters: Readonly<Record<1 | 2 | 3 | 4, string>> }

const en: AspectLabels = {
  word: { graha: 'Aspects of grahas', rashi: 'Aspects of signs', degree: 'Aspects by degree' },
  quarters: { 1: 'a quarter', 2: 'half', 3: 'three quarters', 4: 'full' },
}

const zhHans: AspectLabels = {
  word: { graha: '星曜照射', rashi: '星座照射', degree: '按度照射' },
  quarters: { 1: '四分之一', 2: '二分之一', 3: '四分之三', 4: '全照' },
}

const zhHant: AspectLabels = {
  word: { graha: '星曜照射', rashi: '星座照射', degree: '按度照射' },
  quarters: { 1: '四分之一', 2: '二分之一', 3: '四分之三', 4: '全照' },
}

/** The words of aspects by language. */
export const aspectLabels: Readonly<Record<Language, AspectLabels>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }
