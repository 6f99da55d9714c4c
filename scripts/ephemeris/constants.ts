import { readFileSync } from 'node:fs'

/** JPL's own file of constants and starting state, public domain (see README.md beside it). */
export const headerFile = new URL('jpl-de431-header.txt', import.meta.url)

/** Reads groups 1040 (names) and 1041 (values) of a JPL ephemeris header. Throws when a name has no value or is asked for and missing. */
export function readConstants(text: string = readFileSync(headerFile, 'utf8')): (name: string) => number {
  const group = (number: string): readonly string[] => {
    const after = text.split(`GROUP   ${number}`)[1]
    if (after === undefined) throw new Error(`The header has no group ${number}.`)
    return (after.split(/GROUP {3}\d/u)[0] ?? '').trim().split(/\s+/u).slice(1)
  }
  const values = group('1041').map((value) => Number(value.replace('D', 'E')))
  const named = new Map(group('1040').map((name, place) => [name, values[place]]))
  return (name) => {
    const value = named.get(name)
    if (value === undefined || Number.isNaN(value)) throw new Error(`The header gives no number for ${name}.`)
    return value
  }
}

/** Names of the masses of the 343 asteroids, in the order of the header. */
export function asteroidMassNames(text: string = readFileSync(headerFile, 'utf8')): readonly string[] {
  return [...new Set(text.match(/\bMA\d{4}\b/gu))]
}
