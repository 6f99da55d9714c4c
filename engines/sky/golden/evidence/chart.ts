import { openAyanamsa, type AyanamsaChoice } from '../../src/ayanamsa/ayanamsa.ts'
import type { Ephemeris } from '../../src/ephemeris.ts'
import { instantFromEpochSeconds } from '../../src/instant.ts'
import type { Coordinates } from '../../src/place/distance.ts'
import type { Body } from '../../src/position/bodies.ts'
import { skyAt, type Position } from '../../src/sky.ts'
import { turned } from '../../src/units.ts'

/** What a report speaks of: angles from the true equinox, the lagna and every body; degrees. */
export type Chart = { readonly ascendant: number; readonly midheaven: number; readonly lagna: number; readonly body: (name: Body) => Position }

/** A moment in epoch seconds, seen from a place; sidereal longitudes by Lahiri unless another ayanamsa is named. */
export type ChartInput = { readonly instant: number; readonly place?: Coordinates; readonly ayanamsa?: AyanamsaChoice }

/** The chart of a moment; without a place its angles are NaN. */
export function chartOf(ephemeris: Ephemeris, { instant, place, ayanamsa = 'lahiri' }: ChartInput): Chart {
  const sky = skyAt(ephemeris, {
    instant: instantFromEpochSeconds(instant),
    ayanamsa: openAyanamsa(ephemeris, ayanamsa),
    ...(place === undefined ? {} : { place }),
  })
  const { ascendant, midheaven } = sky.angles ?? { ascendant: Number.NaN, midheaven: Number.NaN }
  return {
    ascendant,
    midheaven,
    lagna: turned(ascendant - (sky.zodiac ?? Number.NaN)),
    body: (name) => sky.positions.find(({ body }) => body === name) ?? absent(name),
  }
}

function absent(name: Body): never {
  throw new Error(`The sky has no ${name}`)
}
