import { optionValues } from '@hefu/liuyao'
import { expect, test } from 'vitest'
import { changedNames, optionNames, optionsOf, resolvedOf, withConvention } from './chosen.ts'

const plain = { preset: 'zengshan', conventions: '' }

test('every convention of the engine can be chosen', () => {
  expect(optionNames).toEqual(Object.keys(optionValues))
  for (const name of optionNames) {
    for (const value of optionValues[name]) expect(resolvedOf(withConvention(plain, name, value))[name]).toBe(value)
  }
})

test('what is the preset’s own is not kept, and what differs is named', () => {
  const strict = withConvention(plain, 'monthBreak', 'strict')
  expect(optionsOf(strict)).toEqual({ preset: 'zengshan', monthBreak: 'strict' })
  expect(changedNames(resolvedOf(strict))).toEqual(['monthBreak'])
  expect(withConvention(strict, 'monthBreak', 'usable')).toEqual(plain)
})

test('unknown names, values and presets fall away', () => {
  expect(optionsOf({ preset: 'nobody', conventions: 'monthBreak=maybe,nothing=1,,hidden=all' })).toEqual({ preset: 'zengshan', hidden: 'all' })
})
