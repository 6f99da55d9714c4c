import { describe, expect, it } from 'vitest'
import { parsed, runCli } from '../testing/run-cli.ts'

const chart = (...flags: readonly string[]) => runCli(['chart', ...flags])
const lucknow = ['--at', '1991-02-03 16:00', '--place', 'Lucknow'] as const

describe('hefu chart', () => {
  it('shows lagna and grahas with sign, star, house, dignity and navamsa', async () => {
    const { code, out, err } = await chart(...lucknow, '--lang', 'en')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^1991-02-03 16:00:00 \(1991-02-03T10:30:00Z\)/u)
    expect(out).toMatch(/^Ayanamsa lahiri 23\.7\d+° {3}mean node$/mu)
    expect(out).toMatch(/^Moon +14°\d\d′\d\d″ Virgo +Hasta 2 /mu)
    expect(out).toMatch(/^Vimshottari: Moon .*years$/mu)
    expect(out.match(/^(?:Lagna|Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu) /gmu)).toHaveLength(10)
  })

  it('gives machines the whole chart', async () => {
    const left = await chart(...lucknow, '--json', '--settings', 'node=true')
    expect(parsed(left)).toMatchObject({
      settings: { ayanamsa: 'lahiri', node: 'true' },
      placements: { moon: { sign: 5, star: 12, pada: 2 } },
      dashas: { vimshottari: { course: { balance: { lord: 'moon' } } } },
      yogas: expect.any(Array),
    })
  })

  it('lists the facts whose ids begin so, each with its rule, and the periods that run at a moment', async () => {
    const { out } = await chart(...lucknow, '--facts', 'd9.moon', '--lang', 'en')
    expect(out).toMatch(/^d9\.moon\.sign = \w+ {3}\[varga\.d9@1; BPHS 6\]$/mu)
    expect(
      out
        .trimEnd()
        .split('\n')
        .every((line) => line.startsWith('d9.moon')),
    ).toBe(true)
    const { out: running } = await chart(...lucknow, '--facts', 'dasha.maha', '--on', '2027-03-01 12:00')
    expect(running).toContain('dasha.maha.current@2027-03-01 = jupiter')
  })

  it('says what takes a sunrise and what houses are not there beyond the polar circle', async () => {
    const { code, out } = await chart('--at', '1999-12-25T09:00:00Z', '--lat', '78.22', '--lon', '15.64', '--settings', 'houses=placidus', '--lang', 'en')
    expect(code).toBe(0)
    expect(out).toContain('The Sun does not rise here')
    expect(out).toContain('Houses placidus are not defined here.')
  })

  it('adds every division, and names the settings that are not the default', async () => {
    const { out } = await chart(...lucknow, '--vargas', '--settings', 'd24=even_backward', '--sex', 'male', '--lang', 'en')
    expect(out.match(/^D\d+ [A-Z]\w+ +\w/gmu)).toHaveLength(20)
    expect(out).toContain('D24: even signs backward')
  })

  it('speaks Chinese', async () => {
    const { out } = await chart(...lucknow, '--lang', 'zh-Hans')
    expect(out).toMatch(/^月亮 +14°\d\d′\d\d″ 处女座 +轸宿 2 /mu)
  })

  it('refuses a birth without a place, one outside the table, and facts there are none of', async () => {
    for (const flags of [
      ['--at', '1991-02-03T10:30:00Z'],
      ['--at', '1700-02-03T10:30:00Z', '--lat', '10', '--lon', '10'],
      [...lucknow, '--facts', 'pluto.'],
      [...lucknow, '--on', '2027-03-01 12:00'],
      [...lucknow, '--settings', 'node=both'],
    ]) {
      const { code, out, err } = await chart(...flags, '--lang', 'en')
      expect([code, out]).toEqual([2, ''])
      expect(err).not.toContain('    at ')
    }
  })
})
