import { isRecord, parseJson, recordAt, stringAt } from './json.ts'
import type { Repository } from './repository.ts'

/** A package.json of the repository. `folder` is '' for the root. */
export interface Manifest {
  readonly path: string
  readonly folder: string
  readonly name: string
  readonly content: Readonly<Record<string, unknown>>
}

/** The fields of a package.json that name other packages. */
export const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

/** Every package.json, root first. Throws a SyntaxError where one is no JSON. */
export function manifestsOf(repository: Repository): readonly Manifest[] {
  return repository.files
    .filter((file) => file.path === 'package.json' || file.path.endsWith('/package.json'))
    .map((file) => {
      const content = parseJson(file.text)
      const folder = file.path === 'package.json' ? '' : file.path.slice(0, -'/package.json'.length)
      return { path: file.path, folder, name: stringAt(content, 'name') ?? folder, content: isRecord(content) ? content : {} }
    })
    .toSorted((a, b) => a.folder.length - b.folder.length)
}

/** Name and version pairs of one dependency field. */
export function dependenciesOf(manifest: Manifest, field: (typeof dependencyFields)[number]): readonly (readonly [string, string])[] {
  return Object.entries(recordAt(manifest.content, field)).map(([name, version]) => [name, String(version)])
}

/** The file that an export path such as './testing' leads to, relative to the root, or undefined where the package exports no such path. */
export function exportedFile(manifest: Manifest, entry: string): string | undefined {
  const target = stringAt(recordAt(manifest.content, 'exports'), entry)
  return target === undefined ? undefined : `${manifest.folder}/${target.replace(/^\.\//, '')}`
}
