import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { runProgram } from './kit/command.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs the repository's own lint configuration over planted files. */
async function lint(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hefu-lint-'))
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { output } = await runProgram(folder, [join(root, 'node_modules/.bin/oxlint'), '--format=unix'])
    return output
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('lets clean code pass', async () => {
  expect(await lint({ 'turn/src/a.ts': "export const a = ['x'] as const\n" })).not.toContain('a.ts')
})

it.each([
  ['consistent-type-assertions', 'turn/src/a.ts', 'export const a = (x: unknown): string => x as string'],
  ['no-non-null-assertion', 'scripts/a.ts', 'export const a = (x: string | undefined): string => x!'],
  ['no-explicit-any', 'apps/cli/src/a.ts', 'export const a = (x: any): string => String(x)'],
  ['no-default-export', 'contracts/a.ts', 'export default 1'],
  ['no-restricted-globals', 'engines/sky/src/a.ts', 'export const a = () => Date.now()'],
  ['no-restricted-properties', 'engines/sky/src/a.ts', 'export const a = () => Math.random()'],
  ['no-restricted-imports', 'engines/sky/src/a.ts', "import { readFileSync } from 'node:fs'\nexport const a = readFileSync"],
  ['no-restricted-imports', 'turn/src/a.ts', "import { b } from '../host/b.ts'\nexport const a = b"],
  ['max-params', 'turn/src/a.ts', 'export const a = (a: 1, b: 2, c: 3, d: 4) => [a, b, c, d]'],
  ['max-lines', 'turn/src/a.ts', `export const a = [\n${'  1,\n'.repeat(300)}]`],
  ['max-lines-per-function', 'turn/src/a.ts', `export function a() {\n${'  f()\n'.repeat(61)}}`],
  ['complexity', 'turn/src/a.ts', `export function a(x: number) {\n${'  if (x) f()\n'.repeat(12)}}`],
  ['no-throw-literal', 'turn/src/a.ts', "export const a = () => { throw 'text' }"],
])('holds %s in %s', async (rule, path, text) => {
  expect(await lint({ [path]: `${text}\n` })).toContain(rule)
})

it('finds an import cycle through three files, one link of which is a type', async () => {
  const output = await lint({
    'turn/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
    'turn/src/b.ts': "import { c } from './c.ts'\nexport const b = () => c\n",
    'turn/src/c.ts': "import type { D } from './a.ts'\nimport { a } from './a.ts'\nexport const c: D = a\n",
  })
  expect(output).toContain('no-cycle')
})
