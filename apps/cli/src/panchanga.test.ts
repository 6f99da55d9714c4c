import { describe, expect, it } from 'vitest'
import { parsed, runCli } from '../testing/run-cli.ts'

const panchanga = (...flags: readonly string[]) => runCli(['panchanga', ...flags])

describe('hefu panchanga', () => {
  it('gives machines a day from sunrise to sunrise with every member of every limb', async () => {
    const { code, out, err } = await panchanga('--date', '2023-07-18', '--place', 'Ujjain', '--json')
    expect([code, err]).toEqual([0, ''])
    expect(parsed({ code, out, err })).toMatchObject({
      at: null,
      ayanamsa: { name: 'lahiri', degrees: expect.closeTo(24.186, 2) },
      settings: { sunrise: 'hindu', hora: 'unequal' },
      month: { amanta: 'shravana', adhika: true },
      tithi: expect.arrayContaining([expect.objectContaining({ number: 1, name: 'shukla_pratipada' })]),
      bySunrise: { vara: { weekday: 2, lord: 'mars' } },
      sakaYear: 1945,
    })
  })

  it('gives one member of each limb and the hora at a moment', async () => {
    const { out } = await panchanga('--at', '2024-05-04 10:57', '--place', 'Delhi', '--settings', 'hora=equal', '--lang', 'en')
    expect(out).toMatch(/^Weekday Saturday \(Saturn\)$/mu)
    expect(out).toMatch(/^Hora Mercury {3}2024-05-04 10:4/mu)
    expect(out.match(/^Tithi /gmu)).toHaveLength(1)
  })

  it('speaks the language of whoever asks, with times by the clock of the place', async () => {
    const { out } = await panchanga('--date', '2024-05-04', '--place', 'Delhi', '--lang', 'zh-Hans')
    expect(out).toMatch(/^日出 2024-05-04 05:4/mu)
    expect(out).toMatch(/^朔起月 制呾逻月/mu)
  })

  it('invents no sunrise where there is none', async () => {
    const { out } = await panchanga('--date', '2022-06-21', '--lat', '78.22', '--lon', '15.64', '--lang', 'en')
    expect(out).toContain('The Sun does not rise or not set here on this day')
    expect(out).not.toContain('Rahu kala')
    expect(out).toMatch(/^Tithi /mu)
  })

  it.each([
    [['--place', 'Delhi'], 'flag-missing'],
    [['--date', '2024-05-04', '--at', '2024-05-04 10:57', '--place', 'Delhi'], 'flag-conflict'],
    [['--at', '2024-05-04T10:57:00Z'], 'flag-missing'],
    [['--date', '2024-02-30', '--place', 'Delhi'], 'flag-invalid'],
    [['--date', '2301-02-03', '--place', 'Delhi'], 'flag-invalid'],
    [['--date', '2024-05-04', '--place', 'Delhi', '--settings', 'hora=long'], 'flag-invalid'],
  ])('refuses %s with code %s', async (flags, code) => {
    const left = await panchanga(...flags, '--json')
    expect(left.code).toBe(2)
    expect(parsed(left)).toMatchObject({ error: { code } })
  })
})
