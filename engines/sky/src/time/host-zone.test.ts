import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const address = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href)

/** What a host in a time zone prints of every zone at instants over three centuries, and of clocks in folds and gaps. */
function printedIn(zone: string): string {
  const program = `
    const [{ loadZones }, { civilTime }, { provenanceLine }, { readClock }] = await Promise.all([
      import(${address('../../load/zones.ts')}), import(${address('civil-time.ts')}), import(${address('../../labels/time.ts')}), import(${address('read-clock.ts')})])
    const zones = await loadZones()
    for (const name of zones.names) console.log(name, JSON.stringify([-3e9, -1.2e9, -8e8, 0, 5e8, 1.7e9, 3e9].map((instant) => zones.at(name, instant))))
    for (const text of ['1879-03-14 11:30', '1942-10-11 16:00', '1986-05-04 02:30', '1986-09-14 01:30', '2011-12-30 12:00', '2024-03-10 02:30', '2024-11-03 01:30'])
      for (const zone of ['Asia/Kolkata', 'Asia/Shanghai', 'America/New_York', 'Pacific/Apia', 'Europe/Berlin']) {
        const time = civilTime(zones, { clock: readClock(text).clock, zone })
        console.log(JSON.stringify(time), time.instants.map((each) => provenanceLine(each, 'en')))
      }`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program]
  return execFileSync(process.execPath, args, { env: { ...process.env, TZ: zone }, encoding: 'utf8', maxBuffer: 2 ** 26 })
}

it('gives the same bytes whatever the time zone of the host', () => {
  const [first = '', ...rest] = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Apia'].map(printedIn)
  expect(first.split('\n').length).toBeGreaterThan(600)
  for (const other of rest) expect(other).toBe(first)
})
