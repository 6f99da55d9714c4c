import type { Birth, Clock } from './birth.ts'

/** A clock time for a test. */
export function at(hour: number, minute = 0, second = 0): Clock {
  return { hour, minute, second }
}

/** A birth at Delhi at noon, for a test to change. */
export function birth(more: Partial<Birth> = {}): Birth {
  return {
    name: 'Asha',
    date: { year: 1990, month: 1, day: 2 },
    calendar: 'gregorian',
    recorded: { kind: 'known', clock: at(12) },
    place: { name: 'Delhi', latitude: 28.652, longitude: 77.231 },
    zone: 'Asia/Kolkata',
    reckoning: { kind: 'zone' },
    ...more,
  }
}
