// Holds the table in the repository against JPL DE405 from 1960 to 2059: the largest and the mean difference of longitudes, in arcseconds.
// Run: node scripts/runtime.cjs scripts/ephemeris/check-de405.ts (needs Debian's casacore-data-jpl-de405). Exit code 1 on a breach.
import { existsSync, readFileSync } from 'node:fs'
import { readTable } from '../../engines/sky/src/table/table.ts'
import { State } from '../../engines/sky/src/table/state.ts'
import { de405File, de405Start, readDe405, type DeBody } from './de405.ts'
import type { Vector } from './states.ts'
import { toTableAxes } from './table-axes.ts'

/** Allowed differences, largest and root mean square. The outer planets are limited by DE405 itself, which later ephemerides corrected. */
const allowed: readonly (readonly [DeBody & Exclude<DeBody, 'sun'>, number, number])[] = [
  ['moon', 0.025, 0.008],
  ['emb', 0.012, 0.004],
  ['mercury', 0.1, 0.03],
  ['venus', 0.02, 0.006],
  ['mars', 0.07, 0.03],
  ['jupiter', 0.14, 0.06],
  ['saturn', 0.22, 0.12],
]

if (!existsSync(de405File)) {
  console.error(`${de405File} is missing; install the Debian package casacore-data-jpl-de405.`)
  process.exit(2)
}
const de405 = readDe405()
const table = readTable(readFileSync(new URL('../../engines/sky/data/ephemeris-1800-2100.bin', import.meta.url)))
const state = new State()

/** Longitude in radians from the table, about the axis of its ecliptic. */
function tableLongitude(body: Exclude<DeBody, 'sun'>, time: number): number {
  table.series[body].evaluate(time, state)
  return body === 'moon' ? state.x + table.moonRate * (time - 2_451_545) : Math.atan2(state.y, state.x)
}

/** The same from DE405: the Moon from the Earth, the others from the Sun. */
function deLongitude(body: Exclude<DeBody, 'sun'>, time: number): number {
  const place = de405.at(body, time)
  const [x, y] = toTableAxes(body === 'moon' ? place : difference(place, de405.at('sun', time)))
  return Math.atan2(y, x)
}

function difference(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

let breaches = 0
console.log('body      largest  allowed      rms  allowed')
for (const [body, most, mean] of allowed) {
  let [largest, squares, count] = [0, 0, 0]
  for (let time = de405Start + 5; time < de405Start + 32 * Math.min(1140, de405.records - 1); time += 17.3) {
    const apart = tableLongitude(body, time) - deLongitude(body, time)
    const seconds = (Math.abs(apart - 2 * Math.PI * Math.round(apart / (2 * Math.PI))) * 648_000) / Math.PI
    largest = Math.max(largest, seconds)
    squares += seconds * seconds
    count++
  }
  const rms = Math.sqrt(squares / count)
  const kept = largest <= most && rms <= mean
  if (!kept) breaches++
  const cells = [largest, most, rms, mean].map((value) => value.toFixed(4).padStart(7))
  console.log(`${body.padEnd(8)} ${cells.join('  ')}  ${kept ? 'kept' : 'BREACH'}`)
}
console.log(`${allowed.length - breaches} bodies kept, ${breaches} breached`)
process.exitCode = breaches === 0 ? 0 : 1
