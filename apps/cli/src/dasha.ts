import {
  ashtottari,
  type CivilClock,
  chara,
  type DashaGround,
  type Graha,
  type Level,
  levels,
  listPeriods,
  narayana,
  pathAt,
  type Period,
  periodsOf,
  positionsAt,
  runningAt,
  type Settings,
  type Sign,
  signNames,
  signPeriods,
  vimshottari,
  yogini,
} from '@hefu/jyotish'
import { dashaLabels, pointLabels } from '@hefu/jyotish/labels'
import { instantFromEpochSeconds } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { oneOf } from './casting/values.ts'
import { forInput } from './civil/sky-refusal.ts'
import { CliError } from './error.ts'
import { civilClockOf, localDate, localText, utcText } from './jyotish/clock.ts'
import { settingsOf } from './jyotish/settings.ts'
import { jyotishWords } from './jyotish/words.ts'
import { skyWords } from './sky/words.ts'
import type { Screen } from './screen.ts'
import { momentOf, type MomentFlags } from './sky/moment.ts'

/** The flags of `hefu dasha`. */
export interface DashaFlags extends MomentFlags {
  readonly system?: string
  readonly level?: string
  readonly on?: string
  readonly settings?: readonly string[]
  readonly json?: boolean
  readonly lang?: string
}

const starSystems = { vimshottari, ashtottari, yogini } as const
const signSystems = { narayana, chara } as const
const systems = ['vimshottari', 'ashtottari', 'yogini', 'narayana', 'chara'] as const

type System = (typeof systems)[number]

/** A period to be shown: its lords as words from the maha down. */
interface Row {
  readonly lords: readonly string[]
  readonly start: number
  readonly end: number
  readonly beforeBirth: boolean
}

/** What was found: the rows, their depth, and what is told of the whole. */
interface Found {
  readonly system: System
  /** Name and degrees of the ayanamsa that the Moon was taken by, and days of the year. */
  readonly ayanamsa: { readonly name: string; readonly degrees: number }
  readonly yearDays: number
  readonly rule: string
  readonly source: string
  readonly balance?: { readonly lord: Graha; readonly years: number }
  readonly seed?: string
  readonly rows: readonly Row[]
}

/** Shows the periods of a birth, or those that run at a moment. Gives the exit code. Throws CliError. */
export async function dasha(flags: DashaFlags, screen: Screen): Promise<number> {
  const system = oneOf(systems, { field: '--system', value: flags.system ?? 'vimshottari' })
  const depth = depthOf(flags, system)
  const settings = settingsOf(flags.settings)
  const { instant, coordinates, clock } = await momentOf(flags)
  const on = flags.on === undefined ? undefined : (await momentOf({ ...flags, at: flags.on })).instant
  const signBased = system === 'narayana' || system === 'chara'
  if (signBased && coordinates === undefined) throw new CliError('flag-missing', { field: '--place', allowed: ['--place', '--lat --lon'] })
  const ephemeris = await loadEphemeris()
  // The Moon's place does not hang on where it is looked at from; only dashas by signs need the lagna.
  const place = coordinates ?? { latitude: 0, longitude: 0 }
  const birth = instantFromEpochSeconds(instant)
  const positions = forInput({ field: '--at', value: flags.at, allowed: ['1800 – 2100'] }, () => positionsAt(ephemeris, { instant: birth, place }, settings))
  const when = on === undefined ? undefined : instantFromEpochSeconds(on).ut
  const found = signBased ? bySigns(system, { positions, settings, depth, when }) : byStars(system, { positions, settings, depth, when })
  if (flags.json === true) screen.json(machine(found, { birth: birth.ut, settings, when }))
  else for (const line of lines(found, { screen, clock: await civilClockOf(clock), when })) screen.line(line)
  return 0
}

/** The level asked for; dashas by signs have two. */
function depthOf({ level = '2' }: DashaFlags, system: System): Level {
  const allowed = system === 'narayana' || system === 'chara' ? levels.slice(0, 2) : levels
  const found = allowed.find((each) => String(each) === level)
  if (found === undefined) throw new CliError('flag-invalid', { field: '--level', value: level, allowed })
  return found
}

interface Asked {
  readonly positions: DashaGround & Parameters<typeof narayana>[0]
  readonly settings: Settings
  readonly depth: Level
  readonly when: number | undefined
}

function byStars(system: keyof typeof starSystems, { positions, settings, depth, when }: Asked): Found {
  const course = starSystems[system](positions, settings)
  const { rule, source, balance, yearDays } = course
  const rows = when === undefined ? listed(periodsOf(course, depth), depth, String) : path(runningAt(course, when, depth), String)
  return { system, ayanamsa: ayanamsaSaid(positions, settings), yearDays, rule, source, balance, rows }
}

function bySigns(system: keyof typeof signSystems, { positions, settings, depth, when }: Asked): Found {
  const course = signSystems[system](positions, settings)
  const { rule, source, seed, yearDays } = course
  const word = (sign: Sign): string => signNames[sign]
  const periods = signPeriods(course, depth === 1 ? 1 : 2)
  const rows = when === undefined ? listed(periods, depth, word) : path(pathAt(periods, when), word)
  return { system, ayanamsa: ayanamsaSaid(positions, settings), yearDays, rule, source, seed: word(seed), rows }
}

function ayanamsaSaid({ ayanamsa }: Pick<Asked['positions'], 'ayanamsa'>, settings: Settings): Found['ayanamsa'] {
  return { name: settings.ayanamsa, degrees: ayanamsa }
}

function listed<Lord>(periods: readonly Period<Lord>[], depth: Level, word: (lord: Lord) => string): readonly Row[] {
  return listPeriods(periods, depth).map(({ lords, start, end, beforeBirth }) => ({ lords: lords.map(word), start, end, beforeBirth }))
}

/** Running periods, each under the lords above it. */
function path<Lord>(running: readonly Period<Lord>[], word: (lord: Lord) => string): readonly Row[] {
  return running.map(({ start, end, beforeBirth }, index) => ({ lords: running.slice(0, index + 1).map(({ lord }) => word(lord)), start, end, beforeBirth }))
}

function machine(
  { rows, balance, seed, ...about }: Found,
  { birth, settings, when }: { readonly birth: number; readonly settings: Settings; readonly when: number | undefined },
): unknown {
  const moment = (ut: number): unknown => ({ jd: ut, utc: utcText(ut) })
  return {
    ...about,
    birth: moment(birth),
    settings,
    balance: balance ?? null,
    seed: seed ?? null,
    on: when === undefined ? null : moment(when),
    periods: rows.map(({ lords, start, end, beforeBirth }) => ({ level: lords.length, lords, start: moment(start), end: moment(end), beforeBirth })),
  }
}

function lines(
  { system, source, ayanamsa, yearDays, balance, seed, rows }: Found,
  { screen, clock, when }: { readonly screen: Screen; readonly clock: CivilClock; readonly when: number | undefined },
): readonly string[] {
  const { language } = screen.messages
  const labels = dashaLabels[language]
  const words = jyotishWords[language]
  const { point, sign } = pointLabels[language]
  const names: Readonly<Record<string, string>> = { ...point, ...sign }
  const said = (lord: string): string => names[lord] ?? lord
  const head = [
    `${labels.system[system]} (${source})`,
    ...(balance === undefined ? [] : [`${said(balance.lord)} ${labels.word.balance} ${balance.years.toFixed(3)} ${labels.word.years}`]),
    ...(seed === undefined ? [] : [`${labels.word.seed} ${said(seed)}`]),
  ]
  return [
    head.join('   '),
    `${skyWords[language].ayanamsa({ name: ayanamsa.name, degrees: ayanamsa.degrees.toFixed(5) })}   ${words.yearOf(yearDays)}`,
    ...(when === undefined ? [] : [words.running(localText(clock, when))]),
    ...rows.map(({ lords, start, end, beforeBirth }) => {
      const past = beforeBirth ? `   ${labels.word.beforeBirth}` : ''
      return `${localDate(clock, start)} – ${localDate(clock, end)}   ${lords.map(said).join(' › ')}${past}`
    }),
  ]
}
