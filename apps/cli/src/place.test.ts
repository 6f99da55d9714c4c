import { describe, expect, it } from 'vitest'
import { parsed, runCli } from '../testing/run-cli.ts'

describe('a place', () => {
  it.each(['yokohama', '横浜', 'よこはま'])('is found as %s, with its twin told apart', async (name) => {
    const { code, out } = await runCli(['place', name])
    expect(code).toBe(0)
    expect(out).toContain('Yokohama, Kanagawa, Japan')
    expect(out).toContain('Asia/Tokyo')
    if (name !== 'よこはま') expect(out).toContain('Yokohama, Aomori, Japan')
    expect(out.trimEnd().split('\n').at(-1)).toBe('Places: GeoNames, CC BY 4.0')
  })

  it('is named in the language of the reader', async () => {
    const { out } = await runCli(['place', 'mumbai', '--lang', 'zh-Hans', '--limit', '1'])
    expect(out).toContain('孟买，Maharashtra，印度')
  })

  it('is given as JSON with coordinates and zone', async () => {
    const value = parsed(await runCli(['place', 'Paris, Texas', '--json']))
    expect(value).toMatchObject({ places: [{ place: { name: 'Paris', region: 'Texas', country: 'US', zone: 'America/Chicago' }, kind: 'exact' }] })
  })

  it('that is near a point comes first', async () => {
    const value = parsed(await runCli(['place', 'Paris', '--near', '33.6, -95.5', '--limit', '1', '--json']))
    expect(value).toMatchObject({ places: [{ place: { region: 'Texas' } }] })
  })

  it('by coordinates has the zone of the nearest place, and near a border the other one too', async () => {
    const { out } = await runCli(['place', '31.605, 74.573'])
    expect(out).toMatch(/^Asia\/Karachi .*\nAsia\/Kolkata /u)
    expect(parsed(await runCli(['place', '48.4 9.99', '--json']))).toMatchObject({ zone: 'Europe/Berlin', others: [] })
  })

  it('by coordinates on the open sea has the zone of ships, said as such, and then the nearest place', async () => {
    const { out } = await runCli(['place', '-30, -15'])
    expect(out).toMatch(/^Etc\/GMT\+1 {3}by longitude, as ships keep it: no place is near\n\S+\/\S+ {3}by /u)
    expect(parsed(await runCli(['place', '-30, -15', '--json']))).toMatchObject({ zone: 'Etc/GMT+1', basis: 'longitude' })
  })

  it.each([
    [['zzzzqq'], 'name'],
    [['--lmit'], 'name'],
    [['95, 10'], 'name'],
    [['Paris', '--limit', '0'], '--limit'],
    [['Paris', '--near', 'here'], '--near'],
  ])('is refused with the input that was wrong: %o', async (args, field) => {
    const left = await runCli(['place', ...args, '--json'])
    expect(left.code).toBe(2)
    expect(parsed(left)).toMatchObject({ error: { code: 'flag-invalid', field } })
  })
})
