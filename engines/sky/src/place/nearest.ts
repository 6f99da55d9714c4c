import type { Coordinates } from './distance.ts'

/** Points as unit vectors, three numbers each: how near two are shows in their product alone. */
export function vectorsOf(latitude: ArrayLike<number>, longitude: ArrayLike<number>): Float64Array {
  const vectors = new Float64Array(latitude.length * 3)
  for (let row = 0; row < latitude.length; row++) vectors.set(vectorOf({ latitude: latitude[row] ?? 0, longitude: longitude[row] ?? 0 }), row * 3)
  return vectors
}

const radian = Math.PI / 180

function vectorOf({ latitude, longitude }: Coordinates): readonly [x: number, y: number, z: number] {
  const [north, east] = [latitude * radian, longitude * radian]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

/** The row nearest to a point within each group, in order of group; undefined for a group without rows. `groups` gives the group of each row. */
export function nearestByGroup(vectors: Float64Array, groups: ArrayLike<number>, point: Coordinates): readonly (number | undefined)[] {
  const [x, y, z] = vectorOf(point)
  const products: number[] = []
  const rows: (number | undefined)[] = []
  for (let row = 0; row < groups.length; row++) {
    const place = row * 3
    const product = x * (vectors[place] ?? 0) + y * (vectors[place + 1] ?? 0) + z * (vectors[place + 2] ?? 0)
    const group = groups[row] ?? 0
    if (product <= (products[group] ?? -2)) continue
    products[group] = product
    rows[group] = row
  }
  return rows
}
