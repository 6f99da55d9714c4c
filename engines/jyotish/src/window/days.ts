import { nextRise } from '@hefu/sky'
import { dayAnchors, type DayFound } from '../day/anchors.ts'
import { at } from '../list.ts'
import { riseDefinitionOf } from '../panchanga/rise-definition.ts'
import type { DeclaredWindow } from './declared-window.ts'
import type { Bounds } from './partition.ts'

/** A part of the window that lies in one day from sunrise to sunrise, or in a time without one. */
export type DayStretch = Bounds & { readonly day: DayFound }

/** Beyond a sunrise, days: a fifth of a second. */
const beyond = 2e-6

/** The days from sunrise to sunrise that fill the window, in order. Throws SkyError: `zone-unknown`, `time-range`. */
export function dayStretches({ ephemeris, from, to, place, clock, settings }: DeclaredWindow): readonly DayStretch[] {
  const found: DayStretch[] = []
  for (let start = from; start < to; start = at(found, found.length - 1).to) {
    const day = dayAnchors(ephemeris, { ut: start === from ? from : start + beyond, place, clock }, settings)
    const look = { body: 'sun', place, definition: riseDefinitionOf(settings.sunrise) } as const
    const end = 'absent' in day ? nextRise(ephemeris, { ...look, after: start + 0.01, within: Math.max(0.01, to - start) })?.ut : day.nextSunrise
    found.push({ from: start, to: Math.min(end ?? to, to), day })
  }
  return found
}

/** The day that a moment of the window lies in. */
export function dayAt(stretches: readonly DayStretch[], ut: number): DayFound {
  return (stretches.find(({ to }) => ut < to) ?? at(stretches, stretches.length - 1)).day
}

/** Where the days change. */
export function dayFlips(stretches: readonly DayStretch[]): readonly number[] {
  return stretches.slice(1).map(({ from }) => from)
}

/** Moments of every day that has a sunrise. */
export function momentsOf(
  stretches: readonly DayStretch[],
  of: (day: Exclude<DayFound, { readonly absent: unknown }>) => readonly number[],
): readonly number[] {
  return [...dayFlips(stretches), ...stretches.flatMap(({ day }) => ('absent' in day ? [] : of(day)))]
}
