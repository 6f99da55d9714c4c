import { vimshottariTable } from '../../rules/dashas.ts'
import type { Level } from '../dasha/period.ts'
import { runningAt } from '../dasha/star-course.ts'
import { vimshottari } from '../dasha/vimshottari.ts'
import type { Graha } from '../graha.ts'
import { at, mod } from '../list.ts'
import type { DeclaredWindow } from './declared-window.ts'
import { type Partition, partitionBy } from './partition.ts'
import { meetingsOf } from './track.ts'

const { order } = vimshottariTable
const total = 120

/** Years from the start of a round (with Ketu) to the start of each lord's period. */
const starts: readonly number[] = order.map((_, index) => order.slice(0, index).reduce((sum, { years }) => sum + years, 0))

/** Years of the rounds of Vimshottari that a Moon has behind it, counted on without a break from star to star. */
function yearsBehind(moon: number): number {
  const stars = (moon * 27) / 360
  const star = Math.floor(stars)
  const index = mod(star, 9)
  return total * Math.floor(star / 9) + at(starts, index) + (stars - star) * at(order, index).years
}

/** The Moon without a jump at Aries. */
function moonAlong(window: DeclaredWindow): (ut: number) => number {
  const start = window.longitudeAt('moon', window.from)
  return (ut) => {
    const moon = window.longitudeAt('moon', ut)
    return moon - 360 * Math.round((moon - start) / 360)
  }
}

/** A period by its place in the rounds: lords from the maha down, and years from the start of a round to its start and its end. */
type Placed = { readonly lords: readonly Graha[]; readonly start: number; readonly end: number }

/** A stretch of the rounds: parts are counted from the lord at `first`. */
type Whole = { readonly lords: readonly Graha[]; readonly start: number; readonly years: number; readonly first: number }

/** Periods of one level that overlap a stretch of the rounds. */
function placed(level: Level, low: number, high: number): readonly Placed[] {
  const rounds = Array.from({ length: Math.floor(high / total) - Math.floor(low / total) + 1 }, (_, k) => total * (Math.floor(low / total) + k))
  return rounds.flatMap((start) => within({ lords: [], start, years: total, first: 0 }, level, { low, high }))
}

function within({ lords, start, years, first }: Whole, level: number, range: { readonly low: number; readonly high: number }): readonly Placed[] {
  return order.flatMap((_, k) => {
    const index = (first + k) % order.length
    const { lord, years: own } = at(order, index)
    const passed = mod(at(starts, index) - at(starts, first), total)
    const [from, length] = [start + (years * passed) / total, (years * own) / total]
    if (from + length < range.low || from > range.high) return []
    const named = [...lords, lord]
    if (level === 1) return [{ lords: named, start: from, end: from + length }]
    return within({ lords: named, start: from, years: length, first: index }, level - 1, range)
  })
}

/** The lords of Vimshottari, from the maha down to a level, that run on a date (Julian day, UT) for each birth of the window; fewer where the date lies outside the course. */
export function dashaPartition(window: DeclaredWindow, date: number, level: Level): Partition<readonly Graha[]> {
  const yearDays = Number(window.settings.dashaYear)
  const moon = moonAlong(window)
  const value = (ut: number): number => yearsBehind(moon(ut)) + (date - ut) / yearDays
  const { from, to } = window
  const flips = meetingsOf([{ from, to, value }], (low, high) => placed(level, low, high).flatMap(({ start }) => (start >= low ? [start] : [])))
  const { longitude } = window.positionsAt(from)
  return partitionBy(window, [...flips.map(({ ut }) => ut), ...courseFlips(window, date)], {
    valueAt: (ut) =>
      runningAt(vimshottari({ jdUt: ut, longitude: { ...longitude, moon: window.longitudeAt('moon', ut) } }, window.settings), date, level).map(
        ({ lord }) => lord,
      ),
    same: (one, other) => one.join() === other.join(),
  })
}

/** Where a date enters or leaves the course: its start is the notional one of the birth star, its end a round later. */
function courseFlips(window: DeclaredWindow, date: number): readonly number[] {
  const { from, to } = window
  const yearDays = Number(window.settings.dashaYear)
  const moon = moonAlong(window)
  const start = (ut: number): number => {
    const stars = (moon(ut) * 27) / 360
    return ut - (stars - Math.floor(stars)) * at(order, mod(Math.floor(stars), 9)).years * yearDays
  }
  const star = window.flips([['moon', 1]], (low, high) => wholeStars(low, high))
  const ends = [from, ...star, to]
  const pieces = ends.slice(1).map((end, index) => ({ from: at(ends, index) + (index === 0 ? 0 : 1e-7), to: end === to ? end : end - 1e-7, value: start }))
  return [...star, ...meetingsOf(pieces, (low, high) => [date, date - total * yearDays].filter((edge) => edge >= low && edge <= high)).map(({ ut }) => ut)]
}

function wholeStars(low: number, high: number): readonly number[] {
  const first = Math.ceil((low * 27) / 360)
  return Array.from({ length: Math.max(0, Math.floor((high * 27) / 360) - first + 1) }, (_, k) => ((first + k) * 360) / 27)
}

/** A date that is known only to lie between two, Julian days (UT). */
export type Between = { readonly earliest: number; readonly latest: number }

/** A period of Vimshottari over a window of births: when it begins and ends, and by how many days each of both may differ. */
export type SpreadPeriod = { readonly lords: readonly Graha[]; readonly start: Between; readonly end: Between; readonly spreadDays: number }

/**
 * The periods of Vimshottari at one level for a window of births, from the one that runs at the birth on, for 120 years: the later the birth,
 * the farther the Moon and the earlier every date.
 */
export function dashaSpread(window: DeclaredWindow, level: 1 | 2 | 3): readonly SpreadPeriod[] {
  const { from, to } = window
  const yearDays = Number(window.settings.dashaYear)
  const moon = moonAlong(window)
  const [first, last] = [yearsBehind(moon(from)), yearsBehind(moon(to))]
  const between = (years: number): Between => ({ earliest: to + (years - last) * yearDays, latest: from + (years - first) * yearDays })
  const spreadDays = (last - first) * yearDays - (to - from)
  return placed(level, first, first + total)
    .filter(({ end }) => end > first)
    .map(({ lords, start, end }) => ({ lords, start: between(start), end: between(end), spreadDays }))
}
