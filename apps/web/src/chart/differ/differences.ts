import { ayanamsaOf, type Graha, type House, houseFrom, placeOf, runningAt, type Settings, type Sign, vimshottari } from '@hefu/jyotish'
import { type Ephemeris, housesOf, instantFromEpochSeconds, skyAt } from '@hefu/sky'
import { positionsIn } from '../cast.ts'
import type { ChartMoment } from '../moment.ts'

/** What two programs are compared in. */
const comparedRows = ['lagna', 'moon', 'rahu', 'house', 'dasha'] as const

/** One of `comparedRows`. */
export type ComparedRow = (typeof comparedRows)[number]

/** What may be set otherwise in another program: its settings, and the offset it took for the clock. */
export const differing = ['ayanamsa', 'node', 'houses', 'dashaYear', 'offset'] as const

/** One of `differing`. */
type Differing = (typeof differing)[number]

/** A program: its settings, and seconds that it takes the clock to run before universal time. */
export type Program = { readonly settings: Settings; readonly offsetSeconds: number }

/** What a program shows. Degrees are sidereal, [0, 360); the house of the Moon by the program's houses; the dasha's start a Julian day (UT). */
export type Shown = {
  readonly lagna: number
  readonly moon: number
  readonly rahu: number
  readonly house: House | undefined
  readonly dasha: { readonly lord: Graha; readonly start: number } | undefined
}

/** One row: both values, and the settings of which one alone, or all together, make the difference; empty where there is none. */
export type DifferenceRow = { readonly row: ComparedRow; readonly because: readonly Differing[]; readonly alone: boolean }

/** Both sides and what differs between them. */
export type Comparison = { readonly ours: Shown; readonly theirs: Shown; readonly rows: readonly DifferenceRow[] }

/** What is compared: the birth, ours and theirs, and the Julian day (UT) whose dasha is looked at. */
export type Compared = { readonly moment: ChartMoment; readonly ours: Program; readonly theirs: Program; readonly today: number }

/**
 * Computes a chart as another program would, and then with each of its settings alone, so that every row that differs names the one setting
 * that makes its difference, or all that make it together. Throws SkyError `time-range`.
 */
export function compare(ephemeris: Ephemeris, { moment, ours, theirs, today }: Compared): Comparison {
  const show = (program: Program): Shown => shownBy(ephemeris, { moment, program, told: ours, today })
  const [here, there] = [show(ours), show(theirs)]
  const unlike = differing.filter((name) => isUnlike(ours, theirs, name))
  const single = unlike.map((name) => ({ name, shown: show(withOnly(ours, theirs, name)) }))
  return {
    ours: here,
    theirs: there,
    rows: comparedRows.map((row) => {
      if (isSame(here, there, row)) return { row, because: [], alone: true }
      const whole = single.filter(({ shown }) => isSame(shown, there, row)).map(({ name }) => name)
      const [one] = whole
      if (one !== undefined && whole.length === 1) return { row, because: [one], alone: true }
      return { row, because: single.filter(({ shown }) => !isSame(shown, here, row)).map(({ name }) => name), alone: false }
    }),
  }
}

function isUnlike(ours: Program, theirs: Program, name: Differing): boolean {
  return name === 'offset' ? ours.offsetSeconds !== theirs.offsetSeconds : ours.settings[name] !== theirs.settings[name]
}

function withOnly(ours: Program, theirs: Program, name: Differing): Program {
  return name === 'offset' ? { ...ours, offsetSeconds: theirs.offsetSeconds } : { ...ours, settings: { ...ours.settings, [name]: theirs.settings[name] } }
}

type Showing = { readonly moment: ChartMoment; readonly program: Program; readonly told: Program; readonly today: number }

function shownBy(ephemeris: Ephemeris, { moment, program: { settings, offsetSeconds }, told, today }: Showing): Shown {
  // The clock stands; another offset makes it another instant.
  const at = moment.at + told.offsetSeconds - offsetSeconds
  const positions = positionsIn(ephemeris, { place: moment.place, at }, settings)
  const [maha] = runningAt(vimshottari(positions, settings), today, 1)
  const { moon, rahu } = positions.longitude
  return {
    lagna: positions.lagna,
    moon,
    rahu,
    house: houseOf(ephemeris, { moment: { ...moment, at }, settings, moon, lagna: placeOf(positions.lagna).sign }),
    dasha: maha === undefined ? undefined : { lord: maha.lord, start: maha.start },
  }
}

type Housed = { readonly moment: ChartMoment; readonly settings: Settings; readonly moon: number; readonly lagna: Sign }

/** The house that a program puts the Moon into, by its own house system; undefined where the system has none. */
function houseOf(ephemeris: Ephemeris, { moment, settings, moon, lagna }: Housed): House | undefined {
  if (settings.houses === 'whole_sign') return houseFrom(lagna, placeOf(moon).sign)
  const starts = cuspsOf(ephemeris, moment, settings)?.starts
  if (starts === undefined) return undefined
  const turned = (degrees: number): number => ((degrees % 360) + 360) % 360
  const found = starts.findIndex((start, at) => turned(moon - start) < turned((starts[(at + 1) % 12] ?? start) - start))
  return houseFrom(0, placeOf(30 * found).sign)
}

const systems = {
  whole_sign: 'wholeSign',
  equal_from_lagna: 'equalFromLagna',
  equal_lagna_middle: 'equalLagnaMiddle',
  sripati: 'sripati',
  placidus: 'placidus',
} as const

/** Where the houses of a chart start and their middles, by the house system of its settings; undefined beyond the polar circles where there are none. */
export function cuspsOf(ephemeris: Ephemeris, { at, place }: Pick<ChartMoment, 'at' | 'place'>, settings: Settings): ReturnType<typeof housesOf> {
  const { horizon, zodiac } = skyAt(ephemeris, { instant: instantFromEpochSeconds(at), place, bodies: ['sun'], ayanamsa: ayanamsaOf(ephemeris, settings) })
  return horizon === undefined || zodiac === undefined ? undefined : housesOf({ ...horizon, zodiac, system: systems[settings.houses] })
}

const minute = 1 / 60

function isSame(one: Shown, other: Shown, row: ComparedRow): boolean {
  switch (row) {
    case 'lagna':
    case 'moon':
    case 'rahu': {
      const apart = Math.abs(one[row] - other[row])
      return Math.min(apart, 360 - apart) < minute / 2
    }
    case 'house':
      return one.house === other.house
    case 'dasha':
      return one.dasha?.lord === other.dasha?.lord && Math.abs((one.dasha?.start ?? 0) - (other.dasha?.start ?? 0)) < 0.5
  }
}
