import { at, numberAt } from '../../engines/sky/src/at.ts'
import { tableObliquity } from '../../engines/sky/src/table/layout.ts'
import type { Vector } from './states.ts'

/** Terms of one power of time, six numbers each: amplitude and the five coefficients of the argument's polynomial. */
type Terms = Float64Array

/** The series ELP/MPP02 fitted to DE405 (Chapront, Francou 2003), as npm `astronomia` carries it. */
export interface Elp {
  readonly meanLongitude: readonly number[]
  readonly longitude: readonly Terms[]
  readonly latitude: readonly Terms[]
  readonly distance: readonly Terms[]
}

const arcsecond = Math.PI / 648_000
const kilometresInAu = 149_597_870.7
const j2000 = 2_451_545

/** Reads the full series. Throws when the package does not hold what this expects. */
export async function readElp(): Promise<Elp> {
  const loaded: unknown = await import(import.meta.resolve('astronomia/data/elpMppDeFull'))
  const series = fieldOf(loaded, 'default')
  const powers = (axis: string): readonly Terms[] =>
    Object.values(objectOf(fieldOf(series, axis), axis)).map((rows) => Float64Array.from(listOf(rows, axis).flatMap((row) => sixNumbers(row, axis))))
  return { meanLongitude: numbersOf(fieldOf(series, 'W1'), 'W1'), longitude: powers('L'), latitude: powers('B'), distance: powers('R') }
}

function objectOf(value: unknown, what: string): object {
  if (typeof value !== 'object' || value === null) throw new Error(`${what} of the lunar series is ${typeof value}; wanted is an object.`)
  return value
}

function fieldOf(value: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(objectOf(value, name))).get(name)
}

function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${what} of the lunar series is ${typeof value}; wanted is a list.`)
  return value
}

function numbersOf(value: unknown, what: string): readonly number[] {
  return listOf(value, what).map((each) => {
    if (typeof each !== 'number') throw new Error(`${what} of the lunar series holds ${String(each)}; wanted are numbers.`)
    return each
  })
}

function sixNumbers(row: unknown, what: string): readonly number[] {
  const numbers = numbersOf(row, what)
  return Array.from({ length: 6 }, (_, place) => numbers[place] ?? 0)
}

function polynomial(coefficients: readonly number[], t: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
}

function sum(powers: readonly Terms[], t: number): number {
  return powers.reduceRight((total, terms) => total * t + sumOfPower(terms, t), 0)
}

function sumOfPower(terms: Terms, t: number): number {
  let total = 0
  // From the smallest term up, so that small terms are not lost in a large sum.
  for (let i = terms.length - 6; i >= 0; i -= 6) {
    const slow = numberAt(terms, i + 3) + t * (numberAt(terms, i + 4) + t * numberAt(terms, i + 5))
    total += numberAt(terms, i) * Math.sin(numberAt(terms, i + 1) + t * (numberAt(terms, i + 2) + t * slow))
  }
  return total
}

/** Laskar's P and Q, which carry the inertial ecliptic of date of the series to J2000: coefficients of powers of centuries. */
const laskarP = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14]
const laskarQ = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14]

/** From the inertial ecliptic of J2000 of the DE405 fit to ICRF: obliquity and the arc from its equinox to the ICRF origin. */
const elpObliquity = 84_381.4096 * arcsecond
const elpOrigin = -0.05028 * arcsecond

/** The Moon from the Earth at a Julian day (TDB): longitude, latitude (radians, axes of the table) and distance (au). Geometric. */
export function moonAt(elp: Elp, time: number): Vector {
  const t = (time - j2000) / 36_525
  const longitude = polynomial(elp.meanLongitude, t) + sum(elp.longitude, t) * arcsecond
  const latitude = sum(elp.latitude, t) * arcsecond
  const distance = sum(elp.distance, t) / kilometresInAu
  const ofDate: Vector = [Math.cos(longitude) * Math.cos(latitude), Math.sin(longitude) * Math.cos(latitude), Math.sin(latitude)]
  const [x, y, z] = turn(fromDate(ofDate, t), { first: elpObliquity, origin: elpOrigin })
  return [Math.atan2(y, x), Math.atan2(z, Math.hypot(x, y)), distance]
}

function fromDate([x, y, z]: Vector, t: number): Vector {
  const p = polynomial(laskarP, t)
  const q = polynomial(laskarQ, t)
  const w = Math.sqrt(1 - p * p - q * q)
  return [
    (1 - 2 * p * p) * x + 2 * p * q * y + 2 * p * w * z,
    2 * p * q * x + (1 - 2 * q * q) * y - 2 * q * w * z,
    -2 * p * w * x + 2 * q * w * y + (1 - 2 * p * p - 2 * q * q) * z,
  ]
}

/** To the equator by `first`, about the pole by `origin`, and to the axes of the table. */
function turn([x, y, z]: Vector, { first, origin }: { readonly first: number; readonly origin: number }): Vector {
  const equatorialY = y * Math.cos(first) - z * Math.sin(first)
  const equatorialZ = y * Math.sin(first) + z * Math.cos(first)
  const turnedX = x * Math.cos(origin) - equatorialY * Math.sin(origin)
  const turnedY = x * Math.sin(origin) + equatorialY * Math.cos(origin)
  const back = tableObliquity * arcsecond
  return [turnedX, turnedY * Math.cos(back) + equatorialZ * Math.sin(back), equatorialZ * Math.cos(back) - turnedY * Math.sin(back)]
}

/** Radians a day that are taken from the Moon's longitude before it is fitted. */
export const moonRate = 8399.6847 / 36_525

/** The Moon with its longitude less the mean rate from J2000, kept within half a turn of the mean longitude at J2000. */
export function moonResidualAt(elp: Elp, time: number): Vector {
  const [longitude, latitude, distance] = moonAt(elp, time)
  const middle = at(elp.meanLongitude, 0)
  const residual = longitude - moonRate * (time - j2000)
  return [residual - 2 * Math.PI * Math.round((residual - middle) / (2 * Math.PI)), latitude, distance]
}
