import { expect, it } from 'vitest'
import { inventRepository } from './kit/repository.ts'
import { isPermissive, licencesCheck } from './licences.ts'
import { pinnedCheck } from './pinned.ts'

const lock = (packages: object): string => JSON.stringify({ packages })

it('refuses ranges and tags, and accepts exact versions', async () => {
  const { faults } = await pinnedCheck.run(
    inventRepository({
      'package.json': '{"dependencies":{"a":"1.2.3","b":"^1.0.0"},"devDependencies":{"c":"~1.0.0","d":"latest","e":"1.0.0-beta.2"}}',
      'turn/package.json': '{"peerDependencies":{"f":">=1"}}',
      'package-lock.json': lock({}),
    }),
  )
  expect(faults.map((fault) => fault.split(' is ')[0])).toEqual([
    'package.json: dependencies.b',
    'package.json: devDependencies.c',
    'package.json: devDependencies.d',
    'turn/package.json: peerDependencies.f',
  ])
})

it('refuses a lock file that names a registry or lacks a checksum', async () => {
  const { faults } = await pinnedCheck.run(
    inventRepository({
      'package-lock.json': lock({
        '': {},
        turn: { version: '0.1.0' },
        'node_modules/@hefu/turn': { resolved: 'turn', link: true },
        'node_modules/a': { resolved: 'https://registry.example.org/a.tgz', integrity: 'sha512-x' },
        'node_modules/b': { version: '1.0.0' },
      }),
    }),
  )
  expect(faults).toHaveLength(2)
})

it('refuses a shipped package whose licence is missing or not permissive, and leaves development tools alone', async () => {
  const { faults, note } = await licencesCheck.run(
    inventRepository({
      'package-lock.json': lock({
        'node_modules/a': { license: 'MIT' },
        'node_modules/b': { license: 'GPL-3.0-only' },
        'node_modules/c': {},
        'node_modules/d': { license: 'GPL-3.0-only', dev: true },
      }),
    }),
  )
  expect(faults.map((fault) => fault.split(';')[0])).toEqual(['node_modules/b: licence GPL-3.0-only', 'node_modules/c: licence not stated'])
  expect(note).toBe('3 packages')
})

it('reads licence expressions', () => {
  expect(isPermissive('(MIT OR GPL-2.0-only)')).toBe(true)
  expect(isPermissive('MIT AND ISC')).toBe(true)
  expect(isPermissive('MIT AND GPL-2.0-only')).toBe(false)
})
