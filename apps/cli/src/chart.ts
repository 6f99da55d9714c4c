import {
  type Chart,
  chart as chartOf,
  defaultSettings,
  factsOf,
  type Graha,
  isPlanet,
  plainChart,
  type Point,
  points,
  settingNames,
  type Settings,
  signNames,
  signs,
  starName,
  vargaNames,
} from '@hefu/jyotish'
import { ashtakavargaLabels, dashaLabels, placementLabels, pointLabels, settingLabel, settingValueLabel, vargaLabels } from '@hefu/jyotish/labels'
import type { Language } from '@hefu/liuyao/labels'
import { type Ephemeris, instantFromEpochSeconds } from '@hefu/sky'
import { placeLine } from '@hefu/sky/labels'
import { loadEphemeris } from '@hefu/sky/load'
import { oneOf } from './casting/values.ts'
import { forInput } from './civil/sky-refusal.ts'
import { CliError } from './error.ts'
import { factLines } from './jyotish/fact-lines.ts'
import { civilClockOf, localDate, localText, utcText } from './jyotish/clock.ts'
import { settingsOf } from './jyotish/settings.ts'
import { jyotishWords } from './jyotish/words.ts'
import type { Screen } from './screen.ts'
import { momentOf, type MomentFlags } from './sky/moment.ts'
import { skyWords } from './sky/words.ts'
import { table } from './table.ts'

/** The flags of `hefu chart`. */
export interface ChartFlags extends MomentFlags {
  readonly settings?: readonly string[]
  /** All facts, or those whose ids begin so. */
  readonly facts?: string | true
  readonly on?: string
  /** Every division as a table beside the chart. */
  readonly vargas?: boolean
  readonly sex?: string
  readonly json?: boolean
  readonly lang?: string
}

/** Shows the chart of a birth, or its facts. Gives the exit code. Throws CliError. */
export async function chart(flags: ChartFlags, screen: Screen): Promise<number> {
  const settings = settingsOf(flags.settings)
  if (flags.on !== undefined && flags.facts === undefined) throw new CliError('flag-missing', { field: '--facts', allowed: ['--facts'] })
  const ephemeris = await loadEphemeris()
  const { found, local, dateOf } = await made(flags, { ephemeris, settings })
  const dates = flags.on === undefined ? [] : [await dateAt(flags, flags.on, dateOf)]
  if (flags.facts !== undefined) {
    const begin = flags.facts === true ? '' : flags.facts
    const facts = inRange(flags, () => factsOf(found, dates)).filter(({ id }) => id.startsWith(begin))
    if (facts.length === 0)
      throw new CliError('flag-invalid', { field: '--facts', value: begin, allowed: ['moon.', 'house.', 'd9.', 'dasha.', 'shadbala.', 'yoga.'] })
    if (flags.json === true) screen.json(facts)
    else for (const line of factLines(facts)) screen.line(line)
  } else if (flags.json === true) screen.json(inRange(flags, () => plainChart(found)))
  else for (const line of inRange(flags, () => lines(found, local, { language: screen.messages.language, vargas: flags.vargas === true }))) screen.line(line)
  return 0
}

interface Made {
  readonly found: Chart
  /** The birth as the clock of its place shows it. */
  readonly local: string
  readonly dateOf: (ut: number) => string
}

async function made(flags: ChartFlags, { ephemeris, settings }: { readonly ephemeris: Ephemeris; readonly settings: Settings }): Promise<Made> {
  const { instant, coordinates, clock } = await momentOf(flags)
  if (coordinates === undefined) throw new CliError('flag-missing', { field: '--place', allowed: ['--place', '--lat --lon'] })
  const { sex } = flags
  const civil = await civilClockOf(clock)
  const stated = sex === undefined ? {} : { sex: oneOf(['female', 'male'], { field: '--sex', value: sex }) }
  const birth = { instant: instantFromEpochSeconds(instant), place: coordinates, clock: civil, ...stated }
  const found = inRange(flags, () => chartOf(ephemeris, birth, settings))
  return { found, local: localText(civil, birth.instant.ut), dateOf: (ut) => localDate(civil, ut) }
}

/** A moment at which running periods are told, under the date that its facts are named by. */
async function dateAt(flags: ChartFlags, on: string, dateOf: Made['dateOf']): Promise<{ readonly name: string; readonly ut: number }> {
  const { ut } = instantFromEpochSeconds((await momentOf({ ...flags, at: on })).instant)
  return { name: dateOf(ut), ut }
}

function inRange<Found>({ at }: ChartFlags, make: () => Found): Found {
  return forInput({ field: '--at', value: at, allowed: ['1800 – 2100'] }, make)
}

interface Look {
  readonly language: Language
  readonly vargas: boolean
}

function lines(found: Chart, local: string, { language, vargas }: Look): readonly string[] {
  const words = jyotishWords[language]
  return [
    ...head(found, local, language),
    '',
    ...table([words.heads, ...points.map((point) => row(found, point, language))], { left: true }),
    '',
    ...(vargas ? [...table(divisions(found, language), { left: true }), ''] : []),
    ...foot(found, language),
  ]
}

function head({ birth, positions, settings }: Chart, local: string, language: Language): readonly string[] {
  const { node } = jyotishWords[language]
  const chosen = settingNames.filter((name) => name !== 'ayanamsa' && name !== 'node' && settings[name] !== defaultSettings[name])
  const ayanamsa = skyWords[language].ayanamsa({ name: settings.ayanamsa, degrees: positions.ayanamsa.toFixed(5) })
  return [
    [`${local} (${utcText(birth.ut)})`, placeLine(birth, language)].join('   '),
    [ayanamsa, node[settings.node], ...chosen.map((name) => `${settingLabel(name, language)}: ${settingValueLabel(name, settings[name], language)}`)].join(
      '   ',
    ),
  ]
}

function row({ placements, grahas, planets, vargas }: Chart, point: Point, language: Language): readonly string[] {
  const { point: named, sign, star } = pointLabels[language]
  const { dignity, state } = placementLabels[language]
  const at = placements[point]
  const placed = [named[point], `${degrees(at.degree)} ${sign[signNames[at.sign]]}`, `${star[starName(at.star)]} ${at.pada}`, String(at.house)]
  const navamsa = sign[signNames[vargas.D9[point]]]
  if (point === 'lagna') return [...placed, '', navamsa, at.sign === vargas.D9.lagna ? state.vargottama : '']
  const { dignity: own } = grahas[point]
  return [...placed, own === 'none' ? '' : dignity[own], navamsa, marksOf({ grahas, planets }, point, language).join(', ')]
}

/** What is to be said of a graha beside its place. Nodes are always retrograde, which is not said. */
function marksOf({ grahas, planets }: Pick<Chart, 'grahas' | 'planets'>, graha: Graha, language: Language): readonly string[] {
  const { state } = placementLabels[language]
  const { retrograde, stationary, combust, vargottama } = grahas[graha]
  const planet = isPlanet(graha)
  const marks: readonly (readonly [keyof typeof state, boolean])[] = [
    ['retrograde', planet && retrograde],
    ['stationary', stationary],
    ['combust', combust],
    ['vargottama', vargottama],
    ['yogakaraka', planet && planets[graha].lordship.yogakaraka],
  ]
  return marks.flatMap(([mark, holds]) => (holds ? [state[mark]] : []))
}

/** A row for each division with the sign of every point. */
function divisions({ vargas }: Chart, language: Language): readonly (readonly string[])[] {
  const { point, sign } = pointLabels[language]
  const heads = ['', ...points.map((each) => point[each])]
  return [heads, ...vargaNames.map((varga) => [`${varga} ${vargaLabels[language](varga)}`, ...points.map((each) => sign[signNames[vargas[varga][each]]])])]
}

function foot({ ashtakavarga, chalit, dashas, day, nodeSensitive, settings }: Chart, language: Language): readonly string[] {
  const words = jyotishWords[language]
  const { sign, point } = pointLabels[language]
  const labels = dashaLabels[language]
  const { lord, years } = dashas.vimshottari.course.balance
  const bindus = signs.map((each) => `${sign[signNames[each]]} ${ashtakavarga.sav[each]}`).join('  ')
  const cusps =
    chalit === undefined
      ? words.noHouses(settings.houses)
      : `${skyWords[language].houses(settings.houses)}: ${chalit.starts.map((start) => start.toFixed(2)).join(' ')}`
  return [
    `${labels.system.vimshottari}: ${point[lord]} ${labels.word.balance} ${years.toFixed(3)} ${labels.word.years}`,
    `${ashtakavargaLabels[language].sav}: ${bindus}`,
    ...(settings.houses === 'whole_sign' ? [] : [cusps]),
    ...('absent' in day ? [words.noSunrise[day.absent]] : []),
    ...(nodeSensitive.length === 0 ? [] : [words.nodeSensitive]),
  ]
}

/** Degrees of a sign to the second of arc, cut and not rounded: 29°59′59.9″ is not the next sign. */
function degrees(value: number): string {
  const seconds = Math.floor(value * 3600)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`
}
