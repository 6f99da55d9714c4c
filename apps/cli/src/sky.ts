import {
  type Ayanamsa,
  ayanamsaNames,
  type Coordinates,
  epochSecondsOf,
  type Houses,
  houseSystems,
  type HouseSystem,
  housesOf,
  instantFromEpochSeconds,
  openAyanamsa,
  type Sky,
  skyAt,
} from '@hefu/sky'
import { bodyLabels, placeLine } from '@hefu/sky/labels'
import { loadEphemeris } from '@hefu/sky/load'
import { oneOf } from './casting/values.ts'
import { forInput } from './civil/sky-refusal.ts'
import type { Screen } from './screen.ts'
import { momentOf } from './sky/moment.ts'
import { skyWords } from './sky/words.ts'
import { table } from './table.ts'

/** The flags of `hefu sky`. */
export interface SkyFlags {
  readonly at: string
  readonly place?: string
  readonly zone?: string
  readonly lat?: string
  readonly lon?: string
  readonly fold?: string
  readonly ayanamsa?: string
  readonly houses?: string
  readonly json?: boolean
  readonly lang?: string
}

/** What is shown: the sky with the settings it was worked out with. */
interface Shown {
  readonly sky: Sky
  readonly coordinates: Coordinates | undefined
  readonly ayanamsa: Ayanamsa | undefined
  readonly system: HouseSystem
  readonly houses: Houses | undefined
}

/** Shows the sky of a moment, with ascendant and houses where a place is known. Gives the exit code. Throws CliError. */
export async function sky(flags: SkyFlags, screen: Screen): Promise<number> {
  const system = oneOf(houseSystems, { field: '--houses', value: flags.houses ?? 'wholeSign' })
  const named = oneOf([...ayanamsaNames, 'none'], { field: '--ayanamsa', value: flags.ayanamsa ?? 'lahiri' })
  const { instant, coordinates } = await momentOf(flags)
  const ephemeris = await loadEphemeris()
  const ayanamsa = named === 'none' ? undefined : openAyanamsa(ephemeris, named)
  const found = forInput({ field: '--at', value: flags.at, allowed: ['1800 – 2100'] }, () =>
    skyAt(ephemeris, {
      instant: instantFromEpochSeconds(instant),
      ...(coordinates === undefined ? {} : { place: coordinates }),
      ...(ayanamsa === undefined ? {} : { ayanamsa }),
    }),
  )
  const houses = found.horizon === undefined ? undefined : housesOf({ ...found.horizon, system, zodiac: found.zodiac ?? 0 })
  const shown = { sky: found, coordinates, ayanamsa, system, houses }
  if (flags.json === true) screen.json(machine(shown))
  else for (const line of lines(shown, screen)) screen.line(line)
  return 0
}

function machine({ sky: { instant, positions, nutation, meanObliquity, angles, horizon }, coordinates, ayanamsa, system, houses }: Shown): unknown {
  return {
    utc: utcText(instant),
    instant,
    coordinates: coordinates ?? null,
    ayanamsa: ayanamsa === undefined ? null : { name: ayanamsa.choice, degrees: ayanamsa.at(instant.tt) },
    nutation,
    meanObliquity,
    positions: positions.map(({ sidereal = null, ...position }) => ({ ...position, sidereal })),
    angles: angles === undefined ? null : { ...angles, armc: horizon?.armc ?? null },
    houses: houses ?? { system, starts: null, middles: null },
  }
}

function lines(
  { sky: { instant, positions, angles, zodiac }, coordinates, ayanamsa, system, houses }: Shown,
  { messages: { language } }: Screen,
): readonly string[] {
  const words = skyWords[language]
  const degrees = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(5))
  const point = (name: string, longitude: number): readonly string[] => [
    name,
    degrees(zodiac === undefined ? undefined : (longitude - zodiac + 360) % 360),
    degrees(longitude),
  ]
  const rows = positions.map(({ body, sidereal, longitude, latitude, longitudeRate, distance }) => [
    bodyLabels[language][body],
    ...[sidereal, longitude, latitude, longitudeRate].map(degrees),
    distance.toFixed(6),
  ])
  const deltaT = `ΔT ${instant.deltaT.toFixed(1)} s (${words.deltaT[instant.deltaTKind]})`
  const head = [`${utcText(instant)}`, ...(coordinates === undefined ? [] : [placeLine(coordinates, language)]), deltaT]
  const cusps = houses === undefined ? words.noHouses(system) : `${words.houses(system)}: ${houses.starts.map((start) => start.toFixed(2)).join(' ')}`
  return [
    head.join('   '),
    ...(ayanamsa === undefined ? [] : [words.ayanamsa({ name: String(ayanamsa.choice), degrees: degrees(ayanamsa.at(instant.tt)) })]),
    ...table([words.heads, ...rows, ...(angles === undefined ? [] : [point(words.ascendant, angles.ascendant), point(words.midheaven, angles.midheaven)])]),
    ...(coordinates === undefined ? [] : [cusps]),
  ]
}

/** An instant as a date and time of UTC, to the second. */
function utcText(instant: { readonly ut: number }): string {
  return `${new Date(Math.round(epochSecondsOf(instant)) * 1000).toISOString().slice(0, -5)}Z`
}
