import { SkyError } from '../error.ts'
import { dateOf, epochDay } from './calendar.ts'
import { type Change, changesOf, parseRule, type Rule } from './rule.ts'

/** What a clock is set to: seconds east of UTC, seconds of daylight saving within them (negative where a law counts winter time), the abbreviation of the tz database. */
export type Setting = { readonly offsetSeconds: number; readonly daylightSeconds: number; readonly abbreviation: string }

/** A stretch of time in which a zone's clocks kept one setting: epoch seconds, `from` included, `to` not; undefined where there is no change before or after. */
export type Period = Setting & { readonly from: number | undefined; readonly to: number | undefined }

/** The recorded changes of a zone's clocks and the rule for the years after them. */
export type History = { readonly settings: readonly Setting[]; readonly starts: readonly number[]; readonly kinds: readonly number[]; readonly rule: Rule }

const sign = 36

/**
 * Reads a history as it is packed: settings `offset:daylight:abbreviation` (the first is that before any change), changes
 * `delta.setting` in base 36, and the rule. Throws SkyError `table-format`.
 */
export function parseHistory(settings: string, changes: string, rule: string): History {
  const starts: number[] = []
  const kinds: number[] = []
  for (const change of changes === '' ? [] : changes.split(' ')) {
    const [delta = '', kind = ''] = change.split('.')
    starts.push((starts.at(-1) ?? 0) + Number.parseInt(delta, sign))
    kinds.push(Number.parseInt(kind, sign))
  }
  return { settings: settings.split(' ').map(settingOf), starts, kinds, rule: parseRule(rule) }
}

function settingOf(text: string): Setting {
  const [offset, daylight, abbreviation = ''] = text.split(':')
  return { offsetSeconds: Number(offset), daylightSeconds: Number(daylight), abbreviation }
}

/** The period that holds an instant in epoch seconds. */
export function periodAt(history: History, instant: number): Period {
  const { starts, kinds, settings } = history
  const last = starts.at(-1)
  if (last !== undefined && instant >= last) return ruledPeriod(history, { instant, last })
  const next = countUpTo(starts, instant)
  const setting = settings[next === 0 ? 0 : (kinds[next - 1] ?? 0)]
  if (setting === undefined)
    throw new SkyError('table-format', 'A change of a zone names no setting', { value: kinds[next - 1], allowed: `0 to ${settings.length - 1}` })
  return { ...setting, from: starts[next - 1], to: starts[next] }
}

/** How many of the ascending numbers are not greater than a value. */
function countUpTo(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? Infinity) <= value) low = middle + 1
    else high = middle
  }
  return low
}

function ruledPeriod(history: History, { instant, last }: { readonly instant: number; readonly last: number }): Period {
  const changes = ruledChanges(history, Math.max(instant, last)).filter((change) => change.instant > last)
  const next = changes.findIndex((change) => change.instant > instant)
  const before = next < 0 ? changes.at(-1) : changes[next - 1]
  const to = next < 0 ? undefined : changes[next]?.instant
  if (before !== undefined) return { ...ruledSetting(history.rule, before.to), from: before.instant, to }
  const setting = history.settings[history.kinds.at(-1) ?? 0]
  return { ...(setting ?? ruledSetting(history.rule, 'standard')), from: last, to }
}

function ruledChanges({ rule }: History, instant: number): readonly Change[] {
  const { year } = dateOf(Math.floor(instant / 86_400) + epochDay, 'gregorian')
  return changesOf(rule, { from: year - 1, to: year + 1 })
}

function ruledSetting({ standard, summer }: Rule, name: Change['to']): Setting {
  if (name === 'standard' || summer === undefined) return { ...standard, daylightSeconds: 0 }
  return { offsetSeconds: summer.offsetSeconds, daylightSeconds: summer.offsetSeconds - standard.offsetSeconds, abbreviation: summer.abbreviation }
}

/** The periods that a stretch of instants touches, in order of time. */
export function periodsBetween(history: History, from: number, to: number): readonly Period[] {
  const periods: Period[] = [periodAt(history, from)]
  for (let next = periods[0]?.to; next !== undefined && next <= to; next = periods.at(-1)?.to) periods.push(periodAt(history, next))
  return periods
}
