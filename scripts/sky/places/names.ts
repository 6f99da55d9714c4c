import { fold } from '../../../engines/sky/src/place/fold.ts'
import type { Row } from './source.ts'

/** Places of this size keep their names in every script; smaller ones those in Latin letters, in Chinese and in the scripts of their own country. */
const metropolis = 100_000

/** Scripts that are at home in a country beside the Latin one. */
const scripts: Readonly<Record<string, string>> = {
  Cyrillic: 'RU UA BY BG RS MK ME BA KZ KG TJ UZ MN MD AZ TM GE AM EE LV LT XK',
  Arabic: 'SA AE QA KW BH OM YE IQ SY JO LB PS EG LY TN DZ MA EH MR SD SO DJ TD KM IR AF PK IL IN CN UZ TJ',
  Hebrew: 'IL PS',
  Greek: 'GR CY',
  Armenian: 'AM',
  Georgian: 'GE',
  Thai: 'TH',
  Lao: 'LA',
  Khmer: 'KH',
  Myanmar: 'MM',
  Sinhala: 'LK',
  Tamil: 'LK IN SG MY',
  Ethiopic: 'ET ER',
  Hangul: 'KR KP',
  Hiragana: 'JP',
  Katakana: 'JP',
  Tibetan: 'CN BT IN NP',
  Thaana: 'MV',
  Mongolian: 'MN CN',
  Devanagari: 'IN NP',
  Bengali: 'IN BD',
  Gurmukhi: 'IN PK',
  Gujarati: 'IN',
  Oriya: 'IN',
  Telugu: 'IN',
  Kannada: 'IN',
  Malayalam: 'IN',
}
const byScript = Object.entries(scripts).map(([script, countries]) => ({
  letter: new RegExp(`\\p{Script=${script}}`, 'u'),
  countries: new Set(countries.split(' ')),
}))
const everywhere = /\p{Script=Latin}|\p{Script=Han}/u

/** A code of an airport, a web address, or a transliteration that a machine made of another name in the list. */
const noName = /^(?:[A-Z]{3}|https?:.*|[a-z0-9' -]+)$/u

/** The other names of a place that are worth keeping: each differs from the rest when it is folded, and none is long. */
export function otherNamesOf({ name, otherNames, country, population }: Row): readonly string[] {
  const seen = new Set([fold(name)])
  return otherNames.filter((other) => {
    const folded = fold(other)
    if (noName.test(other) || folded === '' || folded.includes('|') || other.length > 60 || seen.has(folded)) return false
    if (population < metropolis && !isAtHome(other, country)) return false
    seen.add(folded)
    return true
  })
}

function isAtHome(name: string, country: string): boolean {
  return everywhere.test(name) || byScript.some(({ letter, countries }) => letter.test(name) && countries.has(country))
}
