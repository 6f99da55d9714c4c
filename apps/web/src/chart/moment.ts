import { type Birth, type BirthMoment, toldOf } from '@hefu/births'
import type { CivilClock } from '@hefu/jyotish'
import type { Coordinates, Zones } from '@hefu/sky'

/** The moment that a chart is drawn for. Epoch seconds. */
export type ChartMoment = {
  /** The instant itself, or the middle of the stretch in which the birth lies. */
  readonly at: number
  /** The stretch, where the instant is not known; its end is not of it. */
  readonly span?: { readonly from: number; readonly to: number }
  /** False where nothing but the day is known: then there is no lagna. */
  readonly timeKnown: boolean
  readonly place: Coordinates
  readonly clock: CivilClock
  /** Seconds that the clock ran before universal time. */
  readonly offsetSeconds: number
}

/** The moment to draw for; undefined where the clock showed the time twice or never and no choice was made. */
export function chartMoment(birth: Birth, moment: BirthMoment, zones: Zones): ChartMoment | undefined {
  const [reading] = moment.readings
  if (moment.kind === 'undecided' || reading === undefined) return undefined
  const { latitude, longitude } = birth.place
  const rest = {
    timeKnown: toldOf(birth, 'working').time.kind !== 'unknown',
    place: { latitude, longitude },
    clock: birth.zone === undefined || birth.reckoning.kind !== 'zone' ? { offsetSeconds: reading.offsetSeconds } : { zones, zone: birth.zone },
    offsetSeconds: reading.offsetSeconds,
  }
  if (moment.kind === 'instant') return { at: moment.instant, ...rest }
  const { from, to } = moment
  return { at: Math.round((from + to) / 2), span: { from, to }, ...rest }
}
