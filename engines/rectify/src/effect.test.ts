import { expect, it } from 'vitest'
import { effectOf } from './effect.ts'
import { posteriorOf } from './posterior.ts'

const prior = Float64Array.of(0.5, 0.5)
const ratios = Float64Array.of(0, 1, 1, 1, 0, -1, -1, -1)

it('says that an event did nothing where another took back what it did', () => {
  const { direction, bits } = effectOf({ ratios, posterior: posteriorOf(prior, new Float64Array(8)), prior, count: 2 })
  expect(direction).toBe('none')
  expect(bits).toBeCloseTo(0, 12)
})

it('says that an event pushes where belief stands at its minutes, and pulls away where belief stands elsewhere', () => {
  const there = posteriorOf(prior, ratios)
  const elsewhere = posteriorOf(
    prior,
    ratios.map((ratio) => -2 * ratio),
  )
  expect(effectOf({ ratios, posterior: there, prior, count: 2 }).direction).toBe('towards')
  expect(effectOf({ ratios, posterior: elsewhere, prior, count: 2 }).direction).toBe('against')
})
