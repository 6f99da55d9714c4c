import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const module_ = new URL('./host-zone.ts', import.meta.url).href

/** What a host in a time zone prints. */
function printedIn(zone: string): string {
  const program = `import(${JSON.stringify(module_)}).then((golden) => process.stdout.write(golden.goldPrint()))`
  const args = ['--disable-warning=ExperimentalWarning', '--eval', program]
  return execFileSync(process.execPath, args, { env: { ...process.env, TZ: zone }, encoding: 'utf8', maxBuffer: 2 ** 26 })
}

describe('the time zone of the host', () => {
  test('changes no byte of any chart', () => {
    const [first = '', ...rest] = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Auckland'].map(printedIn)
    expect(first.split('\n').length).toBeGreaterThan(90)
    for (const other of rest) expect(other).toBe(first)
  })
})
