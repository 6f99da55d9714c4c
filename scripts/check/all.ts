import { styleText } from 'node:util'
import { resolve } from 'node:path'
import { documentedCheck } from './documented.ts'
import { faultsCheck } from './faults.ts'
import type { Check, Verdict } from './kit/check.ts'
import { readRepository, type Repository } from './kit/repository.ts'
import { layersCheck } from './layers.ts'
import { licencesCheck } from './licences.ts'
import { moduleStateCheck } from './module-state.ts'
import { pinnedCheck } from './pinned.ts'
import { sizesCheck } from './sizes.ts'
import { testsCheck, toolChecks } from './tools.ts'
import { wordsCheck } from './words.ts'

const ownChecks: readonly Check[] = [layersCheck, sizesCheck, documentedCheck, moduleStateCheck, wordsCheck, pinnedCheck, licencesCheck, faultsCheck]

const repository = readRepository(resolve(import.meta.dirname, '../..'))
const withTests = !process.argv.includes('--no-tests')
const started = performance.now()
const quick = await Promise.all([...toolChecks, ...ownChecks].map((check) => runCheck(check, repository)))
const passed = [...quick, ...(withTests ? [await runCheck(testsCheck, repository)] : [])]
const failed = passed.filter((ok) => !ok).length
console.log(`${passed.length - failed} checks passed, ${failed} failed in ${seconds(started)}`)
process.exitCode = failed === 0 ? 0 : 1

/** Runs one check, prints its line and its faults, and tells whether it passed. */
async function runCheck(check: Check, over: Repository): Promise<boolean> {
  const begun = performance.now()
  const { faults, note } = await verdictOrThrow(check, over)
  const word = faults.length === 0 ? styleText('green', 'PASS') : styleText('red', 'FAIL')
  console.log([word, check.name.padEnd(20), seconds(begun).padStart(7), note ?? ''].join('  ').trimEnd())
  for (const fault of faults) console.log(fault.replaceAll(/^/gm, '      '))
  return faults.length === 0
}

/** A check that throws has found something it could not read: that is a fault too. */
async function verdictOrThrow(check: Check, over: Repository): Promise<Verdict> {
  try {
    return await check.run(over)
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] }
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
