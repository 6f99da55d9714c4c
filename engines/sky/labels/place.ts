import type { Beside, CompassPoint } from '../src/place/beside.ts'
import type { Coordinates } from '../src/place/distance.ts'
import { nameIn } from '../src/place/name-in.ts'
import type { Place } from '../src/place/place.ts'
import { degreesText } from './degrees.ts'
import type { Language } from './language.ts'

/** What a place is called by: a place of the table, with what tells it from its twin, or coordinates alone. */
export type Named = { readonly place: Place; readonly beside?: Beside | undefined } | Coordinates

const directions: Readonly<Record<'en' | 'zh', Readonly<Record<CompassPoint, string>>>> = {
  en: { n: 'north', ne: 'north-east', e: 'east', se: 'south-east', s: 'south', sw: 'south-west', w: 'west', nw: 'north-west' },
  zh: { n: '北', ne: '东北', e: '东', se: '东南', s: '南', sw: '西南', w: '西', nw: '西北' },
}

/**
 * A place as people tell it: `Springfield, Illinois, United States`, and between twins how far it lies from a larger place. Coordinates
 * without a place are told as such, `48.853, 2.349`, never by the name of some city.
 */
export function placeLine(named: Named, language: Language): string {
  if (!('place' in named)) return `${degreesText(named.latitude)}, ${degreesText(named.longitude)}`
  const { place, beside } = named
  const parts = [nameIn(place, language), ...(place.region === undefined ? [] : [place.region]), place.countryName]
  return [...parts, ...(beside === undefined ? [] : [besideText(beside, language)])].join(language === 'en' ? ', ' : '，')
}

function besideText({ place, kilometres, direction }: Beside, language: Language): string {
  const distance = Math.round(kilometres)
  if (language === 'en') return `${distance} km ${directions.en[direction]} of ${place.name}`
  const side = language === 'zh-Hant' ? directions.zh[direction].replace('东', '東') : directions.zh[direction]
  return `${nameIn(place, language)}${side} ${distance} km`
}
