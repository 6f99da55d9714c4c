import { expect, it } from 'vitest'
import { faultOf } from './fault.ts'

it('tells the kind, the code and the places of an error, and no word of its message', () => {
  const error = Object.assign(new TypeError('planted\n    at words (file:///planted.ts:1:1)\nmore planted'), { code: 'E_ONE' })
  const fault = faultOf(new Error('outer planted', { cause: error }))
  expect(fault).toMatchObject({ kind: 'Error', cause: { kind: 'TypeError', code: 'E_ONE' } })
  expect(fault.at.join('\n')).toContain('fault.test.ts')
  expect(JSON.stringify(fault)).not.toContain('planted')
})

it('takes whatever was thrown', () => {
  expect(faultOf('planted words')).toEqual({ kind: 'string', at: [] })
  expect(JSON.stringify(faultOf(Object.assign(new Error('x'), { code: 'planted words of a person' })))).not.toContain('planted')
  const ring = new Error('a')
  expect(JSON.stringify(faultOf(Object.assign(ring, { cause: ring })).cause)).toBeDefined()
})

it('leaves out a message that was changed after the error was made', () => {
  const error = new Error('planted before')
  error.message = 'planted after'
  expect(JSON.stringify(faultOf(error))).not.toContain('planted')
})
