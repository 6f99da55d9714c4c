/** The nine grahas, in the order of the weekdays, then the nodes. */
export const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const

/** One of the nine. */
export type Graha = (typeof grahas)[number]

/** The seven that have bodies, own signs and strengths, in the order of the weekdays. */
export const planets = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const

/** One of the seven. */
export type Planet = (typeof planets)[number]

/** The five that are neither light nor node. */
export const starPlanets = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const

/** One of the five. */
export type StarPlanet = (typeof starPlanets)[number]

/** What is placed in a chart: the nine grahas and the lagna. */
export const points = ['lagna', ...grahas] as const

/** One of the ten. */
export type Point = (typeof points)[number]

/** Whether a graha has a body. */
export function isPlanet(point: Point): point is Planet {
  return planets.some((planet) => planet === point)
}
