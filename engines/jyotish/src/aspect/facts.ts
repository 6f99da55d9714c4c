import { aspectRules } from '../../rules/aspects.ts'
import { type Fact, factsBy } from '../fact.ts'
import { grahas, planets, points } from '../graha.ts'
import { signsOf } from '../placement/placement.ts'
import { longitudeOf, type Positions } from '../positions.ts'
import { houseFrom, houses, signNames, signOfHouse, signs } from '../sign.ts'
import { drishtiVirupas } from './degree-drishti.ts'
import { aspectQuartersOf, type AspectSettings } from './graha-drishti.ts'
import { rashiAspecting } from './rashi-drishti.ts'

/**
 * Facts of the aspects of a chart: of each graha on each house from the lagna in quarters, 4 a full one (`aspect.graha.saturn.house.4`),
 * and by degree on the other points (`aspect.degree.saturn.moon`), both where there is one; the grahas that aspect each sign by rashi drishti.
 */
export function aspectFacts(positions: Positions, settings: AspectSettings): readonly Fact[] {
  const placed = signsOf(positions)
  const quarters = grahas.flatMap((graha) =>
    factsBy(
      aspectRules.graha,
      [`${graha}.sign`, 'lagna.sign', 'settings.nodeAspects'],
      houses.flatMap((house) => {
        const value = aspectQuartersOf(graha, houseFrom(placed[graha], signOfHouse(placed.lagna, house)), settings)
        return value === 0 ? [] : [{ id: `aspect.graha.${graha}.house.${house}`, value, unit: 'part' as const }]
      }),
    ),
  )
  const signAspects = signs.flatMap((sign) =>
    factsBy(
      aspectRules.rashi,
      rashiAspecting(placed, sign).map((graha) => `${graha}.sign`),
      [{ id: `aspect.rashi.${signNames[sign]}`, value: rashiAspecting(placed, sign) }],
    ),
  )
  return [...quarters, ...degreeFacts(positions), ...signAspects]
}

function degreeFacts(positions: Positions): readonly Fact[] {
  return planets.flatMap((planet) =>
    points.flatMap((point) => {
      const value = planet === point ? 0 : drishtiVirupas({ planet, from: positions.longitude[planet], to: longitudeOf(positions, point) })
      const said = { id: `aspect.degree.${planet}.${point}`, value, unit: 'virupa' } as const
      return value === 0 ? [] : factsBy(aspectRules.degree, [`${planet}.longitude`, `${point}.longitude`], [said])
    }),
  )
}
