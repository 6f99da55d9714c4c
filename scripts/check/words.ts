import type { Check } from './kit/check.ts'
import { isTypeScript, type SourceFile } from './kit/repository.ts'

/** A pattern no tracked file may hold. The patterns are written so that they do not find themselves. */
interface Forbidden {
  readonly pattern: RegExp
  readonly why: string
  readonly where: (path: string) => boolean
}

const anywhere = (path: string): boolean => path !== 'package-lock.json'
const unfinished = (path: string): boolean => anywhere(path) && !/(?:^|\/)golden\//.test(path)

const forbidden: readonly Forbidden[] = [
  { pattern: /(?<![\w.])\/(?:[w]ork|[t]mp|[h]ome|[U]sers|[r]oot)\/[\w.]/, why: "a path of somebody's machine", where: anywhere },
  { pattern: /\b(?:[T]ODO|[F]IXME|[X]XX)\b/, why: 'a note of unfinished work; finish it or open an issue', where: unfinished },
  { pattern: /\.(?:[o]nly|[t]odo)\s*\(/, why: 'a test set aside', where: isTypeScript },
  {
    pattern: /(?<!\bcontext)\.[s]kip\s*\(|\bcontext\.[s]kip\s*\(\s*\)/,
    why: 'a test set aside; use skipIf with the reason in the title, or give context.skip the reason',
    where: isTypeScript,
  },
  { pattern: /\b(?:[o]xlint|[e]slint|[b]iome)-(?:disable|ignore)/, why: 'a suppressed finding', where: anywhere },
  { pattern: /@[t]s-(?:ignore|expect-error|nocheck)/, why: 'a suppressed type error', where: anywhere },
]

/** Refuses paths of one machine, marks of unfinished work, tests set aside and suppressed findings. */
export const wordsCheck: Check = { name: 'words', run: ({ files }) => ({ faults: files.flatMap(faultsIn) }) }

function faultsIn(file: SourceFile): readonly string[] {
  const patterns = forbidden.filter(({ where }) => where(file.path))
  if (!patterns.some(({ pattern }) => pattern.test(file.text))) return []
  return file.text
    .split('\n')
    .flatMap((text, at) =>
      patterns.filter(({ pattern }) => pattern.test(text)).map(({ pattern, why }) => `${file.path}:${at + 1}: '${pattern.exec(text)?.[0]}': ${why}`),
    )
}
