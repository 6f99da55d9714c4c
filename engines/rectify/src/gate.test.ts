import { loadEphemeris } from '@hefu/sky/load'
import { expect, it } from 'vitest'
import { openCase } from './case.ts'
import type { Chance } from './chance.ts'
import { estimate } from './estimate.ts'
import { gateOf } from './gate.ts'
import { event, spec } from './testing.ts'

const opened = openCase(await loadEphemeris(), spec)
const better: Chance = { lives: 200, asNarrow: 0, width: 5, medianWidth: 23, fit: 0.005, separation: 0.005 }
const life = [
  event('a', 'marriage', '1987-05-01/1987-06-01'),
  event('b', 'child', '1990-02-11/1990-02-12'),
  event('c', 'career', '1984-01-01/1985-01-01'),
  event('d', 'mother_death', '2009-09-01/2009-12-01'),
]

it('stays shut, and says why, where nothing was told', () => {
  expect(gateOf(opened, [], { ...better, fit: 1, separation: 1 })).toEqual({
    open: false,
    closed: ['no_better_than_chance', 'too_few_events', 'too_few_kinds', 'at_the_edge', 'still_wide'],
    overlap: 1,
  })
})

it('needs both parts of the chance check', () => {
  expect(gateOf(opened, life, better).closed).not.toContain('no_better_than_chance')
  for (const part of ['fit', 'separation'] as const) expect(gateOf(opened, life, { ...better, [part]: 0.06 }).closed).toContain('no_better_than_chance')
})

it('needs four events of three kinds', () => {
  expect(gateOf(opened, life, better).closed).not.toContain('too_few_events')
  expect(gateOf(opened, life.slice(0, 3), better).closed).toContain('too_few_events')
  const moves = ['1985', '1990', '1995'].map((year) => event(year, 'move', `${year}-01-01/${year}-02-01`))
  expect(gateOf(opened, [...moves, ...life.slice(0, 1)], better).closed).toContain('too_few_kinds')
})

it('counts no event that lies outside the ages of its kind', () => {
  const { closed } = gateOf(opened, [...life.slice(0, 3), event('d', 'marriage', '1965-01-01/1966-01-01')], better)
  expect(closed).toContain('too_few_events')
})

it('stays shut where the band is wider than half the window or touches its edge', () => {
  const { most } = estimate(opened, life).bands
  const { from, to } = opened.minutes.declared
  const { closed } = gateOf(opened, life, better)
  expect(closed.includes('still_wide')).toBe(most.width > (to - from) / 2)
  expect(closed.includes('at_the_edge')).toBe(most.pieces.some((piece) => piece.from <= from || piece.to >= to))
})
