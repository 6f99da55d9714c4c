import type { NamedPeriodId } from '../rules/time/named-periods.ts'
import type { PracticeId } from '../rules/time/practices.ts'
import type { Language } from './language.ts'

/** Words on civil time in one language; offsets come as text such as `+05:30`, dates as `1942-09-01`, degrees as `81.85°E`. */
export type TimeWords = {
  readonly language: Language
  readonly joint: string
  readonly brackets: readonly [open: string, close: string]
  readonly period: Readonly<Record<NamedPeriodId, string>>
  readonly practice: Readonly<Record<PracticeId, string>>
  readonly standard: (abbreviation: string) => string
  readonly duration: (parts: { readonly hours: number; readonly minutes: number }) => string
  readonly daylight: (duration: string) => string
  readonly winter: string
  readonly span: (dates: { readonly from: string | undefined; readonly to: string | undefined }) => string
  readonly release: (about: { readonly zone: string; readonly version: string }) => string
  readonly localMeanTime: (longitude: string) => string
  readonly given: string
  readonly years: (years: readonly [from: number, to: number | undefined]) => string
  readonly remark: {
    readonly gap: string
    readonly fold: string
    readonly 'mean-time-of-place': (offset: string) => string
    readonly 'longitude-wanted': string
    readonly daylight: (duration: string) => string
    readonly winter: (duration: string) => string
    readonly practice: (practice: { readonly name: string; readonly offset: string | undefined; readonly years: string }) => string
    readonly 'offset-differs': (offsets: { readonly offset: string; readonly zone: readonly string[] }) => string
    readonly 'offset-far': (offsets: { readonly offset: string; readonly mean: string }) => string
    readonly 'calendar-unsaid': string
    readonly foreseen: string
  }
}
