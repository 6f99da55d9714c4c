import { loadEphemeris } from '@hefu/sky/load'
import { expect, it } from 'vitest'
import { btrRules1 } from '../rules/btr-rules-1.ts'
import { openCase } from './case.ts'
import { questions } from './question.ts'
import { event, spec } from './testing.ts'

const ephemeris = await loadEphemeris()

it('asks a young person less readily for what a life of that length seldom holds', () => {
  const young = openCase(ephemeris, { ...spec, until: spec.from + 22 * 365.25 })
  const illness = questions(young, []).find(({ kind }) => kind === 'illness')
  const { happens, recall, burden } = btrRules1.kinds.illness
  const { lived } = young.kind('illness').law
  expect(lived).toBeLessThan(0.1)
  expect(illness?.worth).toBeCloseTo((illness?.bits ?? 0) * happens * lived * recall - burden, 12)
})

it('expects no date more exact than a month', () => {
  const opened = openCase(ephemeris, spec)
  const bits = (span: string): number => questions(opened, [event('a', 'career', span)]).find(({ ask }) => ask === 'refine')?.bits ?? Number.NaN
  expect(bits('1990-01-01/1990-03-01')).toBeLessThan(bits('1990-01-01/1991-01-01') / 2)
})
