import type { Check } from './kit/check.ts'
import { isRecord, listAt, parseJson, stringAt } from './kit/json.ts'
import { tablesOf, type Row } from './kit/markdown.ts'
import { isTypeScript, textOf, type Repository, type SourceFile } from './kit/repository.ts'
import { declarationOf, namesOf, nodesOf, syntaxOf, topLevelNames, type Node } from './kit/syntax.ts'

const page = 'docs/faults.md'
/** The turn library keeps this many numbered rules. */
const rules = 18

/** Holds that docs/faults.md has a row for each rule and each code, and that every function, test and case named there exists. */
export const faultsCheck: Check = {
  name: 'faults page',
  run: (repository) => {
    const text = textOf(repository, page)
    if (text === undefined) return { faults: [`${page} is missing`] }
    const tables = tablesOf(text)
    const ruleRows = tables.filter((table) => has(table, ['rule', 'kept by', 'proved by'])).flat()
    const codeRows = tables.filter((table) => has(table, ['code', 'raised when', 'case'])).flat()
    return {
      faults: [...ruleFaults(repository, ruleRows), ...codeFaults(repository, codeRows)].map((fault) => `${page}: ${fault}`),
      note: `${ruleRows.length} rules, ${codeRows.length} codes`,
    }
  },
}

function has(table: readonly Row[], columns: readonly string[]): boolean {
  return columns.every((column) => table[0]?.has(column) === true)
}

function ruleFaults(repository: Repository, rows: readonly Row[]): readonly string[] {
  const named = new Set(rows.map((row) => /\d+/.exec(row.get('rule') ?? '')?.[0]))
  const missing = Array.from({ length: rules }, (_, at) => String(at + 1)).filter((rule) => !named.has(rule))
  const wrong = rows.flatMap((row) => {
    const rule = `rule ${row.get('rule') ?? ''}`
    return [
      ...quoted(row, 'kept by', rule).flatMap((name) => symbolFault(repository, name)),
      ...quoted(row, 'proved by', rule).flatMap((name) => testFault(repository, name)),
    ].map((fault) => `${rule}: ${fault}`)
  })
  return [...missing.map((rule) => `rule ${rule} has no row`), ...wrong]
}

/** The entries in backticks of one cell; a cell without any is an entry that cannot be found. */
function quoted(row: Row, column: string, owner: string): readonly string[] {
  const found = [...(row.get(column) ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  return found.length > 0 ? found : [`${owner} names nothing under '${column}'`]
}

function symbolFault(repository: Repository, entry: string): readonly string[] {
  const [path = '', symbol] = entry.split('#')
  const file = repository.files.find((each) => each.path === path)
  if (symbol === undefined || file === undefined) return [`${entry}: no such file; wanted is path#name`]
  return topLevelNames(file).has(symbol) ? [] : [`${entry}: ${path} has no top-level ${symbol}`]
}

function testFault(repository: Repository, entry: string): readonly string[] {
  const [path = '', title] = entry.split(' › ')
  const file = repository.files.find((each) => each.path === path)
  if (title === undefined || file === undefined) return [`${entry}: no such file; wanted is path › test title`]
  return titlesOf(file).has(title) ? [] : [`${entry}: ${path} has no test of this title`]
}

/** Every string a test file gives as the first argument of a call: titles of tests and of groups. */
function titlesOf(file: SourceFile): ReadonlySet<string> {
  const titles = [...nodesOf(syntaxOf(file))].flatMap((node) => {
    const first = node.type === 'CallExpression' ? node.arguments[0] : undefined
    if (first?.type === 'Literal' && typeof first.value === 'string') return [first.value]
    return first?.type === 'TemplateLiteral' && first.quasis.length === 1 ? [first.quasis[0]?.value.cooked ?? ''] : []
  })
  return new Set(titles)
}

function codeFaults(repository: Repository, rows: readonly Row[]): readonly string[] {
  const codes = codesOf(repository)
  if (codes.length === 0) return ['turn/src has no list named codes']
  const cases = caseIds(repository)
  const named = new Map(rows.map((row) => [(row.get('code') ?? '').replaceAll('`', ''), row]))
  const absent = codes.filter((code) => !named.has(code)).map((code) => `code ${code} has no row`)
  const strange = [...named.keys()].filter((code) => !codes.includes(code)).map((code) => `code ${code} is not in the closed list`)
  const unproved = [...named].flatMap(([code, row]) =>
    quoted(row, 'case', `code ${code}`)
      .filter((id) => !cases.has(id))
      .map((id) => `code ${code}: ${id} is no case of turn/testing/golden`),
  )
  return [...absent, ...strange, ...unproved]
}

/** The strings of the top-level constant `codes` in turn/src, and of the lists of the same file that it spreads. */
function codesOf(repository: Repository): readonly string[] {
  const declared = repository.files
    .filter(({ path }) => /^turn\/src\/codes?\.ts$/.test(path) && isTypeScript(path))
    .flatMap((file) => syntaxOf(file).body.map(declarationOf))
  const named = (name: string): readonly Node[] => declared.filter((declaration) => namesOf(declaration).includes(name))
  return named('codes').flatMap((list) => [...stringsIn(list), ...spreadIn(list).flatMap(named).flatMap(stringsIn)])
}

function spreadIn(node: Node): readonly string[] {
  return [...nodesOf({ body: [node], comments: [], lineOf: () => 0 })].flatMap((each) =>
    each.type === 'SpreadElement' && each.argument.type === 'Identifier' ? [each.argument.name] : [],
  )
}

function stringsIn(node: Node): readonly string[] {
  return [...nodesOf({ body: [node], comments: [], lineOf: () => 0 })].flatMap((each) =>
    each.type === 'Literal' && typeof each.value === 'string' ? [each.value] : [],
  )
}

function caseIds(repository: Repository): ReadonlySet<string> {
  const golden = repository.files.filter(({ path }) => /^turn\/testing\/golden\/.*\.json$/.test(path))
  const cases = golden.flatMap((file) => listAt(parseJson(file.text), 'cases')).filter(isRecord)
  return new Set(cases.flatMap((each) => stringAt(each, 'id') ?? []))
}
