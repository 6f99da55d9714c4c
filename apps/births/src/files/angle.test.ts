import { expect, it } from 'vitest'
import { readAngle } from './angle.ts'

it('takes a hemisphere that the axis has, and refuses one of the other axis', () => {
  expect(readAngle('37n23', 'latitude')).toEqual({ degrees: 37 + 23 / 60 })
  expect(readAngle('东经77.35', 'longitude')).toEqual({ degrees: 77.35 })
  expect(readAngle('12S', 'latitude')).toEqual({ degrees: -12 })
  for (const [text, axis] of [
    ['77e13', 'latitude'],
    ['28n40', 'longitude'],
    ['北纬31.2', 'longitude'],
    ['77W', 'latitude'],
  ] as const)
    expect(readAngle(text, axis)).toEqual({ wrong: 'number-invalid' })
})

it.each(['-77W', 'W -77', 'N -12.5', '南−12'])('refuses the sign beside a hemisphere of %s, wherever it stands', (text) => {
  expect(readAngle(text)).toEqual({ wrong: 'number-invalid' })
})
