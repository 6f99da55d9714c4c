import { specialRules } from '../../rules/special.ts'
import type { DayFound } from '../day/anchors.ts'
import { type Fact, type FactRule, factsBy, type Said } from '../fact.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { placeOf, signNames } from '../sign.ts'
import { edgeDistance, nearness } from '../varga/boundary.ts'
import type { VargaSettings } from '../varga/varga.ts'
import { induLagna, sreeLagna, sunriseLagnas, sunriseLagnasOf } from './special-lagnas.ts'
import { varnadaSign } from './varnada.ts'

/** The settings that special lagnas and their facts depend on. */
export type SpecialSettings = VargaSettings & Pick<Settings, 'varnada' | 'sunrise'>

/** What facts say of a computed point: its sign and the degrees in it, and that it stands within 3″ of an edge. */
export function pointSaid(prefix: string, longitude: number, settings: VargaSettings): readonly Said[] {
  const { sign, degree } = placeOf(longitude)
  const near = edgeDistance('D1', longitude, settings) < nearness('lagna')
  return [
    { id: `${prefix}.sign`, value: signNames[sign], ...(near ? { nearBoundary: true } : {}) },
    { id: `${prefix}.deg`, value: degree, unit: 'degree' },
  ]
}

/** Facts of the special lagnas (`special.hora_lagna.sign`); where the Sun does not rise, why those from sunrise are missing (`special.no_sunrise`). */
export function specialFacts(positions: Positions, day: DayFound, settings: SpecialSettings): readonly Fact[] {
  return [
    ...factsBy(specialRules.sree, ['lagna.longitude', 'moon.longitude'], pointSaid('special.sree_lagna', sreeLagna(positions), settings)),
    ...factsBy(specialRules.indu, ['lagna.sign', 'moon.sign'], [{ id: 'special.indu_lagna.sign', value: signNames[induLagna(positions)] }]),
    ...('absent' in day
      ? factsBy(specialRules.bhava, ['settings.sunrise'], [{ id: 'special.no_sunrise', value: day.absent }])
      : fromSunrise(positions, day, settings)),
  ]
}

function fromSunrise(positions: Positions, day: Exclude<DayFound, { readonly absent: unknown }>, settings: SpecialSettings): readonly Fact[] {
  const lagnas = sunriseLagnasOf(positions, day)
  const rests = ['panchanga.sunrise', 'settings.sunrise']
  return [
    ...sunriseLagnas.flatMap((name) => {
      const rule: FactRule = specialRules[name]
      const prefix = name === 'pranapada' ? 'special.pranapada' : `special.${name}_lagna`
      return factsBy(rule, name === 'pranapada' ? [...rests, 'sun.longitude'] : rests, pointSaid(prefix, lagnas[name], settings))
    }),
    ...factsBy(
      specialRules.varnada,
      ['lagna.sign', 'special.hora_lagna.sign', 'settings.varnada'],
      [{ id: 'special.varnada_lagna.sign', value: signNames[varnadaSign({ lagna: positions.lagna, hora: lagnas.hora }, settings)] }],
    ),
  ]
}
