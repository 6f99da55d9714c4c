import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mutants } from './mutants.ts'
import { ownSource, runChaos } from './run.ts'

it('three hundred random turns break no rule', async () => {
  expect(await runChaos({ seed: 20_261_130, turns: 300, sources: [ownSource], stopAtFirst: false })).toEqual({ turns: 300, violations: [] })
})

it.each(mutants)('the fault planted for rule $rule has exactly one place', ({ file, find }) => {
  const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
  expect(source.split(find)).toHaveLength(2)
})
