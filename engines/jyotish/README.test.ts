import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const [, example = '', printed = ''] = /```ts\n(.*?)```.*?```text\n(.*?)```/su.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? []

test('the example of the README runs as it stands and prints what the README says', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', example], { cwd: folder })
  expect(example).toContain("from '@hefu/jyotish'")
  expect(stderr).toBe('')
  // The number of facts grows with the rules.
  expect(stdout.replace(/^\d+ facts$/mu, 'facts')).toBe(printed.replace(/^\d+ facts$/mu, 'facts'))
})
