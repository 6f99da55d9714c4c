import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const examples = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/```ts\n(.*?)```.*?```text\n(.*?)```/gsu)].map(
  ([, example = '', printed = '']) => ({ example, printed }),
)

test('the README has an example of the sky and one of told times', () => {
  expect(examples).toHaveLength(2)
})

test.each(examples)('an example of the README runs as it stands and prints what the README says', async ({ example, printed }) => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', example], { cwd: folder })
  expect(example).toContain("from '@hefu/sky'")
  expect(stderr).toBe('')
  expect(stdout).toBe(printed)
})
