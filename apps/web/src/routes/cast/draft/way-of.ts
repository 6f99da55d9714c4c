import { type Branch, type CastWay, type Moment, type Options, pillarsAt } from '@hefu/liuyao'
import { lineCountOf, type Thrown, wayOfThrown } from '../../../reading/liuyao/coins/thrown.ts'
import type { Draft } from './draft.ts'
import { checked } from './engine-fault.ts'
import { bad, type Checked, good } from './fault.ts'

/** The ways of casting that the page offers. */
export const ways = ['coins', 'lines', 'names', 'numbers', 'time', 'yarrow'] as const

/** One of them. */
export type Way = (typeof ways)[number]

/** The way that a draft has chosen. */
export function wayChosen({ way }: Draft): Way {
  return ways.find((one) => one === way) ?? 'coins'
}

/** What has been thrown, for the ways that go line by line. */
export function thrownOf(draft: Draft): Thrown | undefined {
  if (wayChosen(draft) === 'yarrow') return { way: 'yarrow', stalks: draft.stalks }
  return wayChosen(draft) === 'coins' ? { way: 'coins', coins: draft.coins, noted: draft.noted === 'yes' } : undefined
}

type Dated = { readonly moment: Moment; readonly options: Options }

/** The way of casting with its material; `numbers` and `time` read the hour off the moment. */
export function wayOf(draft: Draft, dated: Dated): Checked<CastWay> {
  const thrown = thrownOf(draft)
  if (thrown !== undefined) return lineCountOf(thrown) === 6 ? good(wayOfThrown(thrown)) : bad('way', 'lines-missing')
  switch (wayChosen(draft)) {
    case 'names':
      return namesWay(draft)
    case 'numbers':
      return numbersWay(draft, dated)
    case 'time':
      return timeWay(dated)
    default:
      return linesWay(draft)
  }
}

function linesWay({ lines }: Draft): Checked<CastWay> {
  return /^[6-9]{6}$/u.test(lines) ? good({ kind: 'lines', values: Array.from(lines, Number) }) : bad('lines', 'lines-missing')
}

function namesWay({ base, changed }: Draft): Checked<CastWay> {
  if (base === '') return bad('base', 'base-missing')
  return good({ kind: 'hexagrams', base: Number(base), ...(changed === '' ? {} : { changed: Number(changed) }) })
}

function numbersWay(draft: Draft, dated: Dated): Checked<CastWay> {
  const typed = [draft.first, draft.second, draft.third].map((text) => text.trim())
  const [first = '', second = ''] = typed
  if (first === '') return bad('first', 'numbers-missing')
  if (second === '') return bad('second', 'numbers-missing')
  const names = ['first', 'second', 'third'] as const
  const wrong = names.find((_, place) => !/^\d{0,15}$/u.test(typed[place] ?? '') || /^0+$/u.test(typed[place] ?? ''))
  if (wrong !== undefined) return bad(wrong, 'number-invalid')
  const numbers = typed.filter((text) => text !== '').map(Number)
  if (draft.addHour !== 'yes') return good({ kind: 'numbers', numbers })
  const hour = hourOf(dated)
  return hour.ok ? good({ kind: 'numbers', numbers, addHour: hour.value }) : hour
}

/** The plum-blossom cast of the moment itself. */
function timeWay(dated: Dated): Checked<CastWay> {
  const { lunar } = dated.moment
  const hour = hourOf(dated)
  if (!hour.ok) return hour
  if (lunar === undefined) return bad('date', 'lunar-date-needed')
  return good({ kind: 'time', yearBranch: lunar.yearBranch, lunarMonth: lunar.month, lunarDay: lunar.day, hourBranch: hour.value })
}

/** The branch of the hour by the conventions' clock. */
export function hourOf({ moment, options }: Dated): Checked<Branch> {
  const dated = checked('date', () => pillarsAt(moment, options).pillars.hour)
  if (!dated.ok) return dated
  return dated.value === undefined ? bad('date', 'instant-invalid') : good(dated.value.branch)
}
