import { at } from '../../engines/sky/src/at.ts'

/** A point mass: GM in au³/day², barycentric position in au and velocity in au/day, ICRF axes, at the epoch of the JPL header. */
export interface Body {
  readonly name: string
  readonly gm: number
  readonly position: readonly [number, number, number]
  readonly velocity: readonly [number, number, number]
}

/** The bodies in the order of the state vector; the four asteroids follow them. */
export const bodyNames = ['sun', 'mercury', 'venus', 'earth', 'moon', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
/** Place of each body in the state vector. */
export const place = { sun: 0, mercury: 1, venus: 2, earth: 3, moon: 4, mars: 5, jupiter: 6, saturn: 7, uranus: 8, neptune: 9, pluto: 10 } as const

/** The letter under which the header keeps each body; Earth and Moon are kept as barycentre and difference. */
const letters = { sun: 'S', mercury: '1', venus: '2', mars: '4', jupiter: '5', saturn: '6', uranus: '7', neptune: '8', pluto: '9' } as const

/** Sun, planets, Moon and Pluto at the epoch of the header. */
export function startingBodies(constant: (name: string) => number): readonly Body[] {
  const vector = (prefix: string, letter: string): [number, number, number] => [
    constant(`X${prefix}${letter}`),
    constant(`Y${prefix}${letter}`),
    constant(`Z${prefix}${letter}`),
  ]
  const moonShare = 1 / (1 + constant('EMRAT'))
  const apart = (share: number) => ({ position: along(vector('', 'B'), vector('', 'M'), share), velocity: along(vector('D', 'B'), vector('D', 'M'), share) })
  return bodyNames.map((name) => {
    if (name === 'earth') return { name, gm: constant('GMB') * (1 - moonShare), ...apart(-moonShare) }
    if (name === 'moon') return { name, gm: constant('GMB') * moonShare, ...apart(1 - moonShare) }
    const letter = letters[name]
    return { name, gm: constant(`GM${letter}`), position: vector('', letter), velocity: vector('D', letter) }
  })
}

/** `from` plus `share` of `step`. */
function along(from: readonly number[], step: readonly number[], share: number): [number, number, number] {
  const axis = (k: number): number => at(from, k) + share * at(step, k)
  return [axis(0), axis(1), axis(2)]
}
