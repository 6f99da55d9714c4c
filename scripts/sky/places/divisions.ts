import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Names that the extract of the cities lacks: divisions by `IN.36`, countries by `IN`. */
export interface Divisions {
  readonly divisions: ReadonlyMap<string, string>
  readonly countries: ReadonlyMap<string, string>
}

// A city in the database: number, name, code and name of the division, code and name of the country, zone.
const record = /\d{3,9}\0[^\0]*\0([^\0]*)\0([^\0]*)\0([A-Z]{2})\0([^\0]*)\0[A-Z][A-Za-z_/+-]*\0/gu

/** Reads the names of divisions and countries from the GeoNames data inside Debian's libgeonames0. */
export function readDivisions(library: string): Divisions {
  const bytes = readFileSync(library)
  const cities = inflateSync(bytes.subarray(bytes.indexOf(Buffer.from([0x78, 0xda])))).toString('latin1')
  const found = [...cities.matchAll(record)].map(([, code = '', division = '', country = '', countryName = '']) => ({ code, division, country, countryName }))
  return {
    divisions: new Map(found.map(({ code, division, country }) => [`${country}.${code}`, utf8(division).replace(/^State of /u, '')])),
    countries: new Map(found.map(({ country, countryName }) => [country, utf8(countryName)])),
  }
}

function utf8(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8')
}
