import { ownSource, runChaos } from './run.ts'

const [seed = '1', turns = '10000'] = process.argv.slice(2)
const found = await runChaos({ seed: Number(seed), turns: Number(turns), sources: [ownSource], stopAtFirst: true })
process.stdout.write(JSON.stringify(found))
