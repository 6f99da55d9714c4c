import { SkyError } from '../error.ts'
import { checkCoordinates, type Coordinates, kilometresBetween } from './distance.ts'
import { fold } from './fold.ts'
import { type Match, type MatchKind, matchesIn, matchKinds } from './match.ts'
import type { NameText } from './name-text.ts'
import type { Place } from './place.ts'
import { similarIn } from './similar.ts'
import type { PlaceTable } from './table.ts'

/** What to search for: at most `limit` places (10 unless said); those near a point come earlier. */
export type SearchOptions = { readonly limit?: number; readonly near?: Coordinates }

/** A place that was found, the name that fitted, and how. */
export type PlaceMatch = { readonly row: number; readonly place: Place; readonly matched: string; readonly kind: MatchKind }

/** Codes that people write for a country instead of its ISO code. */
const colloquial: Readonly<Record<string, string>> = { uk: 'GB', usa: 'US', uae: 'AE', prc: 'CN', ussr: 'RU' }

/**
 * Places by name, the best first: by how the name fits, then by size, former names a little later. What follows a comma, or the last
 * words, may name the division or the country. Where no name begins as typed, similar ones are found. Throws SkyError `search-invalid`,
 * `latitude-invalid`, `longitude-invalid`.
 */
export function searchPlaces(table: PlaceTable, names: NameText, { text, limit = 10, near }: SearchOptions & { readonly text: string }): readonly PlaceMatch[] {
  if (!(Number.isInteger(limit) && limit > 0))
    throw new SkyError('search-invalid', 'No list has that many places', { value: limit, allowed: 'a whole number from 1' })
  if (near !== undefined) checkCoordinates(near)
  const [head = '', ...within] = text.split(/[,，、]/u).map(fold)
  const wanted =
    within.length === 0
      ? [{ name: head, within }, ...splits(head)]
      : [
          { name: head, within: within.filter((each) => each !== '') },
          { name: fold(text), within: [] },
        ]
  const found = wanted.map(({ name, within: where }) => inside(table, matchesIn(names, name), where)).find(isGood)
  const matches = found ?? inside(table, [...matchesIn(names, head), ...similarIn(names, head)], within)
  return ranked(table, matches, near)
    .slice(0, limit)
    .map(({ row, kind, name }) => {
      const place = table.place(row)
      return { row, place, matched: [place.name, ...place.otherNames][name] ?? place.name, kind }
    })
}

function isGood(matches: readonly Match[]): boolean {
  return matches.some(({ kind }) => kind === 'exact' || kind === 'prefix')
}

/** A text of several words with its last ones taken as the division or the country. */
function splits(text: string): readonly { readonly name: string; readonly within: readonly string[] }[] {
  const words = text.split(' ')
  return words
    .slice(1)
    .map((_, left) => ({ name: words.slice(0, words.length - 1 - left).join(' '), within: [words.slice(words.length - 1 - left).join(' ')] }))
}

/** The matches that lie within every division or country named; where names are given and none fits, none. */
function inside(table: PlaceTable, matches: readonly Match[], within: readonly string[]): readonly Match[] {
  if (within.length === 0) return matches
  return matches.filter(({ row }) => {
    const { region = '', country, countryName } = table.place(row)
    const known = [fold(region), fold(countryName)]
    return within.every((name) => (colloquial[name] ?? name.toUpperCase()) === country || known.some((each) => ` ${each}`.includes(` ${name}`)))
  })
}

function ranked({ latitude, longitude, population }: PlaceTable, matches: readonly Match[], near: Coordinates | undefined): readonly Match[] {
  const score = ({ row, kind, name, distance }: Match): number => {
    const here = { latitude: latitude[row] ?? 0, longitude: longitude[row] ?? 0 }
    const far = near === undefined ? 0 : Math.log2(1 + kilometresBetween(near, here) / 25)
    return Math.log10((population[row] ?? 0) + 10) - 10 * (matchKinds.indexOf(kind) + distance) - (name === 0 ? 0 : 0.7) - far
  }
  return matches
    .map((match) => ({ match, score: score(match) }))
    .toSorted((a, b) => b.score - a.score || a.match.row - b.match.row)
    .map(({ match }) => match)
}
