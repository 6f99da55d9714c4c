import type { Body } from './bodies.ts'

/** Osculating elements at J2000 (JD 2451545.0 TDB), heliocentric, ecliptic and equinox J2000: au and degrees. */
interface Elements {
  readonly mass: string
  readonly axis: number
  readonly eccentricity: number
  readonly inclination: number
  readonly node: number
  readonly perihelion: number
  readonly anomaly: number
}

const kilometresInAu = 149_597_870.7

/** The four largest asteroids, from JPL's small-body database (US Government, public domain). `mass` names their GM in the DE431 header. */
export const elements: readonly Elements[] = [
  {
    mass: 'MA0001',
    axis: 413_861_913.8911831 / kilometresInAu,
    eccentricity: 0.0783756264716304,
    inclination: 10.58336045805628,
    node: 80.49435747295276,
    perihelion: 73.92286274285223,
    anomaly: 6.176654513180486,
  },
  {
    mass: 'MA0002',
    axis: 414_733_539.1694663 / kilometresInAu,
    eccentricity: 0.2296435321725964,
    inclination: 34.8461400333228,
    node: 173.197799126349,
    perihelion: 310.2656378931236,
    anomaly: 352.9602856376183,
  },
  {
    mass: 'MA0003',
    axis: 399_132_340.2397366 / kilometresInAu,
    eccentricity: 0.2584434725349585,
    inclination: 12.96742544139138,
    node: 170.1725855275966,
    perihelion: 248.031724336219,
    anomaly: 240.2686465739974,
  },
  {
    mass: 'MA0004',
    axis: 353_280_597.8206285 / kilometresInAu,
    eccentricity: 0.09002244561937413,
    inclination: 7.133935828421654,
    node: 103.9514370845001,
    perihelion: 149.5866679599199,
    anomaly: 341.0238343838706,
  },
]

const degree = Math.PI / 180
/** The obliquity to which the elements refer (IAU 1976): 84381.448 arcseconds. */
const obliquity = (84_381.448 / 3600) * degree

/** Position (au) and velocity (au/day) relative to the Sun in ICRF axes at J2000; `sun` is the GM of the Sun in au³/day². */
export function stateAtJ2000(orbit: Elements, sun: number): Pick<Body, 'position' | 'velocity'> {
  const { axis, eccentricity: e } = orbit
  const mean = orbit.anomaly * degree
  let anomaly = mean
  for (let round = 0; round < 50; round++) anomaly -= (anomaly - e * Math.sin(anomaly) - mean) / (1 - e * Math.cos(anomaly))
  const speed = (Math.sqrt(sun / axis ** 3) * axis) / (1 - e * Math.cos(anomaly))
  const flat = Math.sqrt(1 - e * e)
  const turn = toEquator(orbit)
  return {
    position: turn(axis * (Math.cos(anomaly) - e), axis * flat * Math.sin(anomaly)),
    velocity: turn(-speed * Math.sin(anomaly), speed * flat * Math.cos(anomaly)),
  }
}

/** Turns a vector of the orbit's own plane (x to the perihelion) to equatorial axes. */
function toEquator(orbit: Elements): (x: number, y: number) => readonly [number, number, number] {
  const [co, so] = [Math.cos(orbit.node * degree), Math.sin(orbit.node * degree)]
  const [cw, sw] = [Math.cos(orbit.perihelion * degree), Math.sin(orbit.perihelion * degree)]
  const [ci, si] = [Math.cos(orbit.inclination * degree), Math.sin(orbit.inclination * degree)]
  const [ce, se] = [Math.cos(obliquity), Math.sin(obliquity)]
  return (x, y) => {
    const ex = x * (co * cw - so * sw * ci) - y * (co * sw + so * cw * ci)
    const ey = x * (so * cw + co * sw * ci) + y * (co * cw * ci - so * sw)
    const ez = x * sw * si + y * cw * si
    return [ex, ey * ce - ez * se, ey * se + ez * ce]
  }
}
