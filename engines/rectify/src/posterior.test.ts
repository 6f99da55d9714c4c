import { expect, it } from 'vitest'
import { posteriorOf } from './posterior.ts'

it('tells how far dates speak against the rules, however far', () => {
  const ratios = Float64Array.of(0, -60, -60, -60)
  expect(posteriorOf(Float64Array.of(1), ratios).logBayes).toBeCloseTo(-60, 9)
  expect(posteriorOf(Float64Array.of(1), ratios, 'some_strength').logBayes).toBeCloseTo(-60, 9)
})
