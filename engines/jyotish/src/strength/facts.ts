import { strengthRules } from '../../rules/shadbala.ts'
import type { Fact } from '../fact.ts'
import { type Planet, planets } from '../graha.ts'
import type { BhavaBala } from './bhava-bala.ts'
import type { Shadbala } from './shadbala.ts'
import type { Strengths } from './strengths.ts'

/** A component, the rule that gives it, and what it hangs on. */
type Part = readonly [path: string, rule: keyof typeof strengthRules, virupas: number, dependsOn: readonly string[]]

/** Facts of shadbala and bhava bala, component by component, virupas; what hangs on sunrise is left out where the Sun does not rise or set, and with it every total. */
export function strengthFacts({ shadbala, bhavaBala, complete }: Strengths): readonly Fact[] {
  return [...planets.flatMap((planet) => planetFacts(planet, shadbala[planet], complete)), ...(complete ? bhavaBala.flatMap(bhavaFacts) : [])]
}

function planetFacts(planet: Planet, bala: Shadbala, complete: boolean): readonly Fact[] {
  const subject = `shadbala.${planet}`
  const fact = ([path, rule, value, dependsOn]: Part): Fact => {
    const { id, source } = strengthRules[rule]
    return { id: `${subject}.${path}`, value, unit: 'virupa', rule: id, source, dependsOn }
  }
  const always = [...placeParts(planet, bala), ...timeParts(planet, bala)].map(fact)
  if (!complete) return always
  const { id, source } = strengthRules.total
  return [...always, ...sunriseParts(planet, bala).map(fact), { id: `${subject}.ratio`, value: bala.ratio, rule: id, source, dependsOn: [`${subject}.total`] }]
}

function placeParts(planet: Planet, { sthana, dig, naisargika, drik, cheshta, ishta, kashta }: Shadbala): readonly Part[] {
  const own = [`${planet}.sign`]
  return [
    ['sthana.uchcha', 'uchcha', sthana.uchcha, own],
    ['sthana.saptavargaja', 'saptavargaja', sthana.saptavargaja, [...own, ...[2, 3, 7, 9, 12, 30].map((n) => `d${n}.${planet}.sign`)]],
    ['sthana.ojayugma', 'ojayugma', sthana.ojayugma, [...own, `d9.${planet}.sign`]],
    ['sthana.kendradi', 'kendradi', sthana.kendradi, [`${planet}.house`]],
    ['sthana.drekkana', 'drekkana', sthana.drekkana, own],
    ['sthana.total', 'total', sthana.total, []],
    ['dig', 'dig', dig, ['lagna.deg']],
    ['cheshta', 'cheshta', cheshta, own],
    ['naisargika', 'naisargika', naisargika, []],
    ['drik', 'drik', drik, ['mercury.nature', 'moon.nature']],
    ['ishta', 'ishta', ishta, [`shadbala.${planet}.sthana.uchcha`, `shadbala.${planet}.cheshta`]],
    ['kashta', 'ishta', kashta, [`shadbala.${planet}.sthana.uchcha`, `shadbala.${planet}.cheshta`]],
  ]
}

function timeParts(planet: Planet, { kala }: Shadbala): readonly Part[] {
  return [
    ['kala.natonnata', 'natonnata', kala.natonnata, []],
    ['kala.paksha', 'paksha', kala.paksha, ['moon.nature', `${planet}.nature`]],
    ['kala.ayana', 'ayana', kala.ayana, []],
  ]
}

function sunriseParts(planet: Planet, { kala, total, required }: Shadbala): readonly Part[] {
  return [
    ['kala.tribhaga', 'tribhaga', kala.tribhaga, ['settings.sunrise']],
    ['kala.abda', 'lords', kala.abda, ['settings.sunrise']],
    ['kala.masa', 'lords', kala.masa, ['settings.sunrise']],
    ['kala.vara', 'lords', kala.vara, ['settings.sunrise']],
    ['kala.hora', 'lords', kala.hora, ['hora.lord']],
    ['kala.yuddha', 'yuddha', kala.yuddha, []],
    ['kala.total', 'total', kala.total, []],
    ['total', 'total', total, ['sthana.total', 'dig', 'kala.total', 'cheshta', 'naisargika', 'drik'].map((part) => `shadbala.${planet}.${part}`)],
    ['required', 'total', required, []],
  ]
}

function bhavaFacts({ house, total, lord, dig, drik, occupants, rising }: BhavaBala): readonly Fact[] {
  const { id: rule, source } = strengthRules.bhava
  const fact = (id: string, value: number, dependsOn: readonly string[]): Fact => ({ id, value, unit: 'virupa', rule, source, dependsOn })
  const parts = { lord, dig, drik, occupants, rising }
  return [
    fact(`bhavabala.${house}`, total, [`house.${house}.lord`]),
    ...Object.entries(parts).map(([name, value]) => fact(`bhavabala.${house}.${name}`, value, [`bhavabala.${house}`])),
  ]
}
