import { pillarsAt } from './calendar/pillars.ts'
import type { Dated } from './calendar/pillars.ts'
import type { Cast } from './cast/types.ts'
import type { Chart, Voids } from './chart.ts'
import { checkGiven } from './calendar/given.ts'
import { hexagramByBits } from './hexagram/table.ts'
import { resolveOptions } from './options.ts'
import type { Options } from './options.ts'
import { voidOf } from './phase/pillar.ts'
import { actorsOf } from './plate/actors.ts'
import { bodyOf } from './plate/body.ts'
import { flagsOf, palaceChangesOf } from './plate/flags.ts'
import { hiddenLines } from './plate/hidden.ts'
import { changedLines, chartLines, draftsOf } from './plate/lines.ts'
import type { PlateFrame } from './plate/lines.ts'
import { spiritsOf } from './plate/spirit.ts'
import { starsOf } from './plate/stars.ts'
import { punishmentsOf, tiesOf } from './plate/ties.ts'
import { timeTable } from './plate/time.ts'
import type { TimeFrame } from './plate/time.ts'
import { triadsOf } from './plate/triads.ts'
import type { LineValue, Position } from './terms.ts'
import { conventionVersion, engineVersion } from './version.ts'
import type { Pillars, When } from './when.ts'

/** The pillars of a cast: worked out from its instant, or as given. */
function datedOf(when: When, options: Options): Dated {
  return when.kind === 'instant' ? pillarsAt(when, options) : { pillars: checkGiven(when), warnings: [] }
}

/** Void of the day, and of the other pillars where the options ask for them. */
function voidsOf(pillars: Pillars, options: Options): Voids {
  const day = voidOf(pillars.day)
  if (options.voidPillars === 'day') return { day }
  const { year, month, hour } = pillars
  return {
    day,
    ...(year === undefined ? undefined : { year: voidOf(year) }),
    ...(month === undefined ? undefined : { month: voidOf(month) }),
    ...(hour === undefined ? undefined : { hour: voidOf(hour) }),
  }
}

/** Bits of the lines that satisfy a test, line 1 lowest. */
function bitsWhere(lines: readonly LineValue[], test: (value: LineValue) => boolean): number {
  return lines.reduce((bits: number, value, place) => (test(value) ? bits | (1 << place) : bits), 0)
}

/** Everything of a chart that the pillars and the lines decide. */
function plateOf(cast: Cast, pillars: Pillars, options: Options) {
  const bits = bitsWhere(cast.lines, (value) => value === 7 || value === 9)
  const movingBits = bitsWhere(cast.lines, (value) => value === 6 || value === 9)
  const base = hexagramByBits(bits)
  const changed = hexagramByBits(bits ^ movingBits)
  const outcome = movingBits === 0 ? undefined : changed
  const voids = voidsOf(pillars, options)
  const time: TimeFrame = { month: pillars.monthBranch, day: pillars.day.branch, void: voids.day, options }
  const times = timeTable(time)
  const frame: PlateFrame = { values: cast.lines, base, changed, times, spirits: spiritsOf(pillars.day.stem), options }
  const drafts = draftsOf(frame)
  const actors = actorsOf(drafts, time, times)
  const darkMoving: Position[] = drafts.filter((draft) => draft.dark).map((draft) => draft.line.position)
  return {
    void: voids.day,
    voids,
    hexagram: base,
    lines: chartLines(drafts, frame),
    ...(outcome === undefined ? undefined : { changed: { hexagram: outcome, lines: changedLines(frame) } }),
    hidden: hiddenLines(base, times, options.hidden),
    moving: cast.moving,
    darkMoving,
    flags: flagsOf(base, outcome, cast.moving.length),
    palaceChanges: palaceChangesOf(base, outcome, options),
    triads: triadsOf(actors, drafts),
    punishments: punishmentsOf(actors),
    ties: tiesOf(actors, drafts),
    stars: starsOf(pillars.day, pillars.monthBranch, { base, options }),
    body: bodyOf(base, options.body),
  }
}

/**
 * The plate of a cast under a set of conventions (default: the `zengshan` preset). Pure: the same input gives the same data on any
 * host. `coinFace` is the one by which the cast was read. Throws `LiuyaoError`: `option-unknown`, `option-value`, `preset-unknown`,
 * and for a dated cast `date-invalid`, `date-range`, `instant-invalid`, `longitude-needed`, `daylight-needed`, `lunar-date-needed`.
 */
export function derive(cast: Cast, options: Partial<Options> = {}): Chart {
  const asked = resolveOptions(options)
  const resolved = asked.coinFace === cast.coinFace ? asked : Object.freeze({ ...asked, coinFace: cast.coinFace })
  const { pillars, warnings } = datedOf(cast.when, resolved)
  return { engineVersion, conventionVersion, cast, options: resolved, pillars, warnings, ...plateOf(cast, pillars, resolved) }
}
