import { describe, expect, it } from 'vitest'
import { parsed, runCli } from '../testing/run-cli.ts'

const time = (clock: string, ...flags: readonly string[]) => runCli(['time', clock, ...flags])

describe('a clock time', () => {
  it('is told with its instant, its offset, where that comes from, and what may differ', async () => {
    const { code, out, err } = await time('1942-10-11 16:00', '--place', 'Allahabad')
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe(
      '1942-10-11 16:00   Allahābād, Uttar Pradesh, India (25.445, 81.843)\n' +
        'UTC 1942-10-11 09:30:00   +06:30, India war time, 1942-09-01 to 1945-10-15 (Asia/Kolkata, tz database 2026b)\n' +
        '· The offset includes 1 h of daylight saving time, as the law then was.\n',
    )
  })

  it('is told in Chinese, the place too', async () => {
    const { out } = await time('1987-07-01 12:00', '--place', '上海', '--lang', 'zh-Hans')
    expect(out).toContain('1987-07-01 12:00   上海，Shanghai Municipality，中国 (31.222, 121.458)')
    expect(out).toContain('+09:00，中国夏令时（1986 至 1991 年）')
  })

  it.each([
    ['1879-03-14 11:30', ['--place', 'Ulm'], '1879-03-14T10:50:02Z'],
    ['1957-04-06 21:14', ['--place', 'Toronto, Canada'], '1957-04-07T02:14:00Z'],
    ['2013-08-08 09:30', ['--place', '北京'], '2013-08-08T01:30:00Z'],
    ['1976-12-19 11:49', ['--latitude', '31.326', '--longitude', '75.576'], '1976-12-19T06:19:00Z'],
    ['2012-12-12 22:54', ['--place', 'San Francisco'], '2012-12-13T06:54:00Z'],
    ['1979-04-27T06:45:00+05:30', ['--place', 'Delhi'], '1979-04-27T01:15:00Z'],
    ['1944-08-20 07:11', ['--place', 'Mumbai', '--practice', 'bombay-time'], '1944-08-20T02:20:00Z'],
    ['1602-05-11 12:00', ['--place', 'London, UK', '--julian', '--offset', '+00:00'], '1602-05-21T12:00:00Z'],
  ])('%s %o is the instant %s, whatever the zone of the host', async (clock, flags, utc) => {
    for (const TZ of ['UTC', 'Pacific/Apia']) {
      const value = parsed(await runCli(['time', clock, ...flags, '--json'], { env: { TZ } }))
      expect(value).toMatchObject({ kind: 'unique', instants: [{ utc }] })
    }
  })

  it('that was skipped has no instant but two readings, one that came twice has two', async () => {
    expect(parsed(await time('1986-05-04 02:30', '--zone', 'Asia/Shanghai', '--json'))).toMatchObject({
      kind: 'gap',
      instants: [],
      instead: [{ offset: '+09:00' }, { offset: '+08:00' }],
    })
    expect(parsed(await time('2024-11-03 01:30', '--zone', 'America/New_York', '--json'))).toMatchObject({
      kind: 'fold',
      instants: [{ offset: '-04:00' }, { offset: '-05:00' }],
      remarks: [{ kind: 'fold' }],
    })
  })

  it('keeps typed coordinates over those of the place and warns of a wrong sign', async () => {
    const value = parsed(await time('2000-01-01 10:00', '--place', 'Sao Paulo', '--latitude', '23.33', '--longitude', '-46.38', '--json'))
    expect(value).toMatchObject({
      coordinates: { latitude: 23.33, longitude: -46.38 },
      difference: { kind: 'hemisphere', meant: { latitude: -23.33 } },
      zone: 'America/Sao_Paulo',
    })
  })

  it('says that another offset was given than the zone has, and that its sign is wrong', async () => {
    const { out } = await time('1979-04-27 06:45', '--place', 'Delhi', '--offset=-05:30')
    expect(out).toContain("The offset given (-05:30) differs from the zone's (+05:30).")
    expect(out).toContain('is a sign wrong?')
  })

  it('shows coordinates without a place as coordinates', async () => {
    const { out } = await time('1990-06-01 12:00', '--latitude', '48.853', '--longitude', '2.349')
    expect(out.split('\n')[0]).toBe('1990-06-01 12:00   48.853, 2.349')
    expect(out).toContain('Europe/Paris')
  })

  it.each([
    [['1979-04-27T06:45:00 05:30', '--place', 'Delhi'], 'clock'],
    [['1979-04-27 06:45'], '--place'],
    [['1979-04-27 06:45', '--place', 'Allahbad'], '--place'],
    [['1979-04-27 06:45', '--place', 'zzzzqq'], '--place'],
    [['1979-04-27 06:45', '--zone', 'Asia/Bombay'], '--zone'],
    [['1979-04-27 06:45', '--place', 'Delhi', '--practice', 'delhi-time'], '--practice'],
    [['1979-04-27 06:45', '--place', 'Delhi', '--offset', 'IST'], '--offset'],
    [['1979-04-27 06:45', '--latitude', '95', '--longitude', '0'], '--latitude'],
    [['1979-04-27 06:45+05:30', '--place', 'Delhi', '--offset', '+05:30'], 'clock --offset'],
  ])('is refused with the input that was wrong: %o', async (args, field) => {
    const left = await runCli(['time', ...args, '--json'])
    expect(left.code).toBe(2)
    expect(parsed(left)).toMatchObject({ error: { field } })
  })

  it('offers places of a similar name instead of taking one', async () => {
    const { err } = await time('1979-04-27 06:45', '--place', 'Allahbad')
    expect(err).toContain('Allahābād, India')
  })
})
