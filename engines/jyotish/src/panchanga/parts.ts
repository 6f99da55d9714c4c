import { choghadiyaOf, dayEighths } from '../../rules/panchanga.ts'
import { type Planet, planets } from '../graha.ts'
import { at } from '../list.ts'
import type { Settings } from '../settings.ts'

/** A day from sunrise to sunrise: Julian days (UT), and the weekday, 0 Sunday to 6, of the civil date of its sunrise. */
export type SunDay = { readonly sunrise: number; readonly sunset: number; readonly nextSunrise: number; readonly weekday: number }

/** A stretch of time, Julian days (UT), half-open. */
export type Span = { readonly start: number; readonly end: number }

/** An hour of a graha. */
export type Hora = Span & { readonly lord: Planet }

/** A name of an eighth of the day or the night. */
export type ChoghadiyaName = (typeof choghadiyaOf)[Planet]

/** A choghadiya with its graha. */
export type Choghadiya = Span & { readonly name: ChoghadiyaName; readonly lord: Planet }

/** The graha of a weekday, 0 Sunday to 6 Saturday. */
export function lordOfWeekday(weekday: number): Planet {
  return at(planets, weekday % 7)
}

/** Part `index` (from 0) of `count` equal parts; its end is computed as the start of the next. */
function partOf({ start, end }: Span, count: number, index: number): Span {
  const edge = (k: number): number => (k === count ? end : start + ((end - start) * k) / count)
  return { start: edge(index), end: edge(index + 1) }
}

/** The twenty-four horas of a day: twelve of the day and twelve of the night, or twenty-four equal ones from sunrise. The first belongs to the weekday's lord, each next to the sixth weekday from it (Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars). */
export function horasOf({ sunrise, sunset, nextSunrise, weekday }: SunDay, { hora }: Pick<Settings, 'hora'>): readonly Hora[] {
  return Array.from({ length: 24 }, (_, index) => {
    const lord = lordOfWeekday(weekday + 5 * index)
    if (hora === 'equal') return { lord, ...partOf({ start: sunrise, end: nextSunrise }, 24, index) }
    return { lord, ...(index < 12 ? partOf({ start: sunrise, end: sunset }, 12, index) : partOf({ start: sunset, end: nextSunrise }, 12, index - 12)) }
  })
}

/** The eighths of the day that are avoided, and the noon muhurta (the eighth of fifteen); `setAside` on Wednesdays, as some books have it. */
export type DayParts = { readonly rahuKala: Span; readonly gulikaKala: Span; readonly yamaganda: Span; readonly abhijit: Span & { readonly setAside: boolean } }

/** Rahu kala, Gulika kala, yamaganda and abhijit of a day. */
export function dayPartsOf({ sunrise, sunset, weekday }: SunDay): DayParts {
  const day = { start: sunrise, end: sunset }
  const eighth = (parts: readonly number[]): Span => partOf(day, 8, at(parts, weekday) - 1)
  return {
    rahuKala: eighth(dayEighths.rahuKala),
    gulikaKala: eighth(dayEighths.gulikaKala),
    yamaganda: eighth(dayEighths.yamaganda),
    abhijit: { ...partOf(day, 15, 7), setAside: weekday === 3 },
  }
}

/** The eight choghadiyas of the day, from the weekday's lord in the order of the horas, and the eight of the night, from the lord of the fifth weekday, each next the fifth from it. */
export function choghadiyasOf({ sunrise, sunset, nextSunrise, weekday }: SunDay): {
  readonly day: readonly Choghadiya[]
  readonly night: readonly Choghadiya[]
} {
  const eight = (span: Span, lords: (index: number) => Planet): readonly Choghadiya[] =>
    Array.from({ length: 8 }, (_, index) => {
      const lord = lords(index)
      return { name: choghadiyaOf[lord], lord, ...partOf(span, 8, index) }
    })
  return {
    day: eight({ start: sunrise, end: sunset }, (index) => lordOfWeekday(weekday + 5 * index)),
    night: eight({ start: sunset, end: nextSunrise }, (index) => lordOfWeekday(weekday + 4 + 4 * index)),
  }
}

/** The part that runs at a moment; undefined outside of all. */
export function runningPart<Part extends Span>(parts: readonly Part[], when: number): Part | undefined {
  return parts.find(({ start, end }) => start <= when && when < end)
}
