import { transitRules } from '../../rules/gochara.ts'
import type { FactDate } from '../dasha/facts.ts'
import type { Fact } from '../fact.ts'
import { grahas } from '../graha.ts'
import { starOf } from '../placement/star.ts'
import { houses, placeOf, type Sign, signNames } from '../sign.ts'
import { type NatalSigns, touched } from './double-transit.ts'
import { chandraBala, gocharaOf, taraBala, type TransitSigns } from './gochara.ts'
import { transitLongitude, type TransitGround } from './residence.ts'
import { saturnTime } from './saturn.ts'

/** What transits are counted from: the natal Moon's longitude in degrees, the lagna's sign, and the natal signs. */
export type TransitNatal = { readonly moon: number; readonly lagna: Sign; readonly signs: NatalSigns['signs'] }

/** Facts of the transits on a date. Throws SkyError `time-range`. */
export function transitFacts(ground: TransitGround, natal: TransitNatal, { name, ut }: FactDate): readonly Fact[] {
  const longitude = grahas.map((graha) => [graha, transitLongitude(ground, graha, ut)] as const)
  const of = (graha: (typeof grahas)[number]): number => longitude.find(([each]) => each === graha)?.[1] ?? 0
  const sign = (graha: (typeof grahas)[number]): Sign => placeOf(of(graha)).sign
  const signs: TransitSigns = {
    sun: sign('sun'),
    moon: sign('moon'),
    mars: sign('mars'),
    mercury: sign('mercury'),
    jupiter: sign('jupiter'),
    venus: sign('venus'),
    saturn: sign('saturn'),
    rahu: sign('rahu'),
    ketu: sign('ketu'),
  }
  return [
    ...gocharaFacts(signs, placeOf(natal.moon).sign, name),
    ...saturnFacts(signs, placeOf(natal.moon).sign, name),
    ...moonFacts({ moon: of('moon'), sun: of('sun') }, natal.moon, name),
    ...doubleFacts(signs, natal, name),
  ]
}

function rule(name: keyof typeof transitRules, dependsOn: readonly string[]): Pick<Fact, 'rule' | 'source' | 'dependsOn'> {
  const { id, source } = transitRules[name]
  return { rule: id, source, dependsOn }
}

function gocharaFacts(signs: TransitSigns, moon: Sign, date: string): readonly Fact[] {
  return grahas.flatMap((graha): readonly Fact[] => {
    const { house, good, vedha, effective } = gocharaOf(graha, moon, signs)
    const ground = rule('gochara', ['moon.sign', `transit.${graha}.sign@${date}`])
    return [
      { id: `transit.${graha}.sign@${date}`, value: signNames[signs[graha]], ...ground, dependsOn: ['settings.ayanamsa'] },
      { id: `transit.${graha}.from_moon@${date}`, value: house, unit: 'house', ...ground },
      { id: `gochara.${graha}.good@${date}`, value: good, ...ground },
      { id: `gochara.${graha}.vedha@${date}`, value: vedha, ...ground },
      { id: `gochara.${graha}.effective@${date}`, value: effective, ...ground },
    ]
  })
}

function saturnFacts({ saturn }: TransitSigns, moon: Sign, date: string): readonly Fact[] {
  const found = saturnTime(moon, saturn)
  const rests = ['moon.sign', `transit.saturn.sign@${date}`]
  return [
    { id: `sade_sati.phase@${date}`, value: found?.phase ?? 0, unit: 'part', ...rule('sadeSati', rests) },
    { id: `kantaka@${date}`, value: found?.time === 'kantaka', ...rule('kantaka', rests) },
    { id: `ashtama@${date}`, value: found?.time === 'ashtama', ...rule('ashtama', rests) },
  ]
}

function moonFacts({ moon, sun }: { readonly moon: number; readonly sun: number }, natal: number, date: string): readonly Fact[] {
  const tara = taraBala(starOf(natal).star, starOf(moon).star)
  const chandra = chandraBala(placeOf(natal).sign, placeOf(moon).sign, (moon - sun + 360) % 360 < 180)
  return [
    { id: `tara@${date}`, value: tara.name, ...rule('taraBala', ['moon.star']) },
    { id: `tara.good@${date}`, value: tara.good, ...rule('taraBala', ['moon.star']) },
    { id: `chandra_bala.good@${date}`, value: chandra.good, ...rule('chandraBala', ['moon.sign']) },
    { id: `chandrashtama@${date}`, value: chandra.eighth, ...rule('chandraBala', ['moon.sign']) },
  ]
}

function doubleFacts({ jupiter, saturn }: TransitSigns, { lagna, moon, signs }: TransitNatal, date: string): readonly Fact[] {
  const held = (first: Sign): readonly number[] =>
    houses.filter((house) => {
      const about = { house, natal: { first, signs } }
      return touched('jupiter', jupiter, about) !== undefined && touched('saturn', saturn, about) !== undefined
    })
  const rests = [`transit.jupiter.sign@${date}`, `transit.saturn.sign@${date}`]
  return [
    { id: `double_transit.houses@${date}`, value: held(lagna), unit: 'house', ...rule('doubleTransit', ['lagna.sign', ...rests]) },
    { id: `double_transit.from_moon@${date}`, value: held(placeOf(moon).sign), unit: 'house', ...rule('doubleTransit', ['moon.sign', ...rests]) },
  ]
}
