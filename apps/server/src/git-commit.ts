import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The commit that a git folder's checkout stands on, 'unknown' where there is none to read. */
export function gitCommit(root: string): string {
  const git = join(root, '.git')
  const head = textOf(join(git, 'HEAD'))
  const ref = /^ref: (\S+)$/u.exec(head)?.[1]
  if (ref === undefined) return isCommit(head) ? head : 'unknown'
  const loose = textOf(join(git, ref))
  const packed = textOf(join(git, 'packed-refs'))
    .split('\n')
    .find((line) => line.endsWith(` ${ref}`))
  const commit = loose === '' ? (packed?.split(' ')[0] ?? '') : loose
  return isCommit(commit) ? commit : 'unknown'
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
}

function isCommit(text: string): boolean {
  return /^[\da-f]{40,64}$/u.test(text)
}
