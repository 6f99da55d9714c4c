import type { Check } from './kit/check.ts'
import { isTest, isTypeScript, type SourceFile } from './kit/repository.ts'
import { boundNames, childrenOf, declarationOf, namesOf, syntaxOf, type Node, type Syntax } from './kit/syntax.ts'

const mutators = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin', 'set', 'add', 'delete', 'clear'])

/** Holds that an engine and the core of the library keep nothing between two calls: no top-level `let` or `var`, and no function that changes a top-level value. */
export const moduleStateCheck: Check = {
  name: 'module state',
  run: ({ files }) => ({
    faults: files
      .filter(({ path }) => /^(?:engines|turn\/src)\//.test(path) && isTypeScript(path) && !isTest(path))
      .flatMap((file) => [...looseVariables(file), ...changesOfTopLevel(file)]),
  }),
}

function looseVariables(file: SourceFile): readonly string[] {
  const syntax = syntaxOf(file)
  return syntax.body.flatMap((statement) => {
    const declaration = declarationOf(statement)
    if (declaration.type !== 'VariableDeclaration' || declaration.kind === 'const') return []
    return [`${file.path}:${syntax.lineOf(statement.start)}: top-level ${declaration.kind} ${namesOf(declaration).join(', ')}; only const may stand here`]
  })
}

function changesOfTopLevel(file: SourceFile): readonly string[] {
  const syntax = syntaxOf(file)
  const constants = new Set(
    syntax.body.flatMap((statement) => {
      const declaration = declarationOf(statement)
      return declaration.type === 'VariableDeclaration' ? namesOf(declaration) : []
    }),
  )
  const search: Search = { file, syntax, constants }
  return syntax.body.flatMap((statement) => changesIn(statement, { search, hidden: undefined }))
}

interface Search {
  readonly file: SourceFile
  readonly syntax: Syntax
  readonly constants: ReadonlySet<string>
}

/** Where the walk stands: names hidden by the functions around it; undefined at load time, when tables may still be filled. */
interface Place {
  readonly search: Search
  readonly hidden: ReadonlySet<string> | undefined
}

function changesIn(node: Node, place: Place): readonly string[] {
  const { search, hidden } = place
  const inner = isFunction(node) ? { search, hidden: new Set([...(hidden ?? []), ...localsOf(node)]) } : place
  const below = childrenOf(node).flatMap((child) => changesIn(child, inner))
  const changed = hidden === undefined ? undefined : changedName(node)
  if (changed === undefined || hidden?.has(changed) === true || !search.constants.has(changed)) return below
  return [`${search.file.path}:${search.syntax.lineOf(node.start)}: a function changes the top-level value ${changed}`, ...below]
}

/** The variable whose content a node changes: `x.push()`, `x[i] = …`, `x.n++`, `delete x.n`. */
function changedName(node: Node): string | undefined {
  switch (node.type) {
    case 'CallExpression': {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return undefined
      return mutators.has(callee.property.name) ? rootName(callee.object) : undefined
    }
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' ? rootName(node.left) : undefined
    case 'UpdateExpression':
      return node.argument.type === 'MemberExpression' ? rootName(node.argument) : undefined
    case 'UnaryExpression':
      return node.operator === 'delete' ? rootName(node.argument) : undefined
    default:
      return undefined
  }
}

function rootName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? rootName(node.object) : undefined
}

function isFunction(node: Node): boolean {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
}

/** Parameters and variables of one function; those of functions inside it are their own. */
function localsOf(node: Node): readonly string[] {
  const params = 'params' in node && Array.isArray(node.params) ? node.params.flatMap(boundNames) : []
  const open = [...childrenOf(node)]
  const names: string[] = []
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === 'VariableDeclaration') names.push(...namesOf(next))
    if (!isFunction(next)) open.push(...childrenOf(next))
  }
  return [...params, ...names]
}
