import type { Check } from './kit/check.ts'
import { isRecord, parseJson, recordAt, stringAt } from './kit/json.ts'
import { dependenciesOf, dependencyFields, manifestsOf } from './kit/packages.ts'
import { textOf, type Repository } from './kit/repository.ts'

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Holds that every dependency has one exact version, and that the lock file names no registry and has a checksum for each package. */
export const pinnedCheck: Check = { name: 'pinned versions', run: (repository) => ({ faults: [...rangeFaults(repository), ...lockFaults(repository)] }) }

function rangeFaults(repository: Repository): readonly string[] {
  return manifestsOf(repository).flatMap((manifest) =>
    dependencyFields.flatMap((field) =>
      dependenciesOf(manifest, field)
        .filter(([, version]) => !exact.test(version))
        .map(([name, version]) => `${manifest.path}: ${field}.${name} is '${version}', allowed is one exact version`),
    ),
  )
}

function lockFaults(repository: Repository): readonly string[] {
  const text = textOf(repository, 'package-lock.json')
  if (text === undefined) return ['package-lock.json is missing']
  return Object.entries(recordAt(parseJson(text), 'packages')).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || !isRecord(entry) || entry['link'] === true) return []
    const host = stringAt(entry, 'resolved')
    const named = host === undefined ? [] : [`package-lock.json: ${path} is resolved to '${host}', allowed is none: the lock serves every registry`]
    // What is packed inside another package's archive is covered by that one's checksum.
    return stringAt(entry, 'integrity') === undefined && entry['inBundle'] !== true ? [...named, `package-lock.json: ${path} has no integrity`] : named
  })
}
