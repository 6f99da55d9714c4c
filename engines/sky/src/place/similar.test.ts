import { expect, it } from 'vitest'
import { nameTextOf } from './name-text.ts'
import { distanceBetween, similarIn } from './similar.ts'

it.each([
  ['delhi', 'delhi', 0],
  ['dehli', 'delhi', 1],
  ['delh', 'delhi', 1],
  ['dellhi', 'delhi', 1],
  ['belhi', 'delhi', 1],
  ['dlehy', 'delhi', 2],
  ['agra', 'delhi', Infinity],
])('%s and %s are %d letters apart', (a, b, distance) => {
  expect([distanceBetween(a, b, 2), distanceBetween(b, a, 2)]).toEqual([distance, distance])
})

it('finds names with a letter wrong and says which name of the row it was', () => {
  const names = nameTextOf(['Delhi|Dilli', 'Agra', 'Mumbai|Bombay'])
  expect(similarIn(names, 'bombey')).toEqual([{ row: 2, kind: 'similar', name: 1, distance: 1 }])
  expect(similarIn(names, 'ag')).toEqual([])
})
