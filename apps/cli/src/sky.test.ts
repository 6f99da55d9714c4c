import { describe, expect, it } from 'vitest'
import { parsed, runCli } from '../testing/run-cli.ts'

const sky = (...flags: readonly string[]) => runCli(['sky', ...flags])

describe('hefu sky', () => {
  it('gives machines the places of a moment with everything they were worked out with', async () => {
    const { code, out, err } = await sky('--at', '2026-07-20T14:00:00Z', '--lat', '60.1694', '--lon', '24.9356', '--json')
    expect([code, err]).toEqual([0, ''])
    expect(parsed({ code, out, err })).toMatchObject({
      utc: '2026-07-20T14:00:00Z',
      instant: { deltaTKind: 'forecast' },
      coordinates: { latitude: 60.1694, longitude: 24.9356 },
      ayanamsa: { name: 'lahiri', degrees: expect.closeTo(24.22798, 4) },
      positions: expect.arrayContaining([expect.objectContaining({ body: 'sun', sidereal: expect.closeTo(93.65261, 4) })]),
      houses: { system: 'wholeSign', starts: expect.any(Array) },
    })
  })

  it('takes a clock time of a place, war time and all', async () => {
    const value = parsed(await sky('--at', '1942-10-11 16:00', '--place', 'Allahabad', '--houses', 'wholeSign', '--json'))
    expect(value).toMatchObject({ utc: '1942-10-11T09:30:00Z', houses: { starts: expect.arrayContaining([300]) } })
  })

  it('prints a table in the language of whoever asks', async () => {
    const { out } = await sky('--at', '2024-05-04T10:57:00+05:30', '--lat', '28.61', '--lon', '77.2', '--lang', 'zh-Hans')
    expect(out).toMatch(/^太阳 +20\.04838 +44\.24402/mu)
    expect(out).toMatch(/^上升点 +96\.57837/mu)
  })

  it('leaves angles and houses out where no place is known, and sidereal longitudes where no zodiac is wanted', async () => {
    const value = parsed(await sky('--at', '2024-05-04T10:57:00Z', '--ayanamsa', 'none', '--json'))
    expect(value).toMatchObject({
      ayanamsa: null,
      angles: null,
      houses: { starts: null },
      positions: expect.arrayContaining([expect.objectContaining({ sidereal: null })]),
    })
  })

  it('says that quadrant houses are not defined beyond the polar circle', async () => {
    const { out } = await sky('--at', '2022-06-21T12:00:00Z', '--lat', '78.22', '--lon', '15.64', '--houses', 'placidus', '--lang', 'en')
    expect(out).toContain('Houses placidus are not defined here.')
  })

  it.each([
    [['--at', '2201-01-01T00:00:00Z'], { code: 'flag-invalid', field: '--at' }],
    [['--at', 'yesterday'], { code: 'flag-invalid', field: '--at' }],
    [['--at', '2024-02-30 10:57', '--zone', 'UTC'], { code: 'flag-invalid', field: '--at', allowed: ['a whole number from 1 to 29 for the day'] }],
    [['--at', '2024-05-04 10:57'], { code: 'flag-missing', field: '--place' }],
    [['--at', '2024-05-04 10:57', '--zone', 'Asia/Bombay'], { code: 'flag-invalid', field: '--zone', message: expect.stringContaining('--zone: Asia/Bombay') }],
    [['--at', '2024-11-03 01:30', '--zone', 'America/New_York'], { code: 'time-fold', field: '--at', allowed: ['earlier', 'later'] }],
    [['--at', '2024-03-10 02:30', '--zone', 'America/New_York'], { code: 'time-gap', field: '--at', allowed: ['2024-03-10 01:30', '2024-03-10 03:30'] }],
    [
      ['--at', '2024-05-04T10:57:00Z', '--ayanamsa', 'lahiry'],
      { code: 'flag-invalid', field: '--ayanamsa', message: expect.stringContaining('--ayanamsa: lahiry') },
    ],
    [
      ['--at', '2024-05-04T10:57:00Z', '--houses', 'campanus'],
      { code: 'flag-invalid', field: '--houses', message: expect.stringContaining('--houses: campanus') },
    ],
    [
      ['--at', '2024-05-04T10:57:00Z', '--lat', '95', '--lon', '0'],
      { code: 'flag-invalid', field: '--lat', message: expect.stringContaining('--lat: 95'), allowed: ['-90 – 90'] },
    ],
    [['--at', '2024-05-04T10:57:00Z', '--lat', '0', '--lon', '181'], { code: 'flag-invalid', field: '--lon', message: expect.stringContaining('--lon: 181') }],
    [['--at', '2024-05-04T10:57:00Z', '--lat', '45'], { code: 'flag-missing', field: '--lon' }],
    [['--at', '2024-05-04T10:57:00Z', '--lon', '45'], { code: 'flag-missing', field: '--lat' }],
  ])('refuses %j with %j', async (flags, error) => {
    const told = await sky(...flags, '--json')
    expect(told.code).toBe(2)
    expect(parsed(told)).toMatchObject({ error })
  })

  it('takes either of two times where the clock was put back', async () => {
    const at = ['--at', '2024-11-03 01:30', '--zone', 'America/New_York', '--json']
    expect(parsed(await sky(...at, '--fold', 'earlier'))).toMatchObject({ utc: '2024-11-03T05:30:00Z' })
    expect(parsed(await sky(...at, '--fold', 'later'))).toMatchObject({ utc: '2024-11-03T06:30:00Z' })
  })
})
