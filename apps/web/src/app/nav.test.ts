import { expect, test } from 'vitest'
import { doors, isAt, tabPlaces } from './nav.ts'

test('a reading lies behind the casting door and under the first tab, and nowhere else', () => {
  const at = '/readings/0198'
  expect(doors.filter((place) => isAt(place, at)).map(({ name }) => name)).toEqual(['nav.cast'])
  expect(tabPlaces.filter((place) => isAt(place, at)).map(({ name }) => name)).toEqual(['nav.ask'])
})

test('home is no parent of every page', () => {
  expect(tabPlaces.filter((place) => isAt(place, '/settings')).map(({ name }) => name)).toEqual(['nav.settings'])
})

test('a name that only starts alike is another place', () => {
  expect(tabPlaces.some((place) => isAt(place, '/historyx'))).toBe(false)
})
