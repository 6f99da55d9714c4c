import { at } from '../../engines/sky/src/at.ts'

/**
 * Factor of a thin circular ring's pull on a body in its plane: acceleration = factor × vector from the centre. `gm` in au³/day²,
 * `radius` and `distance` in au. Series in Legendre polynomials, P(2n)(0)², 24 terms.
 */
export function ringFactor(gm: number, radius: number, distance: number): number {
  const inside = distance < radius
  const q = inside ? (distance / radius) ** 2 : (radius / distance) ** 2
  let sum = 0
  for (let n = squares.length - 1; n >= 0; n--) sum = sum * q + (inside ? 2 * (n + 1) * at(squares, n) : (2 * n + 1) * (n === 0 ? 1 : at(squares, n - 1)))
  return inside ? (gm / radius ** 3) * sum : -(gm / distance ** 3) * sum
}

/** P(2n)(0)² for n = 1 to 24. */
const squares: readonly number[] = Array.from({ length: 24 }, (_, place) => {
  let value = 1
  for (let n = 1; n <= place + 1; n++) value *= (2 * n - 1) / (2 * n)
  return value * value
})
