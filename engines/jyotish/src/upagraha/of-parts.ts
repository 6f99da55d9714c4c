import { mandiGhatis, partUpagrahas } from '../../rules/upagrahas.ts'
import { type DayAnchors, isDay, lagnaAt } from '../day/anchors.ts'
import { type Planet, planets } from '../graha.ts'
import { at, mod } from '../list.ts'
import type { Span } from '../panchanga/parts.ts'
import type { Settings } from '../settings.ts'

/** The upagrahas that rise with a graha's part of the day or the night. */
export type PartUpagraha = keyof typeof partUpagrahas

/** The five: Saturn's, the Sun's, Mars's, Mercury's, Jupiter's. */
export const partUpagrahaNames = ['gulika', 'kala', 'mrityu', 'ardhaprahara', 'yamaghantaka'] as const satisfies readonly PartUpagraha[]

/** Where they and Mandi rise, sidereal degrees [0, 360). */
export type PartUpagrahas = Readonly<Record<PartUpagraha | 'mandi', number>>

/** The settings that they depend on. */
export type PartSettings = Pick<Settings, 'gulikaPoint' | 'mandi'>

/** The light or the dark half of the day in which a moment lies: its span, Julian days (UT), and which it is. */
type Half = Span & { readonly dark: boolean }

/** The lagnas of the parts of the day or night a birth lies in (BPHS 3.66-70), and Mandi. `birth` is a Julian day (UT) between the anchors' sunrise and the next. */
export function partUpagrahasOf(anchors: DayAnchors, birth: number, settings: PartSettings): PartUpagrahas {
  const rises = (graha: Planet): number => lagnaAt(anchors.rising, riseOfPart(anchors, halfOf(anchors, birth), { graha, settings }))
  const gulika = rises(partUpagrahas.gulika)
  return {
    gulika,
    kala: rises(partUpagrahas.kala),
    mrityu: rises(partUpagrahas.mrityu),
    ardhaprahara: rises(partUpagrahas.ardhaprahara),
    yamaghantaka: rises(partUpagrahas.yamaghantaka),
    mandi: settings.mandi === 'same' ? gulika : lagnaAt(anchors.rising, riseOfMandi(anchors, birth)),
  }
}

function halfOf(anchors: DayAnchors, birth: number): Half {
  const { sunrise, sunset, nextSunrise } = anchors
  return isDay(anchors, birth) ? { start: sunrise, end: sunset, dark: false } : { start: sunset, end: nextSunrise, dark: true }
}

/** Which of the eight parts of the day, or of the night, belongs to a planet, 0 to 6; the last has no lord. By day they start with the weekday's lord, by night with that of the fifth weekday. */
export function partIndexOf(graha: Planet, { weekday, dark }: { readonly weekday: number; readonly dark: boolean }): number {
  return mod(planets.indexOf(graha) - weekday - (dark ? 4 : 0), 7)
}

function riseOfPart({ weekday }: DayAnchors, { start, end, dark }: Half, part: { readonly graha: Planet; readonly settings: PartSettings }): number {
  const within = { begin: 0, middle: 0.5, end: 1 }[part.settings.gulikaPoint]
  return start + ((end - start) * (partIndexOf(part.graha, { weekday, dark }) + within)) / 8
}

function riseOfMandi(anchors: DayAnchors, birth: number): number {
  const { start, end, dark } = halfOf(anchors, birth)
  return start + ((end - start) * at(mandiGhatis[dark ? 'night' : 'day'], anchors.weekday)) / 30
}
