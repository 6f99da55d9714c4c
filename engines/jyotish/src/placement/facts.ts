import { placementRules as rules } from '../../rules/placements.ts'
import { type Fact, factsBy } from '../fact.ts'
import { type ByGraha, type ByPoint, type Graha, grahas, type Point, points } from '../graha.ts'
import type { Settings } from '../settings.ts'
import { signNames } from '../sign.ts'
import { edgeDistance, nearness, quarterDistance } from '../varga/boundary.ts'
import type { VargaSettings } from '../varga/varga.ts'
import type { HouseRow } from './house.ts'
import type { Motion } from './motion.ts'
import type { NodeSensitive } from './node-sensitive.ts'
import type { Placement } from './placement.ts'
import { starName } from './star.ts'
import type { War } from './war.ts'

/** What stands where: `moon.sign`, `moon.deg`, `moon.house`, `moon.star`, `moon.pada` and kin, of the nine and the lagna. */
export function placementFacts(placements: ByPoint<Placement>, settings: VargaSettings): readonly Fact[] {
  return points.flatMap((point) => pointFacts(point, placements[point], settings))
}

function pointFacts(point: Point, { longitude, sign, degree, house, star, pada, lord }: Placement, settings: VargaSettings): readonly Fact[] {
  const near = (distance: number): Pick<Fact, 'nearBoundary'> => (distance < nearness(point) ? { nearBoundary: true } : {})
  const atSign = near(edgeDistance('D1', longitude, settings))
  const atQuarter = near(quarterDistance(longitude))
  const own = `${point}.longitude`
  return [
    ...factsBy(rules.longitude, point === 'rahu' || point === 'ketu' ? ['settings.ayanamsa', 'settings.node'] : ['settings.ayanamsa'], [
      { id: own, value: longitude, unit: 'degree' },
    ]),
    ...factsBy(
      rules.sign,
      [own],
      [
        { id: `${point}.sign`, value: signNames[sign], ...atSign },
        { id: `${point}.deg`, value: degree, unit: 'degree', ...atSign },
      ],
    ),
    ...(point === 'lagna' ? [] : factsBy(rules.house, [`${point}.sign`, 'lagna.sign'], [{ id: `${point}.house`, value: house, unit: 'house', ...atSign }])),
    ...factsBy(
      rules.star,
      [own],
      [
        { id: `${point}.star`, value: starName(star), ...atQuarter },
        { id: `${point}.pada`, value: pada, ...atQuarter },
        { id: `${point}.star.lord`, value: lord, ...atQuarter },
      ],
    ),
  ]
}

/** The twelve houses: `house.7.sign`, `house.7.lord`, `house.7.lord.house`, `house.7.occupants`, `house.7.aspected_by`. */
export function houseFacts(rows: readonly HouseRow[]): readonly Fact[] {
  return rows.flatMap(({ house, sign, lord, lordHouse, occupants, aspectedBy }) => {
    const id = `house.${house}`
    return [
      ...factsBy(rules.sign, ['lagna.sign'], [{ id: `${id}.sign`, value: signNames[sign] }]),
      ...factsBy(rules.lord, [`${id}.sign`], [{ id: `${id}.lord`, value: lord }]),
      ...factsBy(rules.house, [`${id}.lord`, `${lord}.house`], [{ id: `${id}.lord.house`, value: lordHouse, unit: 'house' }]),
      ...factsBy(
        rules.house,
        occupants.map((graha) => `${graha}.house`),
        [{ id: `${id}.occupants`, value: occupants }],
      ),
      ...factsBy(rules.aspectedBy, ['settings.nodeAspects', ...aspectedBy.map((graha) => `${graha}.sign`)], [{ id: `${id}.aspected_by`, value: aspectedBy }]),
    ]
  })
}

/** How a graha moves and how near the Sun it is. */
export type MotionState = Motion & { readonly sunDistance: number; readonly combust: boolean }

/** Motion and light: `mars.retrograde`, `mars.stationary`, `mars.speed`; `mars.combust`, `mars.sun_distance`, which the Sun and the nodes have not. */
export function motionFacts(states: ByGraha<MotionState>): readonly Fact[] {
  return grahas.flatMap((graha) => {
    const { speed, retrograde, stationary, sunDistance, combust } = states[graha]
    const own = `${graha}.longitude`
    const light = graha === 'sun' || graha === 'rahu' || graha === 'ketu'
    return [
      ...factsBy(
        rules.motion,
        [own],
        [
          { id: `${graha}.speed`, value: speed, unit: 'degree' },
          { id: `${graha}.retrograde`, value: retrograde },
          { id: `${graha}.stationary`, value: stationary },
        ],
      ),
      ...(light
        ? []
        : factsBy(
            rules.combust,
            [own, 'sun.longitude', `${graha}.retrograde`],
            [
              { id: `${graha}.sun_distance`, value: sunDistance, unit: 'degree' },
              { id: `${graha}.combust`, value: combust },
            ],
          )),
    ]
  })
}

/** Planetary wars: who is at war with whom, and who wins (`war.mars.venus.winner`, the pair in the order of the weekdays). */
export function warFacts(wars: readonly War[]): readonly Fact[] {
  return wars.flatMap(({ winner, loser, apart }) => {
    const [one, other] = grahas.filter((graha): graha is Graha => graha === winner || graha === loser)
    const id = `war.${one}.${other}`
    return factsBy(
      rules.war,
      [`${one}.longitude`, `${other}.longitude`, 'settings.warWinner'],
      [
        { id: `${id}.winner`, value: winner },
        { id: `${id}.apart`, value: apart, unit: 'degree' },
      ],
    )
  })
}

/** What the choice between mean and true node changes: `node_sensitive`, a list of facts, empty where nothing does. */
export function nodeFacts(sensitive: readonly NodeSensitive[]): readonly Fact[] {
  return factsBy(rules.node, ['settings.node', 'rahu.longitude'], [{ id: 'node_sensitive', value: sensitive }])
}

/** Houses by cusps: `bhava.moon` (bhava chalit) and where each house starts (`cusp.7`); `bhava.undefined` where the system has none here. */
export function bhavaFacts(
  chalit: { readonly starts: readonly number[]; readonly house: ByGraha<number> } | undefined,
  { houses }: Pick<Settings, 'houses'>,
): readonly Fact[] {
  const rests = ['settings.houses', 'lagna.longitude']
  if (chalit === undefined) return factsBy(rules.bhava, rests, [{ id: 'bhava.undefined', value: houses }])
  return [
    ...factsBy(
      rules.bhava,
      rests,
      chalit.starts.map((start, index) => ({ id: `cusp.${index + 1}`, value: start, unit: 'degree' })),
    ),
    ...grahas.flatMap((graha) => factsBy(rules.bhava, [...rests, `${graha}.longitude`], [{ id: `bhava.${graha}`, value: chalit.house[graha], unit: 'house' }])),
  ]
}
