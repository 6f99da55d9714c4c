import type { Graha } from '../graha.ts'
import { JyotishError } from '../error.ts'
import { at } from '../list.ts'
import type { Settings } from '../settings.ts'
import type { DashaTable } from '../../rules/dashas.ts'
import { type Level, levels, type Period } from './period.ts'

/** How a dasha by stars runs: all its dates follow from this. */
export type StarCourse = {
  readonly system: 'vimshottari' | 'ashtottari' | 'yogini'
  /** Id of the rule, with its version, and its source. */
  readonly rule: string
  readonly source: string
  readonly order: DashaTable['order']
  /** Years of one round of the lords. */
  readonly total: number
  /** Days of a year. */
  readonly yearDays: number
  /** Julian day (UT) of the birth. */
  readonly birth: number
  /** Place in `order` of the lord at birth, when his period began (before the birth), and how many mahas are given. */
  readonly first: number
  readonly start: number
  readonly mahas: number
  /** What was left at birth of the first period. */
  readonly balance: Balance
}

/** What was left of a period at birth; `elapsed` is the share passed, [0, 1). */
export type Balance = { readonly lord: Graha; readonly years: number; readonly days: number; readonly elapsed: number }

/** What starts a course: the system with its table, the first lord's place, the passed share of his period, birth, settings, rounds. */
export type CourseStart = {
  readonly system: StarCourse['system']
  readonly table: DashaTable
  readonly first: number
  readonly elapsed: number
  readonly birth: number
  readonly settings: Pick<Settings, 'dashaYear'>
  readonly rounds: number
}

/** The course from the passed share of the first lord's period: it began `elapsed` × years × days of a year before the birth. */
export function courseFrom({ system, table, first, elapsed, birth, settings, rounds }: CourseStart): StarCourse {
  const { id, source, order } = table
  const yearDays = Number(settings.dashaYear)
  const { lord, years } = at(order, first)
  const left = (1 - elapsed) * years
  return {
    system,
    rule: id,
    source,
    order,
    total: order.reduce((sum, each) => sum + each.years, 0),
    yearDays,
    birth,
    first,
    start: birth - elapsed * years * yearDays,
    mahas: rounds * order.length,
    balance: { lord, years: left, days: left * yearDays, elapsed },
  }
}

/**
 * All periods down to a level, 1 to 5. Each start is worked out on its own as the course's start + days of a year × an exact fraction, so the
 * parts of a period fill it without gap or overlap. Throws JyotishError `level-invalid`.
 */
export function periodsOf(course: StarCourse, depth: Level): readonly Period<Graha>[] {
  checkLevel(depth)
  return split(course, depth, { level: 1, from: 0, first: course.first, unit: 1 })
}

/** The periods running at a Julian day (UT) down to a level, without their parts; empty outside the course. Throws JyotishError `level-invalid`. */
export function runningAt(course: StarCourse, when: number, depth: Level): readonly Period<Graha>[] {
  checkLevel(depth)
  const path: Period<Graha>[] = []
  let place: Place = { level: 1, from: 0, first: course.first, unit: 1 }
  for (const level of levels.slice(0, depth)) {
    const found = childAt(course, when, { ...place, level })
    if (found === undefined) return path
    path.push(found.period)
    place = found.inside
  }
  return path
}

/** A stretch to be divided: its level, its start and the length of one year of its parts in units of 1/total^(level-1) year, the first part's place. */
type Place = { readonly level: Level; readonly from: number; readonly first: number; readonly unit: number }

function split(course: StarCourse, depth: Level, { level, from, first, unit }: Place): readonly Period<Graha>[] {
  const { order, total, start: origin, yearDays, birth } = course
  const count = level === 1 ? course.mahas : order.length
  const denominator = total ** (level - 1)
  const next = levels[level]
  const found: Period<Graha>[] = []
  let numerator = from
  let start = origin + yearDays * (numerator / denominator)
  for (let k = 0, index = first; k < count; k++, index = index + 1 === order.length ? 0 : index + 1) {
    const { lord, years } = at(order, index)
    const parts = next === undefined || next > depth ? [] : split(course, depth, { level: next, from: numerator * total, first: index, unit: unit * years })
    numerator += unit * years
    const end = origin + yearDays * (numerator / denominator)
    found.push({ level, lord, start, end, beforeBirth: end <= birth, parts })
    start = end
  }
  return found
}

function childAt(course: StarCourse, when: number, place: Place): { readonly period: Period<Graha>; readonly inside: Place } | undefined {
  const { order, total, birth } = course
  const { level, unit, first } = place
  const dateOf = (numerator: number): number => course.start + course.yearDays * (numerator / total ** (level - 1))
  if (when < dateOf(place.from)) return undefined
  let from = place.from
  for (let k = 0; k < (level === 1 ? course.mahas : order.length); k++) {
    const index = (first + k) % order.length
    const { lord, years } = at(order, index)
    const [start, end] = [dateOf(from), dateOf(from + unit * years)]
    if (when < end) {
      const inside = { level, from: from * total, first: index, unit: unit * years }
      return { period: { level, lord, start, end, beforeBirth: end <= birth, parts: [] }, inside }
    }
    from += unit * years
  }
  return undefined
}

function checkLevel(depth: number): void {
  if (!(Number.isInteger(depth) && depth >= 1 && depth <= 5)) throw new JyotishError('level-invalid', `The level is ${depth}; allowed are 1 to 5.`)
}
