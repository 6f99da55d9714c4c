import type { CivilReading } from '../src/time/reckoned.ts'
import type { Remark } from '../src/time/remarks.ts'
import { clockAt } from '../src/time/wall-clock.ts'
import { degreesText } from './degrees.ts'
import type { Language } from './language.ts'
import { timeEn } from './time-en.ts'
import type { TimeWords } from './time-words.ts'
import { timeZhHans } from './time-zh-hans.ts'
import { timeZhHant } from './time-zh-hant.ts'

const byLanguage: Readonly<Record<Language, TimeWords>> = { 'zh-Hans': timeZhHans, 'zh-Hant': timeZhHant, en: timeEn }

/** An offset in seconds as people write it: `+05:30`, `+01:19:32`; rounded to the second. */
export function offsetText(seconds: number): string {
  const whole = Math.round(Math.abs(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, ...(whole % 60 === 0 ? [] : [whole % 60])]
  return `${seconds < 0 && whole > 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`
}

/** Where an offset comes from, for people: `+06:30, India war time, 1942-09-01 to 1945-10-15 (Asia/Kolkata, tz database 2026b)`. */
export function provenanceLine({ offsetSeconds, provenance }: Pick<CivilReading, 'offsetSeconds' | 'provenance'>, language: Language): string {
  const words = byLanguage[language]
  const offset = offsetText(offsetSeconds)
  switch (provenance.source) {
    case 'zone': {
      const { period, zone, version } = provenance
      const [open, close] = words.brackets
      const span = words.span({ from: dateText(period.from, offsetSeconds), to: dateText(period.to, offsetSeconds) })
      return `${[offset, periodText(provenance, words), span].join(words.joint)}${open}${words.release({ zone, version })}${close}`
    }
    case 'local-mean-time':
      return [offset, words.localMeanTime(longitudeText(provenance.longitude))].join(words.joint)
    case 'practice':
      return [offset, words.practice[provenance.practice]].join(words.joint)
    case 'given':
      return [offset, words.given].join(words.joint)
  }
}

function periodText({ name, period }: Extract<CivilReading['provenance'], { source: 'zone' }>, words: TimeWords): string {
  if (name !== undefined) return words.period[name]
  if (period.daylightSeconds < 0) return words.winter
  return period.daylightSeconds > 0 ? words.daylight(durationText(period.daylightSeconds, words)) : words.standard(period.abbreviation)
}

function dateText(instant: number | undefined, offsetSeconds: number): string | undefined {
  if (instant === undefined) return undefined
  const { year, month, day } = clockAt(instant + offsetSeconds)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function longitudeText(longitude: number): string {
  return `${degreesText(Math.abs(longitude))}°${longitude < 0 ? 'W' : 'E'}`
}

/** How long clocks were put forward or back, in hours and minutes. */
function durationText(seconds: number, { duration }: TimeWords): string {
  const minutes = Math.round(Math.abs(seconds) / 60)
  return duration({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** A remark on a time as a sentence. */
export function remarkLine(remark: Remark, language: Language): string {
  const all = byLanguage[language]
  const { remark: words, practice: names, years } = all
  switch (remark.kind) {
    case 'daylight':
      return words[remark.daylightSeconds < 0 ? 'winter' : 'daylight'](durationText(remark.daylightSeconds, all))
    case 'mean-time-of-place':
      return words['mean-time-of-place'](offsetText(remark.offsetSeconds))
    case 'practice': {
      const { id, offsetSeconds, years: span } = remark.practice
      return words.practice({ name: names[id], offset: offsetSeconds === undefined ? undefined : offsetText(offsetSeconds), years: years(span) })
    }
    case 'offset-differs':
      return words['offset-differs']({ offset: offsetText(remark.offsetSeconds), zone: remark.zoneOffsets.map(offsetText) })
    case 'offset-far':
      return words['offset-far']({ offset: offsetText(remark.offsetSeconds), mean: offsetText(remark.meanOffset) })
    default:
      return words[remark.kind]
  }
}
