import { brightness } from '../../rules/combustion.ts'
import { type StarPlanet, starPlanets } from '../graha.ts'
import { separation, turned } from '../list.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'

/** Two planets less than a degree apart, and who wins (yuddha). */
export type War = { readonly winner: StarPlanet; readonly loser: StarPlanet; readonly apart: number }

/** What wars depend on; latitudes decide who is more northern. */
export type WarGround = Pick<Positions, 'longitude' | 'latitude'>

/** Every war among the five star planets, degrees apart in longitude [0, 1). Sun, Moon and nodes never take part. */
export function warsOf(ground: WarGround, settings: Pick<Settings, 'warWinner'>): readonly War[] {
  return starPlanets.flatMap((one, index) =>
    starPlanets.slice(index + 1).flatMap((other): readonly War[] => {
      const apart = separation(ground.longitude[one], ground.longitude[other])
      if (apart >= 1) return []
      return [wins(ground, { one, other }, settings) ? { winner: one, loser: other, apart } : { winner: other, loser: one, apart }]
    }),
  )
}

type Pair = { readonly one: StarPlanet; readonly other: StarPlanet }

function wins({ longitude, latitude }: WarGround, { one, other }: Pair, { warWinner }: Pick<Settings, 'warWinner'>): boolean {
  switch (warWinner) {
    case 'north':
      return latitude[one] >= latitude[other]
    case 'brighter':
      return brightness.indexOf(one) < brightness.indexOf(other)
    case 'lower_longitude':
      return turned(longitude[other] - longitude[one]) < 180
  }
}
