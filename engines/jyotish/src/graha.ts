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

/** One value for each of the nine grahas. */
export type ByGraha<Value> = Readonly<Record<Graha, Value>>

/** One value for each of the seven planets. */
export type ByPlanet<Value> = Readonly<Record<Planet, Value>>

/** One value for each of the nine grahas and the lagna. */
export type ByPoint<Value> = Readonly<Record<Point, Value>>

/** The value of every planet. */
export function byPlanet<Value>(of: (planet: Planet) => Value): ByPlanet<Value> {
  return { sun: of('sun'), moon: of('moon'), mars: of('mars'), mercury: of('mercury'), jupiter: of('jupiter'), venus: of('venus'), saturn: of('saturn') }
}

/** The value of every graha. */
export function byGraha<Value>(of: (graha: Graha) => Value): ByGraha<Value> {
  return { ...byPlanet(of), rahu: of('rahu'), ketu: of('ketu') }
}

/** The value of every graha and of the lagna. */
export function byPoint<Value>(of: (point: Point) => Value): ByPoint<Value> {
  return { lagna: of('lagna'), ...byGraha(of) }
}
