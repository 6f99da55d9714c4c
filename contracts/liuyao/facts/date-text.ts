import type { Language } from '@hefu/liuyao/labels'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const

/** A date `YYYY-MM-DD` as it is written in a language: 2026年8月3日, 3 August 2026. */
export function dateText(date: string, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return language === 'en' ? `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}` : `${year}年${Number(month)}月${Number(day)}日`
}
