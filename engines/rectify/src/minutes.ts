import { ayanamsaOf, grahas, type Settings } from '@hefu/jyotish'
import { openWindow, type Ephemeris } from '@hefu/sky'
import { btrRules1 } from '../rules/btr-rules-1.ts'
import { real } from './at.ts'
import type { CaseSpec } from './case-spec.ts'

/** Points of one minute: the nine grahas in the order of `grahas`, then the lagna. */
export const pointCount = grahas.length + 1

/** Place of the Moon and of the lagna among the points of a minute. */
export const place = { moon: grahas.indexOf('moon'), lagna: grahas.length } as const

/** The sky of every minute that a case weighs. */
export interface Minutes {
  readonly count: number
  /** Julian day (universal time) of the first. */
  readonly first: number
  /** Where the declared window begins and ends among them, half open. */
  readonly declared: { readonly from: number; readonly to: number }
  /** Sidereal longitudes in degrees, `pointCount` for each minute. */
  readonly longitudes: Float64Array
  /** Fills `out` with the points of any Julian day of the span, whole minute or not. */
  readonly pointsAt: (day: number, out: Float64Array) => void
}

/** The window's minutes with those beside it. Throws `SkyError` for a place, or a time outside the table. */
export function minutesOf(ephemeris: Ephemeris, spec: CaseSpec, settings: Settings): Minutes {
  const beside = btrRules1.outside.minutes
  const count = spec.minutes + 2 * beside
  const first = spec.from - beside / 1440
  const pointsAt = pointsFunction(ephemeris, { spec, settings, first, hours: count / 60 })
  const longitudes = new Float64Array(count * pointCount)
  for (let minute = 0; minute < count; minute++) pointsAt(first + minute / 1440, longitudes.subarray(minute * pointCount, (minute + 1) * pointCount))
  return { count, first, declared: { from: beside, to: beside + spec.minutes }, longitudes, pointsAt }
}

interface Span {
  readonly spec: CaseSpec
  readonly settings: Settings
  readonly first: number
  readonly hours: number
}

function pointsFunction(ephemeris: Ephemeris, { spec, settings, first, hours }: Span): Minutes['pointsAt'] {
  const node = settings.node === 'mean' ? 'meanNode' : 'trueNode'
  const bodies = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', node] as const
  const window = openWindow(ephemeris, { from: first, hours, place: spec.place, ayanamsa: ayanamsaOf(ephemeris, settings), bodies })
  const chart = new Float64Array(window.length)
  const rahu = bodies.indexOf(node)
  return (day, out) => {
    window.chart(day, chart)
    for (let k = 0; k <= rahu; k++) out[k] = real(chart, k)
    out[rahu + 1] = (real(chart, rahu) + 180) % 360
    out[place.lagna] = real(chart, bodies.length)
  }
}
