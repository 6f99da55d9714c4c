import { readFileSync } from 'node:fs'

/** One line of a GeoNames dump (its readme.txt names the columns), as far as it is used. */
export interface Row {
  readonly id: number
  readonly name: string
  readonly otherNames: readonly string[]
  readonly latitude: number
  readonly longitude: number
  readonly country: string
  readonly division: string
  readonly population: number
  readonly zone: string
  readonly changed: string
}

/** The rows of a GeoNames dump. */
export function readRows(path: URL): readonly Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [
        id = '',
        name = '',
        ,
        others = '',
        latitude = '',
        longitude = '',
        ,
        ,
        country = '',
        ,
        division = '',
        ,
        ,
        ,
        population = '',
        ,
        ,
        zone = '',
        changed = '',
      ] = line.split('\t')
      return {
        id: Number(id),
        name: name.replaceAll('|', ' '),
        otherNames: others.split(',').filter((other) => other !== '' && !other.includes('|')),
        latitude: Number(latitude),
        longitude: Number(longitude),
        country,
        division,
        population: Number(population),
        zone,
        changed,
      }
    })
}
