import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const script = new URL('./host-zone.script.ts', import.meta.url).pathname

/** What the script prints on a host in a time zone. */
function printedIn(zone: string): string {
  return execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], { env: { ...process.env, TZ: zone }, encoding: 'utf8' })
}

describe('the time zone of the host', () => {
  test('changes no byte of any chart', () => {
    const [first = '', ...rest] = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Auckland'].map(printedIn)
    expect(first.split('\n').length).toBeGreaterThan(90)
    for (const other of rest) expect(other).toBe(first)
  })
})
