import { resolveSettings, type Settings } from '@hefu/jyotish'
import { RectifyError } from './error.ts'

/** Where a declared time comes from. `minute` counts from the first of the declared window. */
export type TimeSource =
  /** A record to the minute; `rounded` where it stands on a round number, as half of all do. */
  | { readonly kind: 'record'; readonly minute: number; readonly rounded: boolean }
  /** A memory of someone ("about five"), with its standard deviation in minutes. */
  | { readonly kind: 'memory'; readonly minute: number; readonly deviation: number }
  /** A part of the day: every minute is as good as another. */
  | { readonly kind: 'span' }

/** What an estimate is made of, besides what the person tells. Plain data; part of the hash of every result. */
export type CaseSpec = {
  /** First declared minute of birth, a Julian day in universal time, and how many there are: 1 to 1500. */
  readonly from: number
  readonly minutes: number
  /** Degrees; north and east positive. */
  readonly place: { readonly latitude: number; readonly longitude: number }
  readonly source: TimeSource
  /** The day up to which the life is known, a Julian day: today, or the end. */
  readonly until: number
  /** Ayanamsa, node, dasha year, D24 and D30; whole-sign houses always. */
  readonly settings?: Partial<Settings>
}

const most = 1500

/** The full settings of a case. Throws `RectifyError` `window-invalid`, `source-invalid` or `life-invalid`, and `JyotishError` for settings. */
export function checkSpec({ from, minutes, source, until, settings }: CaseSpec): Settings {
  if (!Number.isFinite(from)) throw new RectifyError('window-invalid', `The window begins at ${from}; allowed is a Julian day.`)
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > most)
    throw new RectifyError('window-invalid', `The window has ${minutes} minutes; allowed are whole numbers from 1 to ${most}.`)
  if (!(until > from + minutes / 1440 && Number.isFinite(until)))
    throw new RectifyError(
      'life-invalid',
      `The life is known up to ${until}; allowed is a Julian day after the window, which ends at ${from + minutes / 1440}.`,
    )
  checkSource(source, minutes)
  return resolveSettings(settings)
}

function checkSource(source: TimeSource, minutes: number): void {
  if (source.kind === 'span') return
  if (!(source.minute >= 0 && source.minute < minutes))
    throw new RectifyError('source-invalid', `The recorded minute is number ${source.minute} of the window; allowed are 0 to ${minutes - 1}.`)
  if (source.kind === 'memory' && !(source.deviation >= 1 && source.deviation <= 240))
    throw new RectifyError('source-invalid', `The deviation is ${source.deviation} minutes; allowed are 1 to 240.`)
}
