import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turned, turnedNear } from './units.ts'

const anyAngle = fc.oneof(
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.double({ min: -1e-12, max: 1e-12, noNaN: true }),
  fc.constantFrom(-360, 180, -180, 540),
)

test('an angle brought into its turn is never the whole turn, not even just under zero', () => {
  expect([turned(-1e-15), turned(-360), turned(720), turned(-90)]).toEqual([0, 0, 0, 270])
  expect([turnedNear(180), turnedNear(-180), turnedNear(-180 - 1e-14), turnedNear(190)]).toEqual([-180, -180, -180, -170])
  fc.assert(
    fc.property(anyAngle, (angle) => {
      expect(turned(angle)).toBeGreaterThanOrEqual(0)
      expect(turned(angle)).toBeLessThan(360)
      expect(turnedNear(angle)).toBeGreaterThanOrEqual(-180)
      expect(turnedNear(angle)).toBeLessThan(180)
    }),
    { seed: 1, numRuns: 2000 },
  )
})
