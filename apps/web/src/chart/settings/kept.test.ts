import { expect, test } from 'vitest'
import { readKept, withOne } from './kept.ts'

test('what was kept is read back, and what is no setting any more is left out', () => {
  expect(readKept('{"ayanamsa":"raman","node":"osculating","dashaYear":"360","style":"south","hora":"equal"}')).toEqual({
    chosen: { ayanamsa: 'raman', dashaYear: '360' },
    style: 'south',
  })
})

test('nothing kept, or something else in its place, gives the defaults', () => {
  for (const text of [null, '', '[]', '7', 'null', '{"style":3}']) expect(readKept(text)).toEqual({ chosen: {}, style: 'north' })
})

test('a value that a setting does not have changes nothing', () => {
  expect(withOne({ node: 'true' }, 'ayanamsa', 'sayana')).toEqual({ node: 'true' })
  expect(withOne({ node: 'true' }, 'ayanamsa', 'lahiri')).toEqual({ node: 'true', ayanamsa: 'lahiri' })
})
