import type { SourceFile } from './repository.ts'
import { nodesOf, syntaxOf, type Node } from './syntax.ts'

/** One import of a file: `from '…'`, `export … from '…'`, `import('…')`. */
export interface Import {
  readonly specifier: string
  readonly line: number
}

/** Every import whose specifier is a plain string, type-only imports included. */
export function importsOf(file: SourceFile): readonly Import[] {
  const syntax = syntaxOf(file)
  return [...nodesOf(syntax)].flatMap((node) => {
    const specifier = specifierOf(node)
    return specifier === undefined ? [] : [{ specifier, line: syntax.lineOf(node.start) }]
  })
}

function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return node.source.value
    case 'ExportNamedDeclaration':
      return node.source?.value
    case 'ImportExpression':
    case 'TSImportType':
      return node.source.type === 'Literal' && typeof node.source.value === 'string' ? node.source.value : undefined
    default:
      return undefined
  }
}
