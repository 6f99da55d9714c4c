import { auKilometres, degree } from '../units.ts'

/**
 * What counts as rising and setting.
 * `hindu`: centre of the disc, no refraction, seen from the Earth's centre, ecliptic latitude taken as zero.
 * `centre34`: centre of the disc, 34′ of refraction. `limb50`: upper limb, 34′ of refraction; the Sun's radius is taken as 16′.
 * `{ altitude, edge }`: the centre or the upper limb stands at an altitude of the caller's own, in degrees (negative under the horizon).
 * The Moon is lowered by its parallax except in `hindu`, and its true radius is used; the Sun's parallax (9″) is left out.
 */
export type RiseDefinition = 'hindu' | 'centre34' | 'limb50' | { readonly altitude: number; readonly edge: 'centre' | 'upperLimb' }

/** Bodies that rise and set here. */
export type Luminary = 'sun' | 'moon'

const earthKilometres = 6378.137
/** Radii in kilometres (IAU 2015 nominal Sun; Moon 0.2725076 Earth radii, IAU 1982). */
const radius = { sun: 695_700, moon: 0.2725076 * earthKilometres } as const

/** Altitude in degrees that the centre has, seen from the Earth's centre, when a body at a distance in au rises or sets by the definition. */
export function centreAltitude(definition: RiseDefinition, body: Luminary, distance: number): number {
  if (definition === 'hindu') return 0
  if (definition === 'centre34') return -34 / 60 + parallax(body, distance)
  if (definition === 'limb50') return body === 'sun' ? -50 / 60 : -34 / 60 - halfDisc(body, distance) + parallax(body, distance)
  return definition.altitude - (definition.edge === 'centre' ? 0 : halfDisc(body, distance)) + parallax(body, distance)
}

function halfDisc(body: Luminary, distance: number): number {
  return Math.asin(radius[body] / (distance * auKilometres)) / degree
}

function parallax(body: Luminary, distance: number): number {
  return body === 'sun' ? 0 : Math.asin(earthKilometres / (distance * auKilometres)) / degree
}
