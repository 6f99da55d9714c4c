import { type Coordinates, type Difference, differenceFrom, type PlaceFound } from '@hefu/sky'
import { loadPlaces } from '@hefu/sky/load/places'
import { CliError } from '../error.ts'
import type { TimeFlags } from '../time.ts'
import { degreesOf } from './coordinates.ts'

/** Where a time was told: its zone, the place if one was named, the coordinates that count, and what should be said about them. */
export interface Where {
  readonly zone: string
  readonly found: PlaceFound | undefined
  readonly coordinates: Partial<Coordinates>
  /** Other places that the name fits as well. */
  readonly others: readonly PlaceFound[]
  readonly difference: Difference | undefined
}

/** Where the flags say that a time was told. Typed coordinates are kept over those of the place. Throws CliError. */
export async function whereOf(flags: TimeFlags): Promise<Where> {
  const typed = typedCoordinates(flags)
  const { place: name, zone } = flags
  if (name === undefined) return { zone: zone ?? (await zoneOf(typed)), found: undefined, coordinates: typed, others: [], difference: undefined }
  const { found, rest } = await placeNamed(name)
  const { latitude, longitude } = found.place
  const full = complete(typed)
  return {
    zone: zone ?? found.place.zone,
    found,
    coordinates: { latitude, longitude, ...typed },
    others: rest.filter(({ kind }) => kind === found.kind && kind !== 'prefix').slice(0, 4),
    difference: full === undefined ? undefined : differenceFrom({ latitude, longitude }, full),
  }
}

/** The place that a name fits best, and those that it fits as well; a name that is only similar is offered, not taken. */
async function placeNamed(name: string): Promise<{ readonly found: PlaceFound; readonly rest: readonly PlaceFound[] }> {
  const { search } = await loadPlaces()
  const [found, ...rest] = search(name, { limit: 6 })
  if (found !== undefined && found.kind !== 'similar') return { found, rest }
  const offered =
    found === undefined
      ? ['Allahabad', '北京', 'Paris, Texas', '--latitude --longitude']
      : [found, ...rest].map(({ place }) => `${place.name}, ${place.countryName}`)
  throw new CliError('flag-invalid', { field: '--place', value: name, allowed: offered })
}

function typedCoordinates({ latitude, longitude }: TimeFlags): Partial<Coordinates> {
  const [north, east] = [degreesOf(latitude, '--latitude'), degreesOf(longitude, '--longitude')]
  return { ...(north === undefined ? {} : { latitude: north }), ...(east === undefined ? {} : { longitude: east }) }
}

function complete({ latitude, longitude }: Partial<Coordinates>): Coordinates | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

async function zoneOf(typed: Partial<Coordinates>): Promise<string> {
  const full = complete(typed)
  if (full === undefined) throw new CliError('flag-missing', { field: '--place', allowed: ['--place', '--zone', '--latitude --longitude'] })
  const { zoneAt } = await loadPlaces()
  return zoneAt(full).zone
}
