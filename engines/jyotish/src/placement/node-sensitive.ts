import { placeOf } from '../sign.ts'
import { turned } from '../list.ts'
import type { Positions } from '../positions.ts'
import { starOf } from './star.ts'

/** What of the nodes changes with the choice of node, mean or true. */
export type NodeSensitive = 'rahu.sign' | 'rahu.pada' | 'ketu.sign' | 'ketu.pada'

/** What would be another value under the other node: nothing where the choice does not matter to signs and quarters of stars. */
export function nodeSensitive({ longitude, otherRahu }: Pick<Positions, 'longitude' | 'otherRahu'>): readonly NodeSensitive[] {
  const pairs = { rahu: [longitude.rahu, otherRahu], ketu: [longitude.ketu, turned(otherRahu + 180)] } as const
  return (['rahu', 'ketu'] as const).flatMap((node): readonly NodeSensitive[] => {
    const [used, other] = pairs[node]
    const sign = placeOf(used).sign !== placeOf(other).sign
    const [here, there] = [starOf(used), starOf(other)]
    const pada = here.star !== there.star || here.pada !== there.pada
    return [...(sign ? ([`${node}.sign`] as const) : []), ...(pada ? ([`${node}.pada`] as const) : [])]
  })
}
