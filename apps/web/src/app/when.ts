import type { PageLanguage } from '../words/index.ts'

const words = { 'zh-Hans': { today: '今天', yesterday: '昨天' }, en: { today: 'Today', yesterday: 'Yesterday' } } as const
const locales = { 'zh-Hans': 'zh-CN', en: 'en-GB' } as const

/** A moment as a list says it: today and yesterday with the hour, else the day, with the year where it is another one. Times in milliseconds since 1970, in the zone of this device. */
export function shortWhen(at: number, now: number, language: PageLanguage): string {
  const days = daysBetween(new Date(at), new Date(now))
  const hour = formatted(at, language, { hour: '2-digit', minute: '2-digit', hour12: false })
  if (days === 0) return `${words[language].today} ${hour}`
  if (days === 1) return `${words[language].yesterday} ${hour}`
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  if (language === 'en') return formatted(at, language, { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) })
  const date = new Date(at)
  const day = `${date.getMonth() + 1} 月 ${date.getDate()} 日`
  return sameYear ? day : `${date.getFullYear()} 年 ${day}`
}

/** A moment in full, with day and minute, in the zone of this device. */
export function fullWhen(at: number, language: PageLanguage): string {
  const hour = formatted(at, language, { hour: '2-digit', minute: '2-digit', hour12: false })
  if (language === 'en') return `${formatted(at, language, { day: 'numeric', month: 'short', year: 'numeric' })}, ${hour}`
  const date = new Date(at)
  return `${date.getFullYear()} 年 ${date.getMonth() + 1} 月 ${date.getDate()} 日 ${hour}`
}

function formatted(at: number, language: PageLanguage, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], options).format(at)
}

/** Whole days of the calendar from the one to the other; an hour lost or won in between does not count. */
function daysBetween(from: Date, to: Date): number {
  const day = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return (day(to) - day(from)) / 86_400_000
}
