import { vargaSign, type Sign, type VargaName } from '@hefu/jyotish'
import { real } from './at.ts'
import type { Case } from './case.ts'
import { place, pointCount } from './minutes.ts'

/** A change of the rising sign in a division: the moment (Julian day, universal time, to half a second) and the signs before and after. */
export interface Tick {
  readonly varga: VargaName
  readonly at: number
  readonly before: Sign
  readonly after: Sign
}

/** The divisions whose changes are worth showing. */
const shown: readonly VargaName[] = ['D1', 'D9', 'D10', 'D7']

const halfSecond = 0.5 / 86_400

/** Every change of the rising sign within the declared window, its last minute included, in order of time. Minutes bracket it, halving finds it; no division of these changes twice within a minute outside the polar regions. */
export function ticks({ minutes, settings }: Case): readonly Tick[] {
  const points = new Float64Array(pointCount)
  const signAt = (varga: VargaName, day: number): Sign => {
    minutes.pointsAt(day, points)
    return vargaSign(varga, real(points, place.lagna), settings)
  }
  const found: Tick[] = []
  for (const varga of shown) {
    for (let minute = minutes.declared.from; minute < minutes.declared.to; minute++) {
      let [low, high] = [minutes.first + minute / 1440, minutes.first + (minute + 1) / 1440]
      const [before, after] = [signAt(varga, low), signAt(varga, high)]
      if (before === after) continue
      while (high - low > halfSecond) {
        const middle = (low + high) / 2
        if (signAt(varga, middle) === before) low = middle
        else high = middle
      }
      found.push({ varga, at: high, before, after })
    }
  }
  return found.toSorted((a, b) => a.at - b.at)
}
