import { MeanEcliptic } from '../frame/precession.ts'
import { Nutation } from '../frame/nutation.ts'
import { State } from '../table/state.ts'
import type { Table } from '../table/table.ts'
import { degree, j2000, light, turned } from '../units.ts'
import { field, frameOffset, offsetOf, type Body } from './bodies.ts'
import { bendLight } from './deflection.ts'
import { meanNode, meanNodeRate, MoonOrbit } from './node.ts'

/** GM of the Sun in au³ a day². */
const sunMass = 2.959122082855911e-4
/** Mean distance of the Moon in au, which is given as the distance of its mean node. */
const meanMoonDistance = 0.0025695553
/**
 * Turns what the table holds into apparent places: geocentric, ecliptic and equinox of date. Light-time to second order, deflection by
 * the Sun, relativistic aberration, IAU 2006 precession, IAU 2000B nutation. Keeps its scratch values, so one call allocates nothing.
 */
export class Reducer {
  readonly #table: Table
  readonly #moonShare: number
  readonly #frame = new MeanEcliptic()
  readonly #nutation = new Nutation()
  readonly #orbit = new MoonOrbit()
  readonly #sun = new State()
  readonly #earth = new State()
  readonly #moon = new State()
  readonly #body = new State()
  /** From the Earth, astrometric: place, and its rate. */
  readonly #seen = new State()

  /** Takes a read table. */
  constructor(table: Table) {
    this.#table = table
    this.#moonShare = 1 / (1 + table.massRatio)
  }

  /** Fills `out` for the wanted bodies and the frame at a Julian day (TT) within the table; other places of `out` are left alone. */
  compute(tt: number, out: Float64Array, wanted: readonly Body[]): void {
    this.#frame.update(tt)
    this.#nutation.update(tt)
    this.#updateEarth(tt)
    out[frameOffset.nutationLongitude] = this.#nutation.longitude / degree
    out[frameOffset.nutationObliquity] = this.#nutation.obliquity / degree
    out[frameOffset.meanObliquity] = this.#frame.obliquity / degree
    for (const body of wanted) this.#one(body, tt, out)
  }

  /** Fills both with place (au) and velocity (au a day): the Earth from the barycentre of the solar system, and the Earth from the Sun; axes of the table. */
  earth(tt: number, fromBarycentre: State, fromSun: State): void {
    this.#updateEarth(tt)
    const [earth, sun] = [this.#earth, this.#sun]
    copy(earth, fromSun)
    fromBarycentre.x = earth.x + sun.x
    fromBarycentre.y = earth.y + sun.y
    fromBarycentre.z = earth.z + sun.z
    fromBarycentre.vx = earth.vx + sun.vx
    fromBarycentre.vy = earth.vy + sun.vy
    fromBarycentre.vz = earth.vz + sun.vz
  }

  #one(body: Body, tt: number, out: Float64Array): void {
    const offset = offsetOf[body]
    switch (body) {
      case 'sun':
        this.#seeSun()
        break
      case 'moon':
        this.#seeMoon()
        break
      case 'meanNode':
        this.#putNode(out, offset, { longitude: meanNode(tt), rate: meanNodeRate(tt), distance: meanMoonDistance })
        return
      case 'trueNode':
        this.#orbit.update({ tt, frame: this.#frame, moon: this.#moon, table: this.#table })
        this.#putNode(out, offset, { longitude: this.#orbit.node, rate: this.#orbit.nodeRate + this.#frame.rate / degree, distance: this.#orbit.nodeDistance })
        return
      default:
        this.#table.series[body].evaluate(tt, this.#body)
        this.#seePlanet()
    }
    this.#put(out, offset)
  }

  /** The Earth from the Sun, the Sun from the barycentre, the Moon from the Earth, in rectangular axes of the table. */
  #updateEarth(tt: number): void {
    const { series, moonRate } = this.#table
    const moon = this.#moon
    series.moon.evaluate(tt, moon)
    toRectangular(moon, moonRate * (tt - j2000), moonRate)
    const earth = this.#earth
    series.emb.evaluate(tt, earth)
    const share = this.#moonShare
    earth.x -= share * moon.x
    earth.y -= share * moon.y
    earth.z -= share * moon.z
    earth.vx -= share * moon.vx
    earth.vy -= share * moon.vy
    earth.vz -= share * moon.vz
    series.sun.evaluate(tt, this.#sun)
  }

  /** The Sun: it moves about the barycentre while its light travels. */
  #seeSun(): void {
    const { x, y, z, vx, vy, vz } = this.#earth
    const sun = this.#sun
    const delay = Math.sqrt(x * x + y * y + z * z) / light
    const seen = this.#seen
    seen.x = -x - sun.vx * delay
    seen.y = -y - sun.vy * delay
    seen.z = -z - sun.vz * delay
    seen.vx = -vx
    seen.vy = -vy
    seen.vz = -vz
  }

  /** The Moon: it and the Earth move together about the Sun while its light travels, and fall towards it together. */
  #seeMoon(): void {
    const { x, y, z, vx, vy, vz } = this.#moon
    const [earth, sun, seen] = [this.#earth, this.#sun, this.#seen]
    const distance = Math.sqrt(x * x + y * y + z * z)
    const delay = distance / light
    const [wx, wy, wz] = [earth.vx + sun.vx + vx, earth.vy + sun.vy + vy, earth.vz + sun.vz + vz]
    seen.x = x - wx * delay
    seen.y = y - wy * delay
    seen.z = z - wz * delay
    const longer = (x * vx + y * vy + z * vz) / (distance * light)
    const square = earth.x * earth.x + earth.y * earth.y + earth.z * earth.z
    const fall = (sunMass * delay) / (square * Math.sqrt(square))
    seen.vx = vx - wx * longer + earth.x * fall
    seen.vy = vy - wy * longer + earth.y * fall
    seen.vz = vz - wz * longer + earth.z * fall
  }

  /** A planet: where it was when the light left it, bent by the Sun. Its own path bends towards the Sun during that time. */
  #seePlanet(): void {
    const [planet, earth, sun, seen] = [this.#body, this.#earth, this.#sun, this.#seen]
    const { x, y, z } = planet
    const wx = planet.vx + sun.vx
    const wy = planet.vy + sun.vy
    const wz = planet.vz + sun.vz
    const square = x * x + y * y + z * z
    const fall = sunMass / (square * Math.sqrt(square))
    let [ux, uy, uz] = [x - earth.x, y - earth.y, z - earth.z]
    const [gx, gy, gz] = [ux, uy, uz]
    let delay = Math.sqrt(ux * ux + uy * uy + uz * uz) / light
    for (let round = 0; round < 2; round++) {
      const half = 0.5 * delay * delay * fall
      ux = gx - wx * delay - x * half
      uy = gy - wy * delay - y * half
      uz = gz - wz * delay - z * half
      delay = Math.sqrt(ux * ux + uy * uy + uz * uz) / light
    }
    seen.x = ux
    seen.y = uy
    seen.z = uz
    // Rate: the planet's velocity when the light left, less the Earth's, with the change of the delay.
    const [px, py, pz] = [wx + x * fall * delay, wy + y * fall * delay, wz + z * fall * delay]
    const [ex, ey, ez] = [earth.vx + sun.vx, earth.vy + sun.vy, earth.vz + sun.vz]
    const path = delay * light * light
    const slip = (ux * (px - ex) + uy * (py - ey) + uz * (pz - ez)) / (path + (ux * px + uy * py + uz * pz))
    seen.vx = px * (1 - slip) - ex
    seen.vy = py * (1 - slip) - ey
    seen.vz = pz * (1 - slip) - ez
    bendLight(seen, earth)
  }

  /** Aberration, the frame of date, and the numbers of one body. */
  #put(out: Float64Array, offset: number): void {
    const [earth, sun, seen, frame] = [this.#earth, this.#sun, this.#seen, this.#frame]
    const distance = Math.sqrt(seen.x * seen.x + seen.y * seen.y + seen.z * seen.z)
    const inverse = 1 / distance
    const [ux, uy, uz] = [seen.x * inverse, seen.y * inverse, seen.z * inverse]
    const [bx, by, bz] = [(earth.vx + sun.vx) / light, (earth.vy + sun.vy) / light, (earth.vz + sun.vz) / light]
    const slow = Math.sqrt(1 - bx * bx - by * by - bz * bz)
    const along = 1 + (ux * bx + uy * by + uz * bz) / (1 + slow)
    const [ax, ay, az] = [slow * ux + along * bx, slow * uy + along * by, slow * uz + along * bz]
    const x = frame.xx * ax + frame.xy * ay + frame.xz * az
    const y = frame.yx * ax + frame.yy * ay + frame.yz * az
    const z = frame.zx * ax + frame.zy * ay + frame.zz * az
    // The rate of the direction: transverse motion, and the Earth's own fall towards the Sun, which turns the aberration.
    const away = (ux * seen.vx + uy * seen.vy + uz * seen.vz) * inverse
    const square = earth.x * earth.x + earth.y * earth.y + earth.z * earth.z
    const fall = -sunMass / (square * Math.sqrt(square) * light)
    const [rx, ry, rz] = [
      seen.vx * inverse - ux * away + fall * earth.x,
      seen.vy * inverse - uy * away + fall * earth.y,
      seen.vz * inverse - uz * away + fall * earth.z,
    ]
    const vx = frame.xx * rx + frame.xy * ry + frame.xz * rz
    const vy = frame.yx * rx + frame.yy * ry + frame.yz * rz
    const vz = frame.zx * rx + frame.zy * ry + frame.zz * rz
    const flat = x * x + y * y
    const level = Math.sqrt(flat)
    out[offset + field.longitude] = turned((Math.atan2(y, x) + this.#nutation.longitude) / degree)
    out[offset + field.latitude] = Math.atan2(z, level) / degree
    out[offset + field.distance] = distance
    out[offset + field.longitudeRate] = ((x * vy - y * vx) / flat + frame.rate + this.#nutation.longitudeRate) / degree
    out[offset + field.latitudeRate] = (vz * flat - z * (x * vx + y * vy)) / ((flat + z * z) * level) / degree
    out[offset + field.distanceRate] = away * distance
  }

  /** A node lies on the ecliptic; its longitude is given from the mean equinox, in degrees, its rate likewise. */
  #putNode(
    out: Float64Array,
    offset: number,
    { longitude, rate, distance }: { readonly longitude: number; readonly rate: number; readonly distance: number },
  ): void {
    out[offset + field.longitude] = turned(longitude + this.#nutation.longitude / degree)
    out[offset + field.latitude] = 0
    out[offset + field.distance] = distance
    out[offset + field.longitudeRate] = rate + this.#nutation.longitudeRate / degree
    out[offset + field.latitudeRate] = 0
    out[offset + field.distanceRate] = 0
  }
}

/** Copies one state into another. */
function copy(from: State, to: State): void {
  to.x = from.x
  to.y = from.y
  to.z = from.z
  to.vx = from.vx
  to.vy = from.vy
  to.vz = from.vz
}

/** A spherical state (longitude less `mean`) made rectangular; `rate` is what the longitude lacks a day. */
function toRectangular(state: State, mean: number, rate: number): void {
  const longitude = state.x + mean
  const [cl, sl] = [Math.cos(longitude), Math.sin(longitude)]
  const [cb, sb] = [Math.cos(state.y), Math.sin(state.y)]
  const [r, turn, lift, away] = [state.z, state.vx + rate, state.vy, state.vz]
  const outward = away * cb - r * sb * lift
  const across = r * cb * turn
  state.x = r * cb * cl
  state.y = r * cb * sl
  state.z = r * sb
  state.vx = outward * cl - across * sl
  state.vy = outward * sl + across * cl
  state.vz = away * sb + r * cb * lift
}
