import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text file; `path` is relative to the root, with forward slashes. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** The files that git tracks or would track, read once and shared by every check. */
export interface Repository {
  readonly root: string
  readonly files: readonly SourceFile[]
}

const binary = /\.(?:png|jpe?g|gif|webp|ico|woff2?|ttf|otf|pdf|zip|gz|bin|wasm)$/i

/** Reads every tracked or addable text file below `root`. Throws when `root` is no git work tree. */
export function readRepository(root: string): Repository {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed
    .split('\0')
    .filter((path) => path !== '' && !binary.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return { root, files }
}

/** A repository made of given texts, for tests of the checks. */
export function inventRepository(texts: Readonly<Record<string, string>>): Repository {
  return { root: '/nowhere', files: Object.entries(texts).map(([path, text]) => ({ path, text })) }
}

/** The text of one file, or undefined where the repository has no such file. */
export function textOf(repository: Repository, path: string): string | undefined {
  return repository.files.find((file) => file.path === path)?.text
}

/** TypeScript that is written by hand; declaration files are not. */
export function isTypeScript(path: string): boolean {
  return /\.(?:ts|tsx|mts)$/.test(path) && !path.endsWith('.d.ts')
}

/** Tests and the suites that several tests share. */
export function isTest(path: string): boolean {
  return /\.(?:test|suite)\.tsx?$/.test(path)
}
