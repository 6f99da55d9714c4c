import { drishtiVirupas } from '../aspect/degree-drishti.ts'
import { type ByPlanet, type Planet, planets } from '../graha.ts'
import type { Nature } from '../nature/nature.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'

/** What strength by aspects rests on. */
export type DrikGround = { readonly positions: Pick<Positions, 'longitude'>; readonly nature: ByPlanet<Nature> }

/** Strength by the aspects that fall on a longitude, virupas, by degree: benefic less malefic, a quarter of it; `except` the planet that stands there. */
export function drikBalaAt(
  longitude: number,
  { positions, nature }: DrikGround,
  { drikBala, except }: Pick<Settings, 'drikBala'> & { readonly except?: Planet },
): number {
  let quarter = 0
  let full = 0
  for (const planet of planets) {
    if (planet === except) continue
    const virupas = drishtiVirupas({ planet, from: positions.longitude[planet], to: longitude })
    quarter += nature[planet] === 'benefic' ? virupas : -virupas
    if (planet === 'mercury' || planet === 'jupiter') full += virupas
  }
  return quarter / 4 + (drikBala === 'bphs' ? full : 0)
}
