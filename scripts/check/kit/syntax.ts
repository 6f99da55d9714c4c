import { parseSync, type ESTree } from 'vite'
import type { SourceFile } from './repository.ts'

export type Node = ESTree.Node

/** A parsed file: its tree, its comments, and where each line begins. */
export interface Syntax {
  readonly body: readonly Node[]
  readonly comments: readonly { readonly start: number; readonly end: number; readonly block: boolean; readonly value: string }[]
  readonly lineOf: (offset: number) => number
}

const parsed = new WeakMap<SourceFile, Syntax>()

/** The tree of a TypeScript file. Throws with path and reason when the text does not parse. */
export function syntaxOf(file: SourceFile): Syntax {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const result = parseSync(file.path, file.text, { lang: file.path.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' })
  const [error] = result.errors
  if (error !== undefined) throw new Error(`${file.path} does not parse: ${error.message}`)
  const starts = lineStarts(file.text)
  const syntax: Syntax = {
    body: result.program.body,
    comments: result.comments.map(({ start, end, type, value }) => ({ start, end, block: type === 'Block', value })),
    lineOf: (offset) => lineAt(starts, offset),
  }
  parsed.set(file, syntax)
  return syntax
}

/** True for anything that is a node of the tree. */
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
}

/** The nodes directly below a node, in source order of its fields. */
export function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'parent') return []
    if (Array.isArray(value)) return value.filter(isNode)
    return isNode(value) ? [value] : []
  })
}

/** Every node of a file, each before its children. */
export function* nodesOf(syntax: Syntax): Generator<Node> {
  const open: Node[] = [...syntax.body].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node
    open.push(...[...childrenOf(node)].reverse())
  }
}

/** The declaration inside an export statement, or the statement itself. */
export function declarationOf(statement: Node): Node {
  const wrapped = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
  return wrapped && statement.declaration !== null && isNode(statement.declaration) ? statement.declaration : statement
}

/** The names that a declaration binds: variables (patterns too), functions, classes, types, enums. */
export function namesOf(declaration: Node): readonly string[] {
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.flatMap((each) => boundNames(each.id))
  if (!('id' in declaration)) return []
  const { id } = declaration
  return isNode(id) && id.type === 'Identifier' ? [id.name] : []
}

/** The names bound by a parameter or variable pattern. */
export function boundNames(pattern: Node): readonly string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left)
  if (pattern.type === 'Property') return boundNames(pattern.value)
  return childrenOf(pattern).flatMap((child) => (child.type === 'TSTypeAnnotation' ? [] : boundNames(child)))
}

/** The names declared at the top level of a file, exported or not. */
export function topLevelNames(file: SourceFile): ReadonlySet<string> {
  return new Set(syntaxOf(file).body.flatMap((statement) => namesOf(declarationOf(statement))))
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? Infinity) <= offset) low = middle
    else high = middle
  }
  return low + 1
}
