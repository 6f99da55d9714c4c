import { grahas, signNames, type Graha } from '@hefu/jyotish'
import { expect, it } from 'vitest'
import { btrRules1, unitRules, type UnitRule } from '../rules/btr-rules-1.ts'
import { place, pointCount } from './minutes.ts'
import { rulesMet } from './states.ts'

type SignName = (typeof signNames)[number]

/** Points all in one sign but for those that are named. */
function pointsOf(all: SignName, others: Partial<Record<Graha | 'lagna', SignName>> = {}): Uint8Array {
  const points = new Uint8Array(pointCount).fill(signNames.indexOf(all))
  for (const [index, graha] of grahas.entries()) points[index] = signNames.indexOf(others[graha] ?? all)
  points[place.lagna] = signNames.indexOf(others.lagna ?? all)
  return points
}

const marriage = (birth: Uint8Array, varga: Uint8Array, graha: Graha): readonly UnitRule[] => {
  const mask = rulesMet(btrRules1.kinds.marriage, { birth, varga })[grahas.indexOf(graha)] ?? 0
  return unitRules.filter((_, bit) => (mask & (1 << bit)) !== 0)
}
const inBirth = (rules: readonly UnitRule[]): readonly UnitRule[] => rules.filter((rule) => ['owns', 'occupies', 'aspects'].includes(rule))
const birth = pointsOf('libra', { mars: 'aries', saturn: 'capricorn', jupiter: 'sagittarius', rahu: 'scorpio', venus: 'pisces' })

it('meets the worked example of the rule set: Libra rising, a marriage, Mars in Aries, Saturn in Capricorn', () => {
  expect(inBirth(marriage(birth, pointsOf('libra'), 'mars'))).toEqual(['owns', 'occupies'])
  expect(inBirth(marriage(birth, pointsOf('libra'), 'saturn'))).toEqual([])
})

it('gives Mars, Jupiter and Saturn their own aspects, and to all the seventh', () => {
  expect(inBirth(marriage(birth, pointsOf('libra'), 'jupiter'))).toEqual(['aspects'])
  expect(inBirth(marriage(birth, pointsOf('libra'), 'sun'))).toEqual(['aspects'])
  expect(inBirth(marriage(pointsOf('libra', { mars: 'virgo' }), pointsOf('libra'), 'mars'))).toEqual(['owns', 'aspects'])
  expect(inBirth(marriage(pointsOf('libra', { saturn: 'aquarius' }), pointsOf('libra'), 'saturn'))).toEqual(['aspects'])
})

it('lets a node act for the lord of its sign, and counts the karaka and the varga each by itself', () => {
  expect(marriage(birth, pointsOf('libra'), 'rahu')).toEqual(['owns'])
  expect(marriage(birth, pointsOf('leo', { venus: 'aquarius' }), 'venus')).toEqual(['karaka', 'occupies_in_varga'])
  expect(marriage(birth, pointsOf('leo', { venus: 'aquarius' }), 'saturn')).toEqual(['owns_in_varga'])
})
