import { readFileSync } from 'node:fs'
import { valueOf } from './chebyshev.ts'
import type { Vector } from './states.ts'

/** JPL DE405 as Debian's package casacore-data-jpl-de405 installs it (public domain): 1,143 records of 32 days from 1959-12-05. */
export const de405File = '/usr/share/casacore/data/ephemerides/DE405/table.f0i'

/** First Julian day (TDB) of the first record. */
export const de405Start = 2_436_912.5
const recordDays = 32
const coefficientsInRecord = 1018
/** Kilometres of the astronomical unit of DE405. */
const kilometresInAu = 149_597_870.691

/** Where a body stands in a record, counted from 1 with two numbers of time before; coefficients of an axis; segments of a record. */
const pointers = {
  mercury: [3, 14, 4],
  venus: [171, 10, 2],
  emb: [231, 13, 2],
  mars: [309, 11, 1],
  jupiter: [342, 8, 1],
  saturn: [366, 7, 1],
  uranus: [387, 6, 1],
  neptune: [405, 6, 1],
  pluto: [423, 6, 1],
  moon: [441, 13, 8],
  sun: [753, 11, 2],
} as const

/** A body of DE405: planets and Sun from the barycentre of the solar system, the Moon from the Earth; au, ICRF axes. */
export type DeBody = keyof typeof pointers

/** An opened DE405. */
export interface De405 {
  readonly records: number
  readonly at: (body: DeBody, time: number) => Vector
}

/** Reads the array file of the Debian package. Throws where the file is missing or holds no records. */
export function readDe405(path: string = de405File): De405 {
  const bytes = readFileSync(path)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts: number[] = []
  // Each record is an array of 1018 numbers, its length written before it.
  for (let offset = 0; offset + 4 + 8 * coefficientsInRecord <= view.byteLength; offset += 4) {
    if (view.getInt32(offset, true) !== coefficientsInRecord) continue
    starts.push(offset + 4)
    offset += 8 * coefficientsInRecord
  }
  if (starts.length === 0) throw new Error(`${path} holds no record of ${coefficientsInRecord} numbers.`)
  const records = starts.map((start) => Float64Array.from({ length: coefficientsInRecord }, (_, k) => view.getFloat64(start + 8 * k, true)))
  return { records: records.length, at: (body, time) => positionOf(records, body, time) }
}

function positionOf(records: readonly Float64Array[], body: DeBody, time: number): Vector {
  const [pointer, count, segments] = pointers[body]
  const x = (time - de405Start) / recordDays
  const record = records[Math.floor(x)]
  if (record === undefined) throw new Error(`DE405 here has no record for Julian day ${time}.`)
  const inRecord = (x - Math.floor(x)) * segments
  const segment = Math.floor(inRecord)
  const u = 2 * (inRecord - segment) - 1
  const axis = (k: number): number => {
    // The records here leave out the two numbers of time.
    const first = pointer - 3 + (segment * 3 + k) * count
    return valueOf(record.subarray(first, first + count), u) / kilometresInAu
  }
  return [axis(0), axis(1), axis(2)]
}
