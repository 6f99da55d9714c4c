import type { Category } from '../../src/judge/question.ts'

/** The scale of a window of time. */
export type TimingUnit = 'hour' | 'day' | 'month' | 'year'

/** The scale at which each category is usually timed (黄金策 千金赋: 远近年月日时, by the matter). */
export const categoryUnits: Readonly<Record<Category, TimingUnit>> = {
  fortune: 'month',
  career: 'month',
  business: 'month',
  wealth: 'day',
  exam: 'month',
  study: 'month',
  document: 'day',
  marriage: 'month',
  children: 'year',
  childbirth: 'day',
  illness: 'day',
  travel: 'day',
  traveller: 'day',
  'moving-house': 'month',
  'lost-property': 'day',
  lawsuit: 'month',
  dispute: 'month',
  safety: 'month',
  'visit-superior': 'day',
  'grave-site': 'month',
  other: 'day',
}
