import { startVitest, type TestModule } from 'vitest/node'
import { buildApart, isSomethingMissing } from './build.ts'
import { summarise, type Outcome } from './test-summary.ts'

// Tests in a browser look at the built page.
if (isSomethingMissing() && !buildApart()) process.exit(1)

const vitest = await startVitest(process.argv.slice(2), { watch: false, run: true })
const modules = vitest.state.getTestModules()
const outcomes = [...modules.flatMap(outcomesOf), ...vitest.state.getUnhandledErrors().map(strayError)]
await vitest.close()
const { lines, passed } = summarise(outcomes, { requirePostgres: process.env['HEFU_REQUIRE_POSTGRES'] === '1' })
for (const line of lines) console.log(line)
process.exitCode = passed ? 0 : 1

/** The tests of one file; a file or group that fails outside its tests counts as one failed test more. */
function outcomesOf(module: TestModule): readonly Outcome[] {
  const path = module.relativeModuleId
  const outside = [module, ...module.children.allSuites()].flatMap((group): Outcome[] =>
    group.errors().length === 0 ? [] : [{ title: `${path} › ${group.type === 'suite' ? group.fullName : 'the file itself'}`, state: 'failed' }],
  )
  const tests = [...module.children.allTests()].map((test): Outcome => {
    const result = test.result()
    const title = `${path} › ${test.fullName}`
    if (result.state === 'passed' || result.state === 'failed') return { title, state: result.state }
    const note = result.state === 'skipped' ? result.note : 'it never ended'
    return { title, state: result.state === 'skipped' ? 'skipped' : 'failed', ...(note === undefined ? {} : { reason: note }) }
  })
  return [...outside, ...tests]
}

function strayError(): Outcome {
  return { title: 'an error outside every test', state: 'failed' }
}
