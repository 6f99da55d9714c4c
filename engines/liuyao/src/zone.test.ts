import { describe, expect, test } from 'vitest'
import { openZone } from './zone.ts'

/** A wall clock from year, month, day, hour, minute and second. */
function at(...[year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]) {
  return { year, month, day, hour, minute, second }
}

describe('time zones', () => {
  test('a plain wall clock means one instant', () => {
    const { reason, instants } = openZone('Asia/Shanghai').instantsOf(at(2024, 2, 4, 16, 27, 7))
    expect(reason).toBe('plain')
    expect(instants).toEqual([{ instant: Date.UTC(2024, 1, 4, 8, 27, 7) / 1000, offsetSeconds: 28_800, daylightSeconds: 0 }])
  })

  test('a clock put back shows one time twice, first with daylight saving', () => {
    const { reason, instants } = openZone('America/New_York').instantsOf(at(2024, 11, 3, 1, 30))
    expect(reason).toBe('fold')
    expect(instants.map((one) => [one.offsetSeconds, one.daylightSeconds])).toEqual([
      [-14_400, 3600],
      [-18_000, 0],
    ])
  })

  test('a clock put forward never shows the hour between; the readings by either offset are offered', () => {
    const { reason, instants, instead } = openZone('America/New_York').instantsOf(at(2024, 3, 10, 2, 30))
    expect([reason, instants]).toEqual(['gap', []])
    expect(instead).toEqual([at(2024, 3, 10, 3, 30), at(2024, 3, 10, 1, 30)])
  })

  test('Shanghai kept daylight saving in 1988 and local mean time before 1901', () => {
    const zone = openZone('Asia/Shanghai')
    expect(zone.daylightAt(Date.UTC(1988, 6, 1) / 1000)).toBe(3600)
    expect(zone.daylightAt(Date.UTC(2024, 6, 1) / 1000)).toBe(0)
    expect(zone.offsetAt(Date.UTC(1900, 0, 1) / 1000)).toBe(8 * 3600 + 5 * 60 + 43)
  })

  test('Lord Howe saves half an hour', () => {
    expect(openZone('Australia/Lord_Howe').daylightAt(Date.UTC(2024, 0, 1) / 1000)).toBe(1800)
  })

  test('wall clock and instant undo one another through a year in several zones', () => {
    for (const name of ['UTC', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Auckland', 'Pacific/Apia']) {
      const zone = openZone(name)
      for (let instant = Date.UTC(2024, 0, 1) / 1000; instant < Date.UTC(2025, 0, 1) / 1000; instant += 1_000_003) {
        expect(zone.instantsOf(zone.wallClockAt(instant)).instants.map((one) => one.instant)).toContain(instant)
      }
    }
  })

  test('unknown zones and dates that do not exist are refused', () => {
    expect(() => openZone('Mars/Olympus')).toThrow(expect.objectContaining({ name: 'LiuyaoError', code: 'zone-unknown' }))
    expect(() => openZone('UTC').instantsOf(at(2023, 2, 29, 0))).toThrow(expect.objectContaining({ code: 'date-invalid' }))
  })
})
