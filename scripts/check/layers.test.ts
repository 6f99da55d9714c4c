import { expect, it } from 'vitest'
import { inventRepository } from './kit/repository.ts'
import { layersCheck } from './layers.ts'

const manifests = {
  'package.json': '{"name":"hefu"}',
  'turn/package.json': '{"name":"@hefu/turn","exports":{".":"./src/index.ts","./host":"./host/index.ts"}}',
  'engines/sky/package.json': '{"name":"@hefu/sky","exports":{".":"./src/index.ts"}}',
  'engines/liuyao/package.json': '{"name":"@hefu/liuyao","exports":{".":"./src/index.ts"},"dependencies":{"@hefu/sky":"0.1.0"}}',
  'contracts/package.json': '{"name":"@hefu/contracts","exports":{"./liuyao/output":"./liuyao/output.ts","./liuyao":"./liuyao/index.ts"}}',
  'apps/server/package.json': '{"name":"@hefu/server","exports":{".":"./src/index.ts"}}',
  'apps/web/package.json': '{"name":"@hefu/web"}',
}

const faultsOf = async (texts: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await layersCheck.run(inventRepository({ ...manifests, ...texts }))).faults

it('lets arrows that point down pass', async () => {
  const faults = await faultsOf({
    'turn/host/drive.ts': "import { decide } from '../src/decide.ts'\nimport { randomUUID } from 'node:crypto'",
    'turn/adapters/ai-sdk.ts': "import type { LanguageModelV4 } from '@ai-sdk/provider'",
    'turn/src/run.test.ts': "import { it } from 'vitest'\nimport { scripted } from '../testing/scripted-model.ts'",
    'engines/liuyao/src/a.ts': "import { sun } from '@hefu/sky'\nimport { table } from '../rules/table.ts'",
    'engines/liuyao/src/render/a.ts': "import { labels } from '../../labels/index.ts'",
    'contracts/liuyao/index.ts': "import { derive } from '@hefu/liuyao'\nimport { judge } from '@hefu/turn'",
    'apps/web/src/a.ts': "import type { Reading } from '@hefu/contracts/liuyao/output'",
  })
  expect(faults).toEqual([])
})

it.each([
  ['turn/src/a.ts', "import '../host/drive.ts'", 'turn/src may not import turn/host/drive.ts'],
  ['turn/src/a.ts', "import 'node:fs'", 'turn/src may not import node'],
  ['turn/src/a.ts', "export * from 'zod'", 'turn/src may not import outside'],
  ['turn/host/a.ts', "import '../adapters/b.ts'", 'turn/host may not import turn/adapters/b.ts'],
  ['engines/sky/src/a.ts', "import '@hefu/liuyao'", 'engines/sky may not import engines/liuyao/src/index.ts'],
  ['engines/liuyao/src/a.ts', "const x = await import('lodash')", 'engines/liuyao may not import outside'],
  ['engines/liuyao/src/plate/a.ts', "import '../../labels/index.ts'", 'a calculation may not import words'],
  ['engines/liuyao/src/a.test.ts', "import '@hefu/turn'", 'engines/liuyao may not import turn/src/index.ts'],
  ['contracts/liuyao/a.ts', "import '@hefu/server'", 'contracts may not import apps/server/src/index.ts'],
  ['apps/web/src/a.ts', "import '@hefu/server'", 'apps/web may not import apps/server/src/index.ts'],
  ['apps/web/src/a.ts', "import '@hefu/contracts/liuyao'", 'apps/web may not import contracts/liuyao/index.ts'],
  ['apps/cli/src/a.ts', "import '@hefu/turn/src/decide.ts'", '@hefu/turn exports no such path'],
  ['scripts/a.ts', "import '@hefu/turn/inner'", '@hefu/turn exports no such path'],
  ['apps/server/src/a.ts', "import type { A } from '../../../turn/src/a.ts'", 'a relative import may not leave its package'],
  ['turn/extra/a.ts', "import 'node:fs'", 'the importing file belongs to no layer'],
])('refuses in %s: %s', async (path, text, why) => {
  const faults = await faultsOf({ [path]: text })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`${path}:1: `)
  expect(faults[0]).toContain(why)
})

it('refuses a package that depends on a package above it, and an engine with an outside dependency', async () => {
  const faults = await faultsOf({
    'turn/package.json': '{"name":"@hefu/turn","dependencies":{"@hefu/contracts":"0.1.0","zod":"4.0.0"}}',
    'engines/sky/package.json': '{"name":"@hefu/sky","dependencies":{"astronomy-engine":"2.1.19"}}',
  })
  expect(faults).toEqual([
    'turn/package.json: @hefu/turn -> @hefu/contracts: this arrow does not point down',
    'turn/package.json: zod: this package has no outside dependency',
    'engines/sky/package.json: astronomy-engine: this package has no outside dependency',
  ])
})
