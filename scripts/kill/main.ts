import { startPostgres } from '../kit/postgres.ts'
import { type Backend, killRounds, type Toll } from './rounds.ts'

const rounds = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? 1)
const tolls: Toll[] = [await told({ name: 'PGlite', env: {} })]
const postgres = await startPostgres()
if (postgres === undefined) console.log('PostgreSQL: left out, no programs of it are installed here')
else {
  try {
    tolls.push(await told({ name: 'PostgreSQL', env: { DATABASE_URL: postgres.url }, url: postgres.url }))
  } finally {
    postgres.stop()
  }
}
process.exitCode = tolls.every(({ faults }) => faults.length === 0) ? 0 : 1

async function told(backend: Backend): Promise<Toll> {
  const toll = await killRounds(backend, { rounds, seed })
  const { kills, turns, redriven, events, reopened, faults } = toll
  console.log(
    `${backend.name}: ${kills} kills, ${turns} turns (${redriven} cut by one and finished), ${events} events read over ${reopened} reopened lines; ` +
      `longest wait from start to every turn ended ${(toll.longestMs / 1000).toFixed(1)} s; ${faults.length} faults`,
  )
  for (const fault of faults) console.log(`  ${fault}`)
  return toll
}
