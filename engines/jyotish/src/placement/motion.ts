import { meanSpeeds } from '../../rules/combustion.ts'
import type { Graha } from '../graha.ts'
import type { Positions } from '../positions.ts'

/** How a graha moves in longitude. */
export type Motion = { readonly speed: number; readonly retrograde: boolean; readonly stationary: boolean }

/** Speed in degrees a day; retrograde below 0 (the mean node always); stationary below a twentieth of the mean speed either way. */
export function motionOf({ speed }: Pick<Positions, 'speed'>, graha: Graha): Motion {
  const now = speed[graha]
  return { speed: now, retrograde: now < 0, stationary: Math.abs(now) < Math.abs(meanSpeeds[graha]) / 20 }
}
