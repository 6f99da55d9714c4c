import { vectorsOf } from '../../../engines/sky/src/place/nearest.ts'
import type { Row } from './source.ts'

/** People that a place outside India needs to be taken. */
const enough = 2000

/**
 * The places of the table: all of India, every place of some size, and as many more as it takes for the nearest place of the table to
 * have the right zone at each of the places that were left out.
 */
export function selectRows(rows: readonly Row[]): readonly Row[] {
  const taken = rows.filter(isWanted)
  const left = rows.filter((row) => !isWanted(row)).map((row) => ({ row, nearest: row, product: -2 }))
  for (let added: readonly Row[] = taken; added.length > 0;) {
    approach(left, added)
    const wrong = left.filter(({ row, nearest, product }) => product < 1 && nearest.zone !== row.zone)
    for (const each of wrong) Object.assign(each, { nearest: each.row, product: 1 })
    added = wrong.map(({ row }) => row)
    taken.push(...added)
    console.log(`${added.length} places more for the borders of zones`)
  }
  return taken
}

function isWanted({ country, population }: Row): boolean {
  return country === 'IN' || population >= enough
}

interface Left {
  readonly row: Row
  nearest: Row
  /** Of the two places as unit vectors; 1 where the row was taken itself. */
  product: number
}

/** Notes for each row that is left which of the added ones is nearer than any before. */
function approach(left: readonly Left[], added: readonly Row[]): void {
  const [near, far] = [added, left.map(({ row }) => row)].map(vectors)
  if (near === undefined || far === undefined) return
  for (const [place, each] of left.entries()) {
    const { product, index } = best(near, far.subarray(place * 3, place * 3 + 3))
    const nearest = added[index]
    if (nearest !== undefined && product > each.product && each.product < 1) Object.assign(each, { nearest, product })
  }
}

function best(vectors: Float64Array, [x = 0, y = 0, z = 0]: Float64Array): { readonly product: number; readonly index: number } {
  let [product, index] = [-2, 0]
  for (let place = 0; place < vectors.length; place += 3) {
    const found = x * (vectors[place] ?? 0) + y * (vectors[place + 1] ?? 0) + z * (vectors[place + 2] ?? 0)
    if (found > product) [product, index] = [found, place / 3]
  }
  return { product, index }
}

function vectors(rows: readonly Row[]): Float64Array {
  return vectorsOf(
    rows.map(({ latitude }) => latitude),
    rows.map(({ longitude }) => longitude),
  )
}
