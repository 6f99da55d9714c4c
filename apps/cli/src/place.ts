import type { Coordinates, PlaceFound, Places, ZoneNear } from '@hefu/sky'
import { placeLine } from '@hefu/sky/labels'
import { loadPlaces } from '@hefu/sky/load/places'
import { pairOf } from './civil/coordinates.ts'
import { placeText } from './civil/place-text.ts'
import { civilWords } from './civil/words.ts'
import { CliError } from './error.ts'
import type { Screen } from './screen.ts'

/** The flags of `hefu place`. */
export interface PlaceFlags {
  readonly limit?: string
  readonly near?: string
  readonly json?: boolean
  readonly lang?: string
}

/** Lists places by name, or tells the zone of coordinates. Gives the exit code. Throws CliError. */
export async function place(text: string, flags: PlaceFlags, screen: Screen): Promise<number> {
  const point = pairOf(text, 'name')
  const options = optionsOf(flags)
  const places = await loadPlaces()
  if (point !== undefined) return zoneOf(point, places, { json: flags.json === true, screen })
  // What is no flag of this command comes here as a name.
  const found = text.startsWith('--') ? [] : places.search(text, options)
  if (found.length === 0) throw new CliError('flag-invalid', { field: 'name', value: text, allowed: ['Allahabad', '北京', 'Paris, Texas', '25.45, 81.85'] })
  if (flags.json === true) screen.json({ places: found, source: `GeoNames ${places.date}, CC BY 4.0` })
  else for (const line of [...found.map((each) => lineOf(each, screen)), '', civilWords[screen.messages.language].credit]) screen.line(line)
  return 0
}

function optionsOf({ limit = '10', near }: PlaceFlags): { readonly limit: number; readonly near?: Coordinates } {
  if (!/^[1-9]\d{0,2}$/u.test(limit)) throw new CliError('flag-invalid', { field: '--limit', value: limit, allowed: ['1 – 999'] })
  if (near === undefined) return { limit: Number(limit) }
  const point = pairOf(near, '--near')
  if (point === undefined) throw new CliError('flag-invalid', { field: '--near', value: near, allowed: ['25.45, 81.85'] })
  return { limit: Number(limit), near: point }
}

function lineOf(found: PlaceFound, { messages: { language } }: Screen): string {
  const { latitude, longitude, zone, population, name } = found.place
  const size = population === 0 ? [] : [civilWords[language].population(new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(population))]
  const matched = found.matched === name || placeText(found, language).startsWith(found.matched) ? [] : [`= ${found.matched}`]
  return [placeText(found, language), ...matched, placeLine({ latitude, longitude }, language), zone, ...size].join('   ')
}

function zoneOf(point: Coordinates, { zoneAt }: Places, { json, screen }: { readonly json: boolean; readonly screen: Screen }): number {
  const { others, ...nearest } = zoneAt(point)
  const { language } = screen.messages
  const words = civilWords[language]
  const by = (each: ZoneNear): string =>
    words.nearest({ place: placeText({ place: each.place, beside: undefined }, language), kilometres: Math.round(each.kilometres) })
  if (json) screen.json({ ...point, ...nearest, others })
  else {
    screen.line(`${nearest.zone}   ${nearest.basis === 'longitude' ? words.atSea : by(nearest)}`)
    for (const other of others) screen.line(`${other.zone}   ${by(other)}`)
  }
  return 0
}
