import { parseArgs } from 'node:util'
import { ownSource, runChaos } from '../../turn/testing/chaos/run.ts'
import { huntMutants } from './mutants.ts'
import { contractSources } from './sources.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string' }, turns: { type: 'string', default: '10000' }, mutants: { type: 'boolean', default: false } },
})
const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
const turns = Number(values.turns)
if (!Number.isInteger(seed) || !Number.isInteger(turns) || turns < 1) {
  console.error(`--seed and --turns take whole numbers; got '${values.seed}' and '${values.turns}'`)
  process.exit(2)
}
if (values.mutants) process.exit((await huntMutants(seed, turns)) === 0 ? 0 : 1)

const sources = [ownSource, ...contractSources]
const started = performance.now()
const found = await runChaos({ seed, turns, sources, stopAtFirst: false })
for (const { seed: at, stage, what } of found.violations.slice(0, 20)) console.log(`turn ${at} (${stage}): ${what}`)
console.log(
  `${found.turns} random turns over ${sources.map((source) => source.name).join(', ')}; ${found.violations.length} violations; seed ${seed}; ${Math.round(performance.now() - started)} ms`,
)
process.exit(found.violations.length === 0 ? 0 : 1)
