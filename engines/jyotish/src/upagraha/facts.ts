import { upagrahaRules } from '../../rules/upagrahas.ts'
import type { DayFound } from '../day/anchors.ts'
import { type Fact, factsBy } from '../fact.ts'
import type { Positions } from '../positions.ts'
import { pointSaid } from '../special/facts.ts'
import type { VargaSettings } from '../varga/varga.ts'
import { type PartSettings, partUpagrahaNames, partUpagrahasOf } from './of-parts.ts'
import { sunUpagrahas, sunUpagrahasOf } from './of-sun.ts'

/** Facts of the upagrahas (`upagraha.gulika.sign`); those of the parts of day and night are missing where the Sun does not rise, and `upagraha.no_sunrise` says why. */
export function upagrahaFacts(positions: Positions, day: DayFound, settings: PartSettings & VargaSettings): readonly Fact[] {
  const ofSun = sunUpagrahasOf(positions.longitude.sun)
  const sunFacts = sunUpagrahas.flatMap((name) => factsBy(upagrahaRules.ofSun, ['sun.longitude'], pointSaid(`upagraha.${name}`, ofSun[name], settings)))
  if ('absent' in day) return [...sunFacts, ...factsBy(upagrahaRules.parts, ['settings.sunrise'], [{ id: 'upagraha.no_sunrise', value: day.absent }])]
  const ofParts = partUpagrahasOf(day, positions.jdUt, settings)
  const rests = ['panchanga.sunrise', 'panchanga.sunset', 'panchanga.vara', 'settings.sunrise']
  return [
    ...sunFacts,
    ...partUpagrahaNames.flatMap((name) =>
      factsBy(upagrahaRules.parts, [...rests, 'settings.gulikaPoint'], pointSaid(`upagraha.${name}`, ofParts[name], settings)),
    ),
    ...factsBy(upagrahaRules.mandi, [...rests, 'settings.mandi'], pointSaid('upagraha.mandi', ofParts.mandi, settings)),
  ]
}
