import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { gitCommit } from './git-commit.ts'

const root = mkdtempSync(join(tmpdir(), 'commit-'))
afterAll(() => rmSync(root, { recursive: true }))

const commit = (digit: string): string => digit.repeat(40)

it('reads a branch, a packed branch and a commit without a branch, and knows nothing else', () => {
  expect(gitCommit(root)).toBe('unknown')
  mkdirSync(join(root, '.git/refs/heads'), { recursive: true })
  writeFileSync(join(root, '.git/HEAD'), 'ref: refs/heads/main\n')
  expect(gitCommit(root)).toBe('unknown')
  writeFileSync(join(root, '.git/packed-refs'), `# pack-refs\n${commit('b')} refs/heads/main\n`)
  expect(gitCommit(root)).toBe(commit('b'))
  writeFileSync(join(root, '.git/refs/heads/main'), `${commit('a')}\n`)
  expect(gitCommit(root)).toBe(commit('a'))
  writeFileSync(join(root, '.git/HEAD'), `${commit('c')}\n`)
  expect(gitCommit(root)).toBe(commit('c'))
})
