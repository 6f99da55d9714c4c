import { type CivilReading, civilTime, practices, readClock, readOffset, type Reckoning, type WallClock } from '@hefu/sky'
import { offsetText, placeLine, provenanceLine, remarkLine } from '@hefu/sky/labels'
import { loadZones } from '@hefu/sky/load/zones'
import { oneOf } from './casting/values.ts'
import { clockText } from './civil/clock-text.ts'
import { placeText } from './civil/place-text.ts'
import { forInput } from './civil/sky-refusal.ts'
import { type Where, whereOf } from './civil/where.ts'
import { civilWords } from './civil/words.ts'
import { CliError } from './error.ts'
import type { Screen } from './screen.ts'

/** The flags of `hefu time`. */
export interface TimeFlags {
  readonly place?: string
  readonly zone?: string
  readonly latitude?: string
  readonly longitude?: string
  readonly offset?: string
  readonly meanTime?: boolean
  readonly practice?: string
  readonly julian?: boolean
  readonly json?: boolean
  readonly lang?: string
}

/** Says which instants a clock time means, where each offset comes from, and what may differ. Gives the exit code. Throws CliError. */
export async function time(text: string, flags: TimeFlags, screen: Screen): Promise<number> {
  const { clock, offsetSeconds } = forInput({ field: 'clock', value: text }, () => readClock(text, flags.julian === true ? 'julian' : undefined))
  const reckoning = reckoningOf(flags, offsetSeconds)
  const where = await whereOf(flags)
  const zones = await loadZones()
  const { coordinates, zone } = where
  const about = { field: flags.zone === undefined ? 'clock' : '--zone', value: flags.zone ?? text }
  const made = forInput(about, () => civilTime(zones, { clock, zone, place: coordinates, reckoning }))
  const told = { ...made, clock, where, version: zones.version, zone: zones.canonical(zone) }
  if (flags.json === true) screen.json(machine(told, screen))
  else for (const line of lines(told, screen)) screen.line(line)
  return 0
}

type Told = ReturnType<typeof civilTime> & { readonly clock: WallClock; readonly where: Where; readonly zone: string; readonly version: string }

function reckoningOf({ offset, meanTime, practice }: TimeFlags, typed: number | undefined): Reckoning {
  const said = [
    typed === undefined ? '' : 'clock',
    offset === undefined ? '' : '--offset',
    meanTime === true ? '--mean-time' : '',
    practice === undefined ? '' : '--practice',
  ]
  const given = said.filter((name) => name !== '')
  if (given.length > 1) throw new CliError('flag-conflict', { field: given.join(' ') })
  if (meanTime === true) return { kind: 'local-mean-time' }
  const ids = practices.map(({ id }) => id)
  if (practice !== undefined) return { kind: 'practice', practice: oneOf(ids, { field: '--practice', value: practice }) }
  const offsetSeconds = offset === undefined ? typed : forInput({ field: '--offset', value: offset }, () => readOffset(offset))
  return offsetSeconds === undefined ? { kind: 'zone' } : { kind: 'offset', offsetSeconds }
}

function lines({ clock, where, kind, instants, instead, remarks }: Told, { messages: { language } }: Screen): readonly string[] {
  const words = civilWords[language]
  const place = nameOf(where, language)
  const head = [clockText(clock), ...(clock.calendar === 'julian' ? [words.julian] : []), ...(place === undefined ? [] : [place])]
  const reading = (each: CivilReading): string => `UTC ${utcText(each.instant)}   ${provenanceLine(each, language)}`
  return [
    head.join('   '),
    ...(kind === 'gap' ? [words.gap] : []),
    ...instants.map(reading),
    ...instead.map((each) => `${reading(each)}   ${words.shown(clockText(each.shown))}`),
    ...differenceLines(where, language),
    ...remarks.map((remark) => `· ${remarkLine(remark, language)}`),
    ...(where.others.length === 0 ? [] : [`${words.others}: ${where.others.map((other) => placeText(other, language)).join(' · ')}`]),
  ]
}

/** The place by its name and coordinates, or by coordinates alone. */
function nameOf({ found, coordinates }: Where, language: Screen['messages']['language']): string | undefined {
  const { latitude, longitude } = coordinates
  const point = latitude === undefined || longitude === undefined ? undefined : placeLine({ latitude, longitude }, language)
  return found === undefined ? point : `${placeText(found, language)} (${point ?? ''})`
}

function differenceLines({ difference }: Where, language: Screen['messages']['language']): readonly string[] {
  if (difference === undefined) return []
  const words = civilWords[language]
  const kilometres = Math.round(difference.kilometres)
  return [`· ${difference.kind === 'far' ? words.far(kilometres) : words.hemisphere({ kilometres, meant: placeLine(difference.meant, language) })}`]
}

function machine({ clock, where, zone, version, kind, instants, instead, remarks }: Told, { messages: { language } }: Screen): unknown {
  const reading = (each: CivilReading) => ({
    utc: `${utcText(each.instant).replace(' ', 'T')}Z`,
    ...each,
    offset: offsetText(each.offsetSeconds),
    text: provenanceLine(each, language),
  })
  return {
    clock,
    zone,
    tzVersion: version,
    place: where.found?.place ?? null,
    coordinates: where.coordinates,
    difference: where.difference ?? null,
    kind,
    instants: instants.map(reading),
    instead: instead.map(reading),
    remarks: remarks.map((remark) => ({ ...remark, text: remarkLine(remark, language) })),
    otherPlaces: where.others.map(({ place }) => place),
  }
}

/** An instant as a date and time of UTC, to the second. */
function utcText(instant: number): string {
  return new Date(Math.round(instant) * 1000).toISOString().slice(0, -5).replace('T', ' ')
}
