import type { Check } from './kit/check.ts'
import { isTest, isTypeScript, type SourceFile } from './kit/repository.ts'
import { declarationOf, namesOf, syntaxOf, type Node, type Syntax } from './kit/syntax.ts'

const rooms = /^(?:turn\/(?:src|host|adapters|testing)|engines\/[^/]+\/(?:src|golden|texts|labels))\//

/** Holds that every export of the library and the engines has a doc comment on the line directly above. */
export const documentedCheck: Check = {
  name: 'documented exports',
  run: ({ files }) => {
    const sources = files.filter(({ path }) => rooms.test(path) && isTypeScript(path) && !isTest(path))
    const exported = sources.map((file) => ({ file, found: exportsOf(file) }))
    return {
      faults: exported.flatMap(({ file, found }) =>
        found.filter((each) => !each.documented).map((each) => `${file.path}:${each.line}: ${each.name} has no doc comment directly above it`),
      ),
      note: `${exported.reduce((sum, { found }) => sum + found.length, 0)} exports`,
    }
  },
}

interface Exported {
  readonly name: string
  readonly line: number
  readonly documented: boolean
}

function exportsOf(file: SourceFile): readonly Exported[] {
  const syntax = syntaxOf(file)
  const first = new Map<string, Exported>()
  for (const [statement, name] of exportedStatements(syntax)) {
    const found = { name, line: syntax.lineOf(statement.start), documented: hasDoc(syntax, statement) }
    // An overload is documented by its first signature.
    if (!first.has(name)) first.set(name, found)
  }
  return [...first.values()]
}

/** Each exported declaration of the file with its name; what is only passed on from another file is documented there. */
function exportedStatements(syntax: Syntax): readonly (readonly [Node, string])[] {
  return syntax.body.flatMap((statement): (readonly [Node, string])[] => {
    if (statement.type === 'ExportDefaultDeclaration') return [[statement, 'default']]
    if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) return []
    if (statement.declaration !== null) return namesOf(declarationOf(statement)).map((name) => [statement, name])
    const locals = statement.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))
    return syntax.body.flatMap((each) => namesOf(each).flatMap((name): (readonly [Node, string])[] => (locals.includes(name) ? [[each, name]] : [])))
  })
}

function hasDoc({ comments, lineOf }: Syntax, statement: Node): boolean {
  const line = lineOf(statement.start)
  return comments.some((comment) => comment.block && comment.value.startsWith('*') && comment.end <= statement.start && lineOf(comment.end) === line - 1)
}
