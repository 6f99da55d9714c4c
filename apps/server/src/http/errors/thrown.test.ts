import { expect, it } from 'vitest'
import { refusalOfThrown } from './thrown.ts'

const coded = (code: string, cause?: Error): Error => Object.assign(new Error('words', cause === undefined ? {} : { cause }), { code })

it.each([
  ['53100', 'storage-full'],
  ['ENOSPC', 'storage-full'],
  ['57P01', 'storage-trouble'],
  ['08006', 'storage-trouble'],
  ['ECONNREFUSED', 'storage-trouble'],
  ['store-unwritable', 'storage-trouble'],
  ['23505', 'internal'],
] as const)('takes %s for %s, however deep it lies', (code, refused) => {
  expect(refusalOfThrown(coded(code))).toBe(refused)
  expect(refusalOfThrown(new Error('outer', { cause: coded(code) }))).toBe(refused)
})

it('takes what is no error for one of our own', () => {
  expect(refusalOfThrown('words')).toBe('internal')
})
