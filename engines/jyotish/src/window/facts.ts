import type { Fact, FactValue } from '../fact.ts'
import { grahas, planets, points } from '../graha.ts'
import { type CharaKaraka, karakaOf } from '../karaka/chara.ts'
import { limbNames } from '../panchanga/limb.ts'
import { starNames } from '../placement/star.ts'
import type { Settings } from '../settings.ts'
import { houses, signNames } from '../sign.ts'
import { vargaNames } from '../varga/names.ts'
import { at } from '../list.ts'
import { mapped, type Partition, sharesOf } from './partition.ts'
import type { WindowPartition } from './window-partition.ts'

const ground = { rule: 'window.partition@1', source: 'root finding on the exact sky' } as const

/** How a layer is said: the fact its value is, and how a value is written; what has no value is not said. */
type Said<Value> = {
  readonly id: string
  readonly write: (value: Value) => Exclude<FactValue, undefined> | undefined
  readonly key?: (value: Value) => unknown
}

/**
 * Facts of a declared window. Every layer has its fact by the usual id with `support`: `all` where it holds for every birth in the window, else
 * the share of the value that has the most; `window.<id>.stable`; and where it is not stable `window.<id>.parts`: value, begin (Julian day,
 * UT), value, begin ... Only what has the support `all` may be said as given.
 */
export function windowFacts(partition: WindowPartition): readonly Fact[] {
  return [...placementFacts(partition), ...timeFacts(partition), ...yogaFacts(partition), ...strengthFacts(partition), ...dashaFacts(partition)]
}

function layerFacts<Value>(partition: Partition<Value>, { id, write, key }: Said<Value>): readonly Fact[] {
  const [most] = sharesOf(partition, key)
  const value = most === undefined ? undefined : write(most.value)
  const dependsOn = [`window.${id}.stable`]
  const stable: Fact = { id: `window.${id}.stable`, value: partition.stable, ...ground, dependsOn: [] }
  const said: readonly Fact[] =
    most === undefined || value === undefined ? [] : [{ id, value, ...ground, dependsOn, support: partition.stable ? 'all' : most.share }]
  if (partition.stable) return [...said, stable]
  const parts = partition.intervals.flatMap(({ from, value: one }): readonly (string | number)[] => [plain(write(one)), from])
  return [...said, stable, { id: `window.${id}.parts`, value: parts, ...ground, dependsOn: [] }]
}

function plain(value: FactValue): string | number {
  return typeof value === 'number' ? value : typeof value === 'object' ? value.join(' ') : String(value ?? 'none')
}

const sign = (value: number | undefined) => (value === undefined ? undefined : signNames[value])

function placementFacts({ vargas, stars, quarters, houses: housed, chalit, karakas, arudhas, special, settings }: WindowPartition): readonly Fact[] {
  return [
    ...vargaNames.flatMap((varga) => {
      const prefix = varga === 'D1' ? '' : `${varga.toLowerCase()}.`
      return points.flatMap((point) => layerFacts(vargas[varga][point], { id: `${prefix}${point}.sign`, write: sign }))
    }),
    ...points.flatMap((point) => layerFacts(stars[point], { id: `${point}.star`, write: (star) => starNames[star] })),
    ...points.flatMap((point) =>
      layerFacts(
        mapped(quarters[point], (quarter) => (quarter % 4) + 1),
        { id: `${point}.pada`, write: (pada) => pada },
      ),
    ),
    ...grahas.flatMap((graha) => layerFacts(housed[graha], { id: `${graha}.house`, write: (house) => house })),
    ...(chalit === undefined ? [] : grahas.flatMap((graha) => layerFacts(chalit[graha], { id: `bhava.${graha}`, write: (house) => house }))),
    ...karakaFacts(karakas, settings),
    ...houses.flatMap((house) =>
      layerFacts(
        mapped(arudhas, (list) => list[house]),
        { id: `arudha.a${house}.sign`, write: sign },
      ),
    ),
    ...Object.entries(special.fromSunrise).flatMap(([name, layer]) => layerFacts(layer, { id: lagnaId(name), write: sign })),
    ...layerFacts(special.indu, { id: 'special.indu_lagna.sign', write: sign }),
    ...(special.sree === undefined ? [] : layerFacts(special.sree, { id: 'special.sree_lagna.sign', write: sign })),
    ...(special.varnada === undefined ? [] : layerFacts(special.varnada, { id: 'special.varnada_lagna.sign', write: sign })),
  ]
}

/** One fact a role of the reading in the settings; of two who share a role the one at the higher degree. */
function karakaFacts(karakas: Partition<readonly CharaKaraka[]>, settings: Pick<Settings, 'karakas'>): readonly Fact[] {
  const roles = at(karakas.intervals, 0).value.map(({ role }) => role)
  return [...new Set(roles)].flatMap((role) =>
    layerFacts(
      mapped(karakas, (list) => karakaOf(list, role)),
      { id: `karaka.${settings.karakas}.${role}`, write: (graha) => graha },
    ),
  )
}

function lagnaId(name: string): string {
  return name === 'pranapada' ? 'special.pranapada.sign' : `special.${name}_lagna.sign`
}

function timeFacts({ sun, limbs }: WindowPartition): readonly Fact[] {
  return [
    ...layerFacts(sun.vara, { id: 'panchanga.vara', write: (vara) => (vara === undefined ? undefined : vara + 1) }),
    ...layerFacts(sun.hora, { id: 'hora.lord', write: (lord) => lord }),
    ...layerFacts(sun.byDay, { id: 'birth.by_day', write: (byDay) => byDay }),
    ...limbNames.flatMap((name) => layerFacts(limbs[name], { id: `panchanga.${name}`, write: (number) => number })),
  ]
}

/** A yoga that holds in none of the window is no fact. */
function yogaFacts({ yogas }: WindowPartition): readonly Fact[] {
  return yogas.flatMap(({ id, support, share, first }): readonly Fact[] => {
    if (first === undefined || (support !== 'all' && support !== 'some')) return []
    return [{ id: `yoga.${id}`, value: true, rule: first.rule, source: first.source, dependsOn: [], support: support === 'all' ? 'all' : share }]
  })
}

function strengthFacts({ shadbala }: WindowPartition): readonly Fact[] {
  return planets.map((planet): Fact => {
    const { min, max } = shadbala[planet].total
    return { id: `window.shadbala.${planet}.total.range`, value: [min, max], unit: 'virupa', ...ground, dependsOn: [], support: 'all' }
  })
}

function dashaFacts({ mahas, dashas }: WindowPartition): readonly Fact[] {
  const spread = at(mahas, 0).spreadDays
  return [
    { id: 'window.dasha.vimshottari.spread_days', value: spread, unit: 'day', ...ground, dependsOn: [] },
    ...dashas.flatMap(({ date, lords }) => layerFacts(lords, { id: `dasha.vimshottari.current@${date}`, write: (list) => list, key: (list) => list.join() })),
  ]
}
