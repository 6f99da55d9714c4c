import { at } from '../at.ts'
import { SkyError } from '../error.ts'
import type { Place } from './place.ts'

/** The packed table of places, opened: columns by row, and the names of a row as one line, `name|other|other`. */
export type PlaceTable = {
  readonly size: number
  /** The newest change in the GeoNames extract, `YYYY-MM-DD`. */
  readonly date: string
  readonly lines: readonly string[]
  /** Numbers of GeoNames. */
  readonly ids: readonly number[]
  /** Degrees. */
  readonly latitude: Float64Array
  readonly longitude: Float64Array
  readonly population: Float64Array
  readonly zoneIndex: Uint16Array
  readonly zones: readonly string[]
  readonly countries: ReadonlyMap<string, string>
  readonly place: (row: number) => Place
}

const sign = 36
/** Lines before the names. */
const head = 12

/** Opens the packed places (`data/places.txt.gz`, unpacked). Throws SkyError `table-format`. */
export function openTable(bytes: Uint8Array): PlaceTable {
  const all = new TextDecoder().decode(bytes).trimEnd().split('\n')
  const [format, date] = (all[0] ?? '').split(' ')
  if (format !== 'hefu-places-1' || date === undefined)
    throw new SkyError('table-format', 'The table of places begins with other words', {
      value: (all[0] ?? '').slice(0, 40),
      allowed: 'hefu-places-1 and a date',
    })
  const field = (line: number, by: string): readonly string[] => at(all, line).split(by)
  const lines = all.slice(head)
  const columns = {
    ids: summed(field(4, ' ')),
    latitude: Float64Array.from(summed(field(5, ' ')), (thousandths) => thousandths / 1000),
    longitude: Float64Array.from(summed(field(6, ' ')), (thousandths) => thousandths / 1000),
    population: Float64Array.from(at(all, 7), populationOf),
    regionIndex: Uint16Array.from(runs(field(8, ' '))),
    zoneIndex: Uint16Array.from(runs(field(9, ' '))),
  }
  for (const [column, { length }] of Object.entries(columns))
    if (length !== lines.length)
      throw new SkyError('table-format', `The column ${column} of the table of places has another length`, { value: length, allowed: `${lines.length}` })
  const zones = field(1, ' ')
  const countries = new Map(field(2, '\t').map((entry): [string, string] => [entry.slice(0, 2), entry.slice(3)]))
  const table = { ...columns, size: lines.length, date, lines, zones, countries }
  return { ...table, place: placeReader({ ...table, regions: field(3, '\t'), zh: localOf(field(10, ' ')), hi: localOf(field(11, ' ')) }) }
}

type Columns = Omit<PlaceTable, 'place'> & {
  readonly regions: readonly string[]
  readonly regionIndex: Uint16Array
  readonly zh: ReadonlyMap<number, number>
  readonly hi: ReadonlyMap<number, number>
}

function placeReader({ regions, regionIndex, zh, hi, ...table }: Columns): (row: number) => Place {
  return (row) => {
    const [name = '', ...otherNames] = at(table.lines, row).split('|')
    const [country = '', region = ''] = at(regions, at(regionIndex, row)).split('|')
    const nameAt = (index: number | undefined): string | undefined => (index === undefined ? undefined : [name, ...otherNames][index])
    return {
      id: at(table.ids, row),
      name,
      otherNames,
      chineseName: nameAt(zh.get(row)),
      hindiName: nameAt(hi.get(row)),
      latitude: at(table.latitude, row),
      longitude: at(table.longitude, row),
      country,
      countryName: table.countries.get(country) ?? country,
      region: region === '' ? undefined : region,
      population: at(table.population, row),
      zone: at(table.zones, at(table.zoneIndex, row)),
    }
  }
}

function summed(deltas: readonly string[]): readonly number[] {
  let sum = 0
  return deltas.map((delta) => (sum += Number.parseInt(delta, sign)))
}

/** Values that stand in runs, `value.count`. */
function runs(packed: readonly string[]): readonly number[] {
  return packed.flatMap((run) => {
    const [value = '', count = ''] = run.split('.')
    return Array.from({ length: Number.parseInt(count, sign) }, () => Number.parseInt(value, sign))
  })
}

/** People by the step that stands for them: `0` none known, then 100 and a fifth of e to each step. */
function populationOf(step: string): number {
  const level = step.charCodeAt(0) - 48
  return level === 0 ? 0 : Math.round(100 * Math.exp((level - 1) / 5))
}

/** Which name of a row is the one in a language: rows as differences, `row.name`. */
function localOf(packed: readonly string[]): ReadonlyMap<number, number> {
  const rows = summed(packed.map((entry) => entry.split('.')[0] ?? ''))
  return new Map(packed.map((entry, place) => [rows[place] ?? 0, Number.parseInt(entry.split('.')[1] ?? '', sign)]))
}
