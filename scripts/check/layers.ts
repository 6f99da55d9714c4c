import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { Check } from './kit/check.ts'
import { importsOf } from './kit/imports.ts'
import { dependenciesOf, exportedFile, manifestsOf, type Manifest } from './kit/packages.ts'
import { isTest, isTypeScript, type Repository } from './kit/repository.ts'

/** A room of the repository and what its files may import; their own room they always may. `*` stands for one folder. */
interface Layer {
  readonly room: string
  /** Rooms below, `node` for Node's own modules, `outside` for packages from the registry. */
  readonly may: readonly string[]
}

const everyEngine = ['engines/sky', 'engines/liuyao', 'engines/jyotish', 'engines/rectify']
const everythingBelow = ['contracts', 'turn/src', 'turn/host', 'turn/adapters', 'turn/testing', ...everyEngine, 'node', 'outside']

/** The arrow table. The first room that holds a file is its layer. */
const layers: readonly Layer[] = [
  { room: 'turn/src', may: [] },
  { room: 'turn/host', may: ['turn/src', 'node'] },
  { room: 'turn/adapters', may: ['turn/src', 'turn/host', 'node', 'outside'] },
  { room: 'turn/testing', may: ['turn/src', 'turn/host', 'turn/adapters', 'node'] },
  { room: 'engines/sky/load', may: ['engines/sky', 'node'] },
  { room: 'engines/sky', may: [] },
  { room: 'engines/liuyao', may: ['engines/sky'] },
  { room: 'engines/jyotish', may: ['engines/sky'] },
  { room: 'engines/rectify', may: ['engines/jyotish', 'engines/sky'] },
  { room: 'contracts', may: ['turn/src', 'turn/host', 'turn/adapters', 'turn/testing', ...everyEngine, 'node', 'outside'] },
  { room: 'apps/births', may: ['engines/sky'] },
  { room: 'apps/wire', may: ['apps/births', 'contracts/*/output', 'turn/src', 'turn/host', ...everyEngine] },
  { room: 'apps/server', may: ['apps/wire', 'apps/births', ...everythingBelow] },
  { room: 'apps/cli', may: ['apps/server', 'apps/wire', 'apps/births', ...everythingBelow] },
  { room: 'apps/web/build', may: ['node', 'outside'] },
  { room: 'apps/web', may: ['apps/wire', 'apps/births', 'contracts/*/output', 'turn/src', ...everyEngine, 'outside'] },
  { room: 'evals', may: everythingBelow },
]

/** A suite that adapters' tests run; it is a test in every way but its name. */
const suite = /^turn\/testing\/log-suite\b/
/** Rooms whose package may not depend on anything from the registry. */
const alone = /^(?:turn$|engines\/)/
/** Rooms held by the table; scripts and the root's configuration stand outside it. */
const held = /^(?:turn|engines|contracts|apps|evals)\//

/** An engine calculates with ids alone: only what renders, and outside truth in words, may look words up. */
const calculation = /^engines\/[^/]+\/(?:src\/(?!render\/)|rules\/)/
const words = /^engines\/[^/]+\/(?:labels|texts)\//

/** Holds that arrows point down: in every package.json and in every import, and that no import goes past a package's `exports`. */
export const layersCheck: Check = {
  name: 'layers',
  run: (repository) => ({ faults: [...packageFaults(manifestsOf(repository)), ...importFaults(repository)] }),
}

function packageFaults(manifests: readonly Manifest[]): readonly string[] {
  return manifests
    .filter((manifest) => manifest.folder !== '')
    .flatMap((manifest) => {
      const layer = layerOf(`${manifest.folder}/`)
      const named = [...dependenciesOf(manifest, 'dependencies'), ...dependenciesOf(manifest, 'peerDependencies')].map(([name]) => name)
      return named.flatMap((name) => {
        const target = manifests.find((other) => other.name === name)
        const optional = dependenciesOf(manifest, 'peerDependencies').some(([peer]) => peer === name)
        if (target === undefined) {
          return alone.test(manifest.folder) && !optional ? [`${manifest.path}: ${name}: this package has no outside dependency`] : []
        }
        const below = layer?.may.some((room) => room.split('/').slice(0, target.folder.split('/').length).join('/') === target.folder)
        return below === true ? [] : [`${manifest.path}: ${manifest.name} -> ${name}: this arrow does not point down`]
      })
    })
}

function importFaults(repository: Repository): readonly string[] {
  const manifests = manifestsOf(repository)
  return repository.files
    .filter((file) => isTypeScript(file.path) && (held.test(file.path) || file.path.startsWith('scripts/')))
    .flatMap((file) => {
      const judge = judgeOf(file.path, manifests)
      return importsOf(file).flatMap(({ specifier, line }) => {
        const why = judge(specifier)
        return why === undefined ? [] : [`${file.path}:${line}: '${specifier}': ${why}`]
      })
    })
}

/** Tells of one file's import what is wrong with it, or undefined. */
function judgeOf(path: string, manifests: readonly Manifest[]): (specifier: string) => string | undefined {
  const own = manifests.findLast((manifest) => manifest.folder !== '' && path.startsWith(`${manifest.folder}/`))
  return (specifier) => {
    if (isBuiltin(specifier)) return verdict(path, 'node')
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(path), specifier)
      if (own !== undefined && !target.startsWith(`${own.folder}/`)) return 'a relative import may not leave its package'
      return verdict(path, target)
    }
    const owner = manifests.find((manifest) => specifier === manifest.name || specifier.startsWith(`${manifest.name}/`))
    if (owner === undefined) return verdict(path, 'outside')
    const target = exportedFile(owner, `.${specifier.slice(owner.name.length)}`)
    return target === undefined ? `${owner.name} exports no such path` : verdict(path, target)
  }
}

function verdict(path: string, target: string): string | undefined {
  if (!held.test(path)) return undefined
  if (calculation.test(path) && words.test(target) && !isTest(path)) return 'a calculation may not import words; only src/render may'
  const layer = layerOf(path)
  if (layer === undefined) return isTest(path) ? undefined : 'the importing file belongs to no layer'
  const may = isTest(path) || suite.test(path) ? [...layer.may, 'node', 'outside', ...siblings(layer)] : layer.may
  if ([layer.room, ...may].some((room) => inside(room, target))) return undefined
  return `${layer.room} may not import ${target}`
}

/** A test may use its whole package. */
function siblings({ room }: Layer): readonly string[] {
  return room.startsWith('turn/') ? ['turn/src', 'turn/host', 'turn/adapters', 'turn/testing'] : []
}

function layerOf(path: string): Layer | undefined {
  return layers.find(({ room }) => path.startsWith(`${room}/`))
}

function inside(room: string, target: string): boolean {
  if (room === target) return true
  const wanted = room.split('/')
  const found = target.replace(/\.\w+$/, '').split('/')
  return wanted.every((part, at) => part === '*' || part === found[at])
}
