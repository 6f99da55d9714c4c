import { describe, expect, it } from 'vitest'
import { documentedCheck } from './documented.ts'
import type { Check } from './kit/check.ts'
import { inventRepository } from './kit/repository.ts'
import { moduleStateCheck } from './module-state.ts'
import { codeLines, sizesCheck } from './sizes.ts'
import { wordsCheck } from './words.ts'

const faultsOf = async (check: Check, texts: Readonly<Record<string, string>>): Promise<readonly string[]> => (await check.run(inventRepository(texts))).faults

describe('sizes', () => {
  it('counts neither blank lines nor comments, and counts a line that code and comment share', () => {
    const text = "// one\n\nconst a = 1 // two\n/*\n three\n*/ const b = '// four'\n"
    expect(codeLines({ path: 'a.ts', text })).toBe(2)
  })

  it('refuses a core above its ceiling and leaves its tests out of the count', async () => {
    const long = 'f()\n'.repeat(1001)
    expect(await faultsOf(sizesCheck, { 'turn/src/a.ts': long })).toEqual(['turn/src has 1001 code lines, allowed are 1000'])
    expect(await faultsOf(sizesCheck, { 'turn/src/a.test.ts': long })).toEqual([])
  })
})

describe('documented exports', () => {
  it('accepts a doc comment directly above and skips what is passed on or not exported', async () => {
    const text = "/** A. */\nexport const a = 1\nconst b = 2\nexport { c } from './c.ts'\n/** D. */\nconst d = 4\nexport { d }\n"
    expect(await faultsOf(documentedCheck, { 'engines/liuyao/src/a.ts': text })).toEqual([])
  })

  it.each([
    ['no comment at all', 'export const a = 1', 'a.ts:1: a has'],
    ['a line comment', '// A.\nexport interface A { x: 1 }', 'a.ts:2: A has'],
    ['a blank line between', '/** A. */\n\nexport function a() {}', 'a.ts:3: a has'],
    ['an export by list', 'const a = 1\nexport { a }', 'a.ts:1: a has'],
    ['the second of two', '/** A. */\nexport const a = 1\nexport type B = 1', 'a.ts:3: B has'],
  ])('refuses %s', async (_, text, fault) => {
    const faults = await faultsOf(documentedCheck, { 'turn/src/a.ts': text })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })
})

describe('module state', () => {
  it('lets a table be filled at load time and a local value of the same name be changed', async () => {
    const text = 'const t: number[] = []\nfor (const i of [1, 2]) t.push(i)\nfunction f() { const t = [1]; t.push(2); return t }'
    expect(await faultsOf(moduleStateCheck, { 'engines/sky/src/a.ts': text })).toEqual([])
  })

  it.each([
    ['let n = 0', 'top-level let n'],
    ['export var n = 0', 'top-level var n'],
    ['const seen = new Map()\nexport const f = (k) => seen.set(k, 1)', 'changes the top-level value seen'],
    ['const rows = []\nfunction f() { rows.push(1) }', 'changes the top-level value rows'],
    ['const rows = [0]\nfunction f() { rows[0] = 1 }', 'changes the top-level value rows'],
    ['const box = { n: 0 }\nfunction f() { box.n++ }', 'changes the top-level value box'],
    ['const box = { a: { n: 0 } }\nfunction f() { const g = () => { delete box.a.n } }', 'changes the top-level value box'],
  ])('refuses %s', async (text, fault) => {
    const faults = await faultsOf(moduleStateCheck, { 'engines/sky/src/a.ts': text })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })
})

describe('words', () => {
  const glued = (...parts: readonly string[]): string => parts.join('')

  it.each([
    ['docs/a.md', glued('see /ho', 'me/ann/notes')],
    ['scripts/a.sh', glued('cp x /t', 'mp/x')],
    ['turn/src/a.ts', glued('// TO', 'DO later')],
    ['turn/src/a.test.ts', glued('it.on', "ly('a')")],
    ['turn/src/a.test.ts', glued('it.sk', "ip('a')")],
    ['turn/src/a.test.ts', glued('context.sk', 'ip()')],
    ['turn/src/a.ts', glued('// oxlint-', 'disable-next-line no-console')],
    ['turn/src/a.ts', glued('// @ts-', 'expect-error')],
  ])('refuses in %s: %s', async (path, text) => {
    const faults = await faultsOf(wordsCheck, { [path]: `first line\n${text}\n` })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`${path}:2: `)
  })

  it('lets a test be skipped with a stated reason, and lets ordinary paths and words pass', async () => {
    const text = ["it.skipIf(no)('needs PostgreSQL')", "context.skip('no copy here')", "const url = 'https://example.org/work/a'"].join('\n')
    expect(await faultsOf(wordsCheck, { 'turn/src/a.test.ts': text })).toEqual([])
  })
})
