import { checkCoordinates, type Coordinates, kilometresBetween } from './distance.ts'

/** How typed coordinates and a named place disagree: a sign that would bring them together was left out or put in, or they are simply far apart. */
export type Difference =
  | { readonly kind: 'hemisphere'; readonly kilometres: number; readonly meant: Coordinates }
  | { readonly kind: 'far'; readonly kilometres: number }

/** Kilometres within which coordinates still belong to a place. */
const belongs = 75

/** Compares typed coordinates with a named place; undefined where they agree. The typed ones are never changed. Throws SkyError `latitude-invalid`, `longitude-invalid`. */
export function differenceFrom(place: Coordinates, typed: Coordinates): Difference | undefined {
  checkCoordinates(typed)
  const kilometres = kilometresBetween(place, typed)
  if (kilometres <= belongs) return undefined
  const { latitude, longitude } = typed
  const turned = [
    { latitude: -latitude, longitude },
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude: -longitude },
  ]
  const meant = turned.find((each) => kilometresBetween(place, each) <= belongs)
  return meant === undefined ? { kind: 'far', kilometres } : { kind: 'hemisphere', kilometres, meant }
}
