// Makes engines/sky/data/ephemeris-1800-2100.bin and its manifest. Deterministic: the same Node and the same inputs give the same bytes.
// Run by hand; it takes a few minutes: node scripts/runtime.cjs scripts/ephemeris/build.ts [--check]
// With --check nothing is written: the exit code says whether the table in the repository is the one that comes out.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { tableBodies, type TableBody } from '../../engines/sky/src/table/layout.ts'
import { place } from './bodies.ts'
import { headerFile, readConstants } from './constants.ts'
import { moonRate, moonResidualAt, readElp } from './elp.ts'
import { integrate } from './integrate.ts'
import { joinTable, packBody } from './pack.ts'
import { plans, span } from './plan.ts'
import { positionAt, type States, type Vector } from './states.ts'
import { toTableAxes } from './table-axes.ts'

const root = new URL('../../', import.meta.url)
const target = new URL('engines/sky/data/ephemeris-1800-2100.bin', root)
const manifest = new URL('engines/sky/data/ephemeris-1800-2100.json', root)
const astronomia = new URL('node_modules/astronomia/', root)

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const started = performance.now()
const say = (what: string): void => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`)

const constant = readConstants()
const massRatio = constant('EMRAT')
// Segments of 800 days reach past the span, and interpolation wants two more states at each end.
const states = integrate({ from: span.from - 10, to: span.to + 810 })
say(`${states.values.length * 8} bytes of daily states integrated`)
const elp = await readElp()

const values: Readonly<Record<TableBody, (time: number) => Vector>> = {
  sun: (time) => toTableAxes(positionAt(states, place.sun, time)),
  emb: barycentre(states),
  moon: (time) => moonResidualAt(elp, time),
  mercury: fromSun(states, place.mercury),
  venus: fromSun(states, place.venus),
  mars: fromSun(states, place.mars),
  jupiter: fromSun(states, place.jupiter),
  saturn: fromSun(states, place.saturn),
  uranus: fromSun(states, place.uranus),
  neptune: fromSun(states, place.neptune),
  pluto: fromSun(states, place.pluto),
}

const packed = plans.map((plan) => {
  const body = packBody(plan, values[plan.body])
  say(`${plan.body}: ${body.segments} segments of ${plan.days} days, ${body.counts.join('/')} coefficients, ${body.bytes.length} bytes`)
  return body
})
const table = joinTable(packed, { massRatio, moonRate })
const description = {
  file: 'ephemeris-1800-2100.bin',
  sha256: sha256(table),
  bytes: table.length,
  from: span.from,
  to: span.to,
  made: 'node scripts/runtime.cjs scripts/ephemeris/build.ts',
  node: process.version,
  inputs: [
    {
      name: 'JPL DE431 header (constants and state at JED 2440400.5)',
      file: 'scripts/ephemeris/jpl-de431-header.txt',
      sha256: sha256(readFileSync(headerFile)),
    },
    {
      name: `ELP/MPP02, DE405 fit, in npm astronomia ${versionOf(astronomia)}`,
      file: 'node_modules/astronomia/data/elpMppDeFull.js',
      sha256: sha256(readFileSync(new URL('data/elpMppDeFull.js', astronomia))),
    },
  ],
  bodies: packed.map(({ plan, segments, counts, bytes }) => ({ body: plan.body, days: plan.days, segments, coefficients: counts, bytes: bytes.length })),
}

if (process.argv.includes('--check')) {
  const kept = sha256(readFileSync(target))
  say(kept === description.sha256 ? `the table comes out as it is kept: ${kept}` : `the table kept is ${kept}, made now was ${description.sha256}`)
  process.exitCode = kept === description.sha256 ? 0 : 1
} else {
  writeFileSync(target, table)
  writeFileSync(manifest, `${JSON.stringify(description, undefined, 2)}\n`)
  say(`${table.length} bytes for ${tableBodies.length} bodies written, sha256 ${description.sha256}`)
}

function versionOf(folder: URL): string {
  const read: unknown = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  if (typeof read === 'object' && read !== null && 'version' in read && typeof read.version === 'string') return read.version
  throw new Error(`${folder.pathname}package.json names no version.`)
}

function fromSun(from: States, body: number): (time: number) => Vector {
  return (time) => toTableAxes(difference(positionAt(from, body, time), positionAt(from, place.sun, time)))
}

/** The barycentre of Earth and Moon from the Sun. */
function barycentre(from: States): (time: number) => Vector {
  const share = 1 / (1 + massRatio)
  return (time) => {
    const [earth, moon] = [positionAt(from, place.earth, time), positionAt(from, place.moon, time)]
    const mix = (axis: 0 | 1 | 2): number => earth[axis] * (1 - share) + moon[axis] * share
    return toTableAxes(difference([mix(0), mix(1), mix(2)], positionAt(from, place.sun, time)))
  }
}

function difference(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
