import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Mutant, mutants } from '../../turn/testing/chaos/mutants.ts'

const root = new URL('../../', import.meta.url).pathname

/** Plants each fault in a copy of the turn library and plays up to `turns` random turns on it. Prints what found it; resolves to how many were not found. */
export async function huntMutants(seed: number, turns: number): Promise<number> {
  let missed = 0
  for (const mutant of mutants) {
    const found = await hunt(mutant, seed, turns)
    if (found === undefined) missed += 1
    console.log(`rule ${String(mutant.rule).padStart(2)}  ${mutant.what}: ${found ?? `NOT FOUND within ${turns} turns`}`)
  }
  console.log(`${mutants.length - missed} of ${mutants.length} planted faults found, seed ${seed}`)
  return missed
}

async function hunt(mutant: Mutant, seed: number, turns: number): Promise<string | undefined> {
  const copy = await mkdtemp(join(tmpdir(), 'hefu-mutant-'))
  try {
    await cp(join(root, 'turn'), join(copy, 'turn'), { recursive: true, filter: (path) => !path.includes('node_modules') })
    await writeFile(join(copy, 'package.json'), '{"type":"module"}')
    const file = join(copy, 'turn', 'src', mutant.file)
    const source = await readFile(file, 'utf8')
    const places = source.split(mutant.find).length - 1
    if (places !== 1) throw new Error(`mutant of rule ${mutant.rule}: '${mutant.find}' occurs ${places} times in ${mutant.file}; it must occur once`)
    await writeFile(
      file,
      source.replace(mutant.find, () => mutant.put),
    )
    const { stdout } = await promisify(execFile)(process.execPath, [join(copy, 'turn/testing/chaos/main.ts'), String(seed), String(turns)])
    const result: { readonly turns: number; readonly violations: readonly { readonly what: string }[] } = JSON.parse(stdout)
    const first = result.violations[0]
    return first === undefined ? undefined : `found in turn ${result.turns} (${first.what})`
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
