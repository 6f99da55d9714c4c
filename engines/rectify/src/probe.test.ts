import { loadEphemeris } from '@hefu/sky/load'
import { expect, it } from 'vitest'
import { openCase } from './case.ts'
import type { Probe } from './ledger.ts'
import { falseYesOf, probeRatios } from './probe.ts'
import { spec } from './testing.ts'

const ephemeris = await loadEphemeris()
const opened = openCase(ephemeris, spec)
const windows: Probe['windows'] = [
  { from: '1985-01-01', to: '1985-09-01' },
  { from: '1988-01-01', to: '1988-09-01' },
]
const sham = { from: '1993-01-01', to: '1993-09-01', sham: true } as const
const probe = (answer: Probe['answer'], more: Partial<Probe> = {}): Probe => ({ id: 'p', kind: 'career', windows, answer, ...more })
const largest = (ratios: Float64Array): number => ratios.reduce((most, ratio) => Math.max(most, Math.abs(ratio)), 0)

it('learns nothing of a sham from "several", which does not say which', () => {
  expect(falseYesOf([probe({ type: 'several' }, { windows: [...windows, sham] })])).toMatchObject({ shams: 0, yes: 0, rate: 0.25 })
})

it('takes no less from one window or none where a sham stood beside them, and less from several', () => {
  const beside = (answer: Probe['answer']): readonly [number, number] => [
    largest(probeRatios(opened, probe(answer), 0.25)),
    largest(probeRatios(opened, probe(answer, { windows: [...windows, sham] }), 0.25)),
  ]
  for (const answer of [{ type: 'none' }, { type: 'window', window: 0 }] as const) {
    const [bare, withSham] = beside(answer)
    expect(withSham).toBeCloseTo(bare, 12)
  }
  const [bare, withSham] = beside({ type: 'several' })
  expect(withSham).toBeLessThan(bare)
})

it('expects no more events of a short life than of the same days in a long one', () => {
  const young = openCase(ephemeris, { ...spec, until: spec.from + 26 * 365.25 })
  const { perLife } = opened.kind('career').rule
  const expected = [opened, young].map((one) => {
    const { law } = one.kind('career')
    const day = (age: number): number => Math.trunc(age * 365.25)
    return perLife * law.lived * ((law.before[day(24)] ?? 0) - (law.before[day(23)] ?? 0))
  })
  expect(expected[1]).toBeCloseTo(expected[0] ?? Number.NaN, 3)
  const answer = probe({ type: 'none' }, { windows: [{ from: '1984-03-01', to: '1985-03-01' }] })
  const [long, short] = [opened, young].map((one) => largest(probeRatios(one, answer, 0.25)))
  expect(short).toBeLessThan(1.5 * (long ?? Number.NaN))
})
