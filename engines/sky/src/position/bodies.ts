/** What positions are worked out for, in the order of the numbers of `compute`. The nodes are the Moon's ascending ones. */
export const bodies = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'meanNode', 'trueNode'] as const

/** One of `bodies`. */
export type Body = (typeof bodies)[number]

/** Sun, Moon, the five planets seen by the naked eye and both nodes: what a chart of nine grahas needs. */
export const grahas = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'meanNode', 'trueNode'] as const satisfies readonly Body[]

/** Numbers that `compute` writes for a body, and where each stands among them. Degrees and au; rates a day. */
export const field = { longitude: 0, latitude: 1, distance: 2, longitudeRate: 3, latitudeRate: 4, distanceRate: 5 } as const

/** How many numbers `compute` writes for a body. */
export const stride = 6

/** Where the numbers of each body begin in the output of `compute`. */
export const offsetOf: Readonly<Record<Body, number>> = {
  sun: 0,
  moon: 6,
  mercury: 12,
  venus: 18,
  mars: 24,
  jupiter: 30,
  saturn: 36,
  uranus: 42,
  neptune: 48,
  pluto: 54,
  meanNode: 60,
  trueNode: 66,
}

/** Where `compute` writes what belongs to the frame, in degrees: nutation in longitude and obliquity, mean obliquity of date. */
export const frameOffset = { nutationLongitude: 72, nutationObliquity: 73, meanObliquity: 74 } as const

/** Length of the array that `compute` fills. */
export const outputLength = 75
