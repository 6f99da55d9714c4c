import { expect, it } from 'vitest'
import { faultsCheck } from './faults.ts'
import { inventRepository } from './kit/repository.ts'
import { tablesOf } from './kit/markdown.ts'

const files = {
  'turn/src/code.ts': "export const codes = ['busy', 'text_cut'] as const",
  'turn/src/judge.ts': 'export function judge() {}\nconst helper = 1',
  'turn/src/judge.test.ts': "describe('judge', () => { it('keeps a whole answer', () => {}); it.each([1])(`cuts a text`, () => {}) })",
  'turn/testing/golden/turn-faults.json': '{"cases":[{"id":"tf-01"},{"id":"tf-02"}]}',
}
const rule = (number: number): string => `| ${number} | \`turn/src/judge.ts#judge\` | \`turn/src/judge.test.ts › keeps a whole answer\` |`
const ruleTable = ['| rule | kept by | proved by |', '|---|---|---|', ...Array.from({ length: 18 }, (_, at) => rule(at + 1))].join('\n')
const codeTable = [
  '| code | raised when | breaks the attempt | public name | case |',
  '|---|---|---|---|---|',
  '| `busy` | a second send | no | – | `tf-01` |',
  '| `text_cut` | finish is length | yes | – | `tf-01`, `tf-02` |',
].join('\n')

const faultsOf = async (page: string): Promise<readonly string[]> => (await faultsCheck.run(inventRepository({ ...files, 'docs/faults.md': page }))).faults

it('accepts a page whose every name exists', async () => {
  expect(await faultsOf(`${ruleTable}\n\n${codeTable}\n`)).toEqual([])
})

it('reads the lists that the list of codes is made of', async () => {
  const code = "const early = ['busy'] as const\nconst late = ['text_cut', 'gone'] as const\nexport const codes = [...early, ...late] as const"
  const repository = inventRepository({ ...files, 'turn/src/code.ts': code, 'docs/faults.md': `${ruleTable}\n\n${codeTable}\n` })
  expect((await faultsCheck.run(repository)).faults).toEqual(['docs/faults.md: code gone has no row'])
})

it('fails when the page is missing', async () => {
  expect((await faultsCheck.run(inventRepository(files))).faults).toEqual(['docs/faults.md is missing'])
})

it.each([
  ['a rule without a row', ruleTable.replace(rule(7), ''), 'rule 7 has no row'],
  ['a function that is gone', ruleTable.replace('#judge', '#verdict'), 'has no top-level verdict'],
  ['a file that is gone', ruleTable.replace('judge.ts#', 'gone.ts#'), 'no such file'],
  ['a test that was renamed', ruleTable.replace('keeps a whole', 'keeps half an'), 'has no test of this title'],
  ['a row that names no test', ruleTable.replace(/`turn\/src\/judge.test[^|]*/, '– '), "names nothing under 'proved by'"],
])('refuses %s', async (_, table, fault) => {
  const faults = await faultsOf(`${table.replaceAll('\n\n', '\n')}\n\n${codeTable}\n`)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

it.each([
  ['a code without a row', codeTable.replace(/\| `busy`.*\n/, ''), 'code busy has no row'],
  ['a code that is not in the list', codeTable.replace('`busy`', '`bored`'), 'code bored is not in the closed list'],
  ['a case that does not exist', codeTable.replace('`tf-02`', '`tf-99`'), 'tf-99 is no case'],
])('refuses %s', async (_, table, fault) => {
  expect((await faultsOf(`${ruleTable}\n\n${table}\n`)).join('\n')).toContain(fault)
})

it('reads cells whose code holds a pipe', () => {
  expect(tablesOf('| A | b |\n|---|:-:|\n| `x|y` | z \\| w |\n').map((table) => table.map((row) => [...row]))).toEqual([
    [
      [
        ['a', '`x|y`'],
        ['b', 'z \\| w'],
      ],
    ],
  ])
})
