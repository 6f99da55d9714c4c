import { SkyError } from '../error.ts'
import { type History, parseHistory, type Period, periodAt } from './history.ts'
import { type ClockAnswer, readingsOf } from './readings.ts'
import type { WallClock } from './wall-clock.ts'

/** The time zones of the tz database with their whole recorded history, opened for reading. */
export type Zones = {
  /** The release of the tz database, such as `2026b`; what lies after it is foreseen by the rule then in force. */
  readonly version: string
  /** Every name, old names too, in alphabetical order. */
  readonly names: readonly string[]
  readonly has: (zone: string) => boolean
  /** The name that stands for a place today: the name itself, or for an old one that by which the same history now goes. Throws SkyError `zone-unknown`. */
  readonly canonical: (zone: string) => string
  /** The setting of the clocks at an instant in epoch seconds, and how long it was kept. Throws SkyError `zone-unknown` and `date-invalid`. */
  readonly at: (zone: string, instant: number) => Period
  /** Every instant that a wall clock may mean, with reasons. Throws SkyError `zone-unknown` and `date-invalid`. */
  readonly instants: (zone: string, clock: WallClock) => ClockAnswer
}

/**
 * Opens the packed histories (`data/zones.txt.gz`, unpacked). They come from the tz database compiled with its history before 1970
 * in full: no zone is merged into a neighbour that agrees with it only since then. Throws SkyError `table-format`.
 */
export function openZones(bytes: Uint8Array): Zones {
  const [head = '', ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\n')
  const [format, version] = head.split(' ')
  if (format !== 'hefu-zones-1' || version === undefined)
    throw new SkyError('table-format', 'The table of zones begins with other words', { value: head.slice(0, 40), allowed: 'hefu-zones-1 and a version' })
  const packed = new Map(lines.flatMap((line) => namesOf(line).map((name) => [name, line])))
  const opened = new Map<string, History>()
  const lineOf = (zone: string): string => {
    const line = packed.get(zone)
    if (line === undefined)
      throw new SkyError('zone-unknown', 'This time zone is not known', { value: zone, allowed: 'a name of the tz database such as Asia/Kolkata' })
    return line
  }
  const historyOf = (zone: string): History => {
    const line = lineOf(zone)
    const known = opened.get(line)
    if (known !== undefined) return known
    const [, settings = '', changes = '', rule = ''] = line.split('\t')
    const history = parseHistory(settings, changes, rule)
    opened.set(line, history)
    return history
  }
  return {
    version,
    names: [...packed.keys()].toSorted(),
    has: (zone) => packed.has(zone),
    canonical: (zone) => todaysName(zone, lineOf(zone)),
    at: (zone, instant) => {
      if (!Number.isFinite(instant)) throw new SkyError('date-invalid', 'This instant does not exist', { value: instant, allowed: 'seconds since 1970' })
      return periodAt(historyOf(zone), instant)
    },
    instants: (zone, clock) => readingsOf(historyOf(zone), clock),
  }
}

/** The names of a line: those of today, `|`, then old ones, the name of the database itself first in each. */
function namesOf(line: string): readonly string[] {
  return line
    .slice(0, line.indexOf('\t'))
    .split(/[ |]/u)
    .filter((name) => name !== '')
}

function todaysName(zone: string, line: string): string {
  const today = line.slice(0, line.indexOf('|')).split(' ')
  return today.includes(zone) ? zone : (namesOf(line)[0] ?? zone)
}
