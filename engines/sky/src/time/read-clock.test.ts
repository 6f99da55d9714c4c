import { expect, it } from 'vitest'
import { readClock, readOffset } from './read-clock.ts'

it('reads a date and a time with or without an offset', () => {
  expect(readClock('1942-10-11 16:00')).toEqual({ clock: { year: 1942, month: 10, day: 11, hour: 16, minute: 0, second: 0 }, offsetSeconds: undefined })
  expect(readClock('1979-04-27T06:45:30.5+05:30').offsetSeconds).toBe(19_800)
  expect(readClock('1979-04-27T06:45:30.5+05:30').clock.second).toBe(30.5)
  expect(readClock('2020-01-01T00:00Z').offsetSeconds).toBe(0)
})

it('refuses a text whose plus sign was lost, rather than leave the offset unread', () => {
  expect(() => readClock('1979-04-27T06:45:00 05:30')).toThrow(expect.objectContaining({ code: 'clock-text' }))
  expect(readClock(decodeURIComponent('1979-04-27T06%3A45%3A00%2B05%3A30')).offsetSeconds).toBe(19_800)
  expect(readClock('1979-04-27T06:45:00-05:30').offsetSeconds).toBe(-19_800)
})

it.each(['', 'noon', '1942-10-11', '11/10/1942 16:00', '1942-10-11 4pm', '1942-10-11 16:00 IST'])('refuses %j', (text) => {
  expect(() => readClock(text)).toThrow(expect.objectContaining({ code: 'clock-text' }))
})

it.each(['1942-02-30 16:00', '1942-13-01 16:00', '1942-10-11 24:00', '1942-10-11 16:60'])('refuses %s, which no calendar has', (text) => {
  expect(() => readClock(text)).toThrow(expect.objectContaining({ code: 'date-invalid' }))
})

it('says which part of a date does not exist, what it was, and what that part may be', () => {
  expect(() => readClock('1942-02-30 16:00')).toThrow('The day does not exist: 30; allowed is a whole number from 1 to 28 for the day.')
})

it('knows that 1900 was a leap year in the Julian calendar alone', () => {
  expect(readClock('1900-02-29 12:00', 'julian').clock.calendar).toBe('julian')
  expect(() => readClock('1900-02-29 12:00')).toThrow(expect.objectContaining({ code: 'date-invalid' }))
})

it('reads offsets to the second and refuses others', () => {
  expect(['+05:30', '-0330', '+04:39:16', 'Z', '\u221203:00', '+14:00'].map(readOffset)).toEqual([19_800, -12_600, 16_756, 0, -10_800, 50_400])
  for (const text of ['05:30', '+5:30', '+17:00', '+05:75', 'IST']) expect(() => readOffset(text)).toThrow(expect.objectContaining({ code: 'offset-invalid' }))
})
