import { describe, expect, it } from 'vitest'
import { parsed, runCli } from '../testing/run-cli.ts'

const dasha = (...flags: readonly string[]) => runCli(['dasha', ...flags])
const lucknow = ['--at', '1991-02-03 16:00', '--place', 'Lucknow'] as const

describe('hefu dasha', () => {
  it('lists the periods of Vimshottari with dates by the clock of the place', async () => {
    const { code, out, err } = await dasha(...lucknow, '--level', '1', '--lang', 'en')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Ayanamsa lahiri 23\.73\d+° {3}a year of 365\.25 days$/mu)
    expect(out).toMatch(/^2004-12-06 – 2022-12-06 {3}Rahu$/mu)
    expect(out).toMatch(/^2022-12-06 – 2038-12-06 {3}Jupiter$/mu)
  })

  it('counts in the year that is asked for, and tells machines every setting', async () => {
    const value = parsed(await dasha(...lucknow, '--level', '1', '--settings', 'dashaYear=360', '--json'))
    expect(value).toMatchObject({
      system: 'vimshottari',
      rule: 'dasha.vimshottari@1',
      settings: { dashaYear: '360', ayanamsa: 'lahiri' },
      periods: expect.arrayContaining([
        expect.objectContaining({ lords: ['jupiter'], start: expect.objectContaining({ utc: expect.stringMatching(/^2022-06-2/u) }) }),
      ]),
    })
  })

  it('tells five levels that run at a moment, in the language of whoever asks', async () => {
    const { out } = await dasha(...lucknow, '--level', '5', '--on', '2026-12-01 12:00', '--lang', 'zh-Hans')
    expect(out).toContain('2026-12-01 12:00:00 正行')
    expect(out.trimEnd().split('\n')).toHaveLength(8)
  })

  it.each(['ashtottari', 'yogini', 'narayana', 'chara'])('knows %s', async (system) => {
    const value = parsed(await dasha(...lucknow, '--system', system, '--json'))
    expect(value).toMatchObject({ system, periods: expect.arrayContaining([expect.objectContaining({ level: 2 })]) })
  })

  it.each([
    [['--at', '1991-02-03T16:00:00+05:30', '--system', 'chara'], 'flag-missing'],
    [[...lucknow, '--system', 'kalachakra'], 'flag-invalid'],
    [[...lucknow, '--system', 'chara', '--level', '3'], 'flag-invalid'],
    [[...lucknow, '--settings', 'ayanamsa=mine'], 'flag-invalid'],
    [['--at', '1491-02-03T16:00:00Z'], 'flag-invalid'],
  ])('refuses %s with code %s', async (flags, code) => {
    const left = await dasha(...flags, '--json')
    expect(left.code).toBe(2)
    expect(parsed(left)).toMatchObject({ error: { code } })
  })
})
