import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

/** One measured comparison: how many times better than the other side, and how many times is wanted (0: for information). */
interface Measure {
  readonly name: string
  readonly ratio: number
  readonly wanted: number
  readonly detail: string
}

const wantedNames = process.argv.slice(2)
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'all.ts')
  .filter((name) => wantedNames.length === 0 || wantedNames.includes(name.slice(0, -'.ts'.length)))
  .toSorted()
if (files.length === 0) throw new Error(`scripts/bench has no bench named ${wantedNames.join(', ')}`)

// One after the other: two benches at a time would measure each other.
const measures: Measure[] = []
for (const name of files) measures.push(...(await measuresOf(name)))

const width = Math.max(4, ...measures.map(({ name }) => name.length))
console.log(`${'name'.padEnd(width)}  ${'ratio'.padStart(8)}  ${'wanted'.padStart(8)}  result  detail`)
for (const { name, ratio, wanted, detail } of measures) {
  const result = wanted === 0 ? 'info' : ratio >= wanted ? 'PASS' : 'FAIL'
  console.log(`${name.padEnd(width)}  ${times(ratio)}  ${wanted === 0 ? ' '.repeat(8) : times(wanted)}  ${result.padEnd(6)}  ${detail}`)
}
const missed = measures.filter(({ ratio, wanted }) => !(ratio >= wanted)).length
console.log(`${measures.length - missed} measures kept, ${missed} missed`)
process.exitCode = missed === 0 ? 0 : 1

/** Runs the `bench` of one file. Throws when the file has none or a measure is malformed. */
async function measuresOf(name: string): Promise<readonly Measure[]> {
  const loaded: unknown = await import(pathToFileURL(join(import.meta.dirname, name)).href)
  const bench = typeof loaded === 'object' && loaded !== null && 'bench' in loaded ? loaded.bench : undefined
  if (typeof bench !== 'function') throw new Error(`scripts/bench/${name} exports no function bench; a bench file must`)
  const found: unknown = await bench()
  if (!Array.isArray(found) || !found.every(isMeasure)) {
    throw new Error(`bench of scripts/bench/${name} gave ${JSON.stringify(found)}; wanted is a list of { name, ratio, wanted, detail }`)
  }
  return found
}

function isMeasure(value: unknown): value is Measure {
  if (typeof value !== 'object' || value === null) return false
  const numbers = 'ratio' in value && typeof value.ratio === 'number' && 'wanted' in value && typeof value.wanted === 'number'
  return numbers && 'name' in value && typeof value.name === 'string' && 'detail' in value && typeof value.detail === 'string'
}

function times(ratio: number): string {
  return `${ratio.toFixed(2)}x`.padStart(8)
}
