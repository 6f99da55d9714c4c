import { panchangaRules } from '../../rules/panchanga.ts'
import type { Fact, FactValue } from '../fact.ts'
import { starNames } from '../placement/star.ts'
import { signNames } from '../sign.ts'
import type { PanchangaAt } from './at.ts'
import type { MonthAndYear } from './day.ts'
import { karanaOf, type LimbName, limbNames, tithiOf, yogaOf } from './limb.ts'
import type { Span } from './parts.ts'

const names: Readonly<Record<LimbName, (number: number) => string>> = {
  tithi: (number) => `${tithiOf(number).paksha}_${tithiOf(number).name}`,
  karana: karanaOf,
  nakshatra: (number) => starNames[number - 1] ?? '',
  yoga: yogaOf,
}

/** Facts of the almanac at a moment: each limb with number, name, begin and end; the day and its parts, or that there is no sunrise; month, years, season. */
export function panchangaFacts(found: PanchangaAt): readonly Fact[] {
  return [...limbNames.flatMap((name) => limbFacts(name, found)), ...dayFacts(found), ...monthFacts(found)]
}

type Said = Pick<Fact, 'id' | 'value' | 'unit'>

/** Facts that share a rule and what they rest on. */
function by(rule: keyof typeof panchangaRules, dependsOn: readonly string[], said: readonly Said[]): readonly Fact[] {
  const { id, source } = panchangaRules[rule]
  return said.map((each) => ({ ...each, rule: id, source, dependsOn }))
}

function limbFacts(name: LimbName, { limbs }: PanchangaAt): readonly Fact[] {
  const { number, start, end } = limbs[name]
  const luminaries = name === 'nakshatra' ? ['moon.sign'] : ['sun.sign', 'moon.sign']
  const rests = name === 'tithi' || name === 'karana' ? luminaries : [...luminaries, 'settings.ayanamsa']
  return by(name, rests, [
    { id: `panchanga.${name}`, value: number },
    { id: `panchanga.${name}.name`, value: names[name](number) },
    { id: `panchanga.${name}.start`, value: start, unit: 'jd' },
    { id: `panchanga.${name}.end`, value: end, unit: 'jd' },
  ])
}

function dayFacts({ sun, bySunrise, hora, choghadiya }: PanchangaAt): readonly Fact[] {
  const rests = ['settings.sunrise']
  if (sun === undefined || bySunrise === undefined) return by('vara', rests, [{ id: 'panchanga.no_sunrise', value: true }])
  const { vara, parts } = bySunrise
  const span = (id: string, { start, end }: Span): Said => ({ id, value: [start, end], unit: 'jd' })
  const lord = (id: string, value: FactValue): readonly Said[] => (value === undefined ? [] : [{ id, value }])
  return [
    ...by('vara', rests, [
      { id: 'panchanga.vara', value: vara.weekday + 1 },
      { id: 'panchanga.vara.lord', value: vara.lord },
      { id: 'panchanga.sunrise', value: sun.sunrise, unit: 'jd' },
      { id: 'panchanga.sunset', value: sun.sunset, unit: 'jd' },
      { id: 'panchanga.next_sunrise', value: sun.nextSunrise, unit: 'jd' },
    ]),
    ...by('hora', ['panchanga.vara', 'settings.hora'], lord('hora.lord', hora?.lord)),
    ...by('choghadiya', ['panchanga.vara'], lord('choghadiya', choghadiya?.name)),
    ...by('eighths', ['panchanga.vara'], [span('rahu_kala', parts.rahuKala), span('gulika_kala', parts.gulikaKala), span('yamaganda', parts.yamaganda)]),
    ...by('abhijit', ['panchanga.vara'], [span('abhijit', parts.abhijit), { id: 'abhijit.set_aside', value: parts.abhijit.setAside }]),
  ]
}

function monthFacts({ month, sakaYear, samvatsara, season: { sidereal, tropical } }: MonthAndYear): readonly Fact[] {
  return [
    ...by(
      'masa',
      ['panchanga.tithi', 'sun.sign', 'settings.ayanamsa'],
      [
        { id: 'masa.amanta', value: month.amanta },
        { id: 'masa.purnimanta', value: month.purnimanta },
        { id: 'masa.adhika', value: month.adhika },
        { id: 'masa.kshaya', value: month.kshaya },
        { id: 'masa.paksha', value: month.paksha },
        { id: 'masa.solar', value: signNames[sidereal.solarMonth] },
        { id: 'masa.new_moon_before', value: month.newMoonBefore, unit: 'jd' },
        { id: 'masa.new_moon_after', value: month.newMoonAfter, unit: 'jd' },
      ],
    ),
    ...by('saka', ['masa.amanta'], [{ id: 'saka_year', value: sakaYear }]),
    ...by('samvatsaraSouth', ['saka_year'], [{ id: 'samvatsara.south', value: samvatsara.south.name }]),
    ...by('samvatsaraNorth', [], [{ id: 'samvatsara.north', value: samvatsara.north.name }]),
    ...by(
      'season',
      ['sun.sign'],
      [
        { id: 'ritu', value: sidereal.season },
        { id: 'ayana', value: sidereal.course },
        { id: 'ritu.tropical', value: tropical.season },
        { id: 'ayana.tropical', value: tropical.course },
      ],
    ),
  ]
}
