import type { Language } from '@hefu/liuyao/labels'
import { voiceEn } from './tables/voice/en.ts'
import type { Voice } from './tables/voice/voice.ts'
import { voiceHans } from './tables/voice/zh-hans.ts'
import { voiceHant } from './tables/voice/zh-hant.ts'

/** The rule-based voice of each language. */
export const voices: Readonly<Record<Language, Voice>> = { 'zh-Hans': voiceHans, 'zh-Hant': voiceHant, en: voiceEn }
