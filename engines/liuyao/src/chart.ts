import type { Cast } from './cast/types.ts'
import type { Hexagram } from './hexagram/types.ts'
import type { Options } from './options.ts'
import type {
  Branch,
  ChangeLabel,
  Element,
  HexagramFlag,
  Kin,
  LineState,
  LineValue,
  PalaceChange,
  Position,
  Relation,
  Season,
  Spirit,
  Stage,
  Star,
  Stem,
} from './terms.ts'
import type { EdgeWarning, Pillars } from './when.ts'

/** What every line of any plate has by its place in the hexagram. */
export type LineNature = {
  readonly position: Position
  readonly yang: boolean
  readonly stem: Stem
  readonly branch: Branch
  readonly element: Element
  readonly kin: Kin
}

/** What month and day do to a branch, wherever it stands. Relations read "month (day) to the line". */
export type TimeEffects = {
  /** 旺相休囚死 by the month, before any residual strength. */
  readonly season: Season
  /** 余气: counts one step up in the last month of its season. */
  readonly residualQi: boolean
  /** Prosperous or growing, or by residual strength, or on the month. */
  readonly strongInMonth: boolean
  readonly onMonth: boolean
  readonly onDay: boolean
  readonly monthRelation: Relation
  readonly dayRelation: Relation
  readonly monthClash: boolean
  readonly dayClash: boolean
  readonly monthCombine: boolean
  readonly dayCombine: boolean
  /** 十二长生 of the line's phase on the month and on the day. */
  readonly monthStage: Stage
  readonly dayStage: Stage
  /** In the day's void (旬空). */
  readonly void: boolean
}

/** A moving line's outcome at the same place of the changed hexagram. */
export type LineChange = {
  readonly stem: Stem
  readonly branch: Branch
  readonly element: Element
  /** By the palace that `options.changedKin` names. */
  readonly kin: Kin
  readonly time: TimeEffects
  /** The outcome's relation to the line: `generates` is 回头生, `controls` is 回头克. */
  readonly relation: Relation
  /** Stage of the line's phase on the changed branch. */
  readonly stage: Stage
  readonly labels: readonly ChangeLabel[]
}

/** One line of the base plate with everything that acts on it. */
export type ChartLine = LineNature & {
  readonly value: LineValue
  readonly moving: boolean
  /** 世 line. */
  readonly self: boolean
  /** 应 line. */
  readonly other: boolean
  readonly spirit: Spirit
  readonly time: TimeEffects
  readonly states: readonly LineState[]
  /** Acts on other lines: it moves, or the day makes it move (暗动). */
  readonly active: boolean
  /** Moving lines whose branch is the tomb (墓), extinction (绝) or birth (长生) of this line's phase. */
  readonly tombOn: readonly Position[]
  readonly extinctionOn: readonly Position[]
  readonly birthOn: readonly Position[]
  /** Present on moving lines only. */
  readonly change?: LineChange
}

/** One line of the changed plate. `kinOwnPalace` is its kin by the changed hexagram's own palace. */
export type ChangedLine = LineNature & {
  readonly kinOwnPalace: Kin
  readonly time: TimeEffects
  /** Absent when `options.changedSpirits` is `none`. */
  readonly spirit?: Spirit
}

/** A hidden line (伏神) and the base line that covers it (飞神). */
export type HiddenLine = LineNature & {
  readonly time: TimeEffects
  /** Relation of the covering line to the hidden one: `generates` is 飞来生伏. */
  readonly cover: Relation
  /** The kin does not stand on the base plate. */
  readonly missing: boolean
  /** Where it was found: the palace's head hexagram, or by the `search` option the nuclear or reversed hexagram. */
  readonly from: 'palace' | 'nuclear' | 'reversed'
}

/** Where a branch stands that takes part in a triad, a punishment or a tie. */
export type Actor =
  | { readonly at: 'month'; readonly branch: Branch }
  | { readonly at: 'day'; readonly branch: Branch }
  | { readonly at: 'line'; readonly branch: Branch; readonly position: Position }
  | { readonly at: 'change'; readonly branch: Branch; readonly position: Position }

/** A triad (三合局). `awaiting` (虚一待用): one member is static, void, broken or absent, and its coming completes it. */
export type Triad = {
  readonly element: Element
  readonly state: 'formed' | 'awaiting'
  readonly scope: 'plate' | 'inner' | 'outer'
  readonly members: readonly Actor[]
  readonly awaited?: Branch
}

/** A punishment (三刑) whose set is complete among month, day, moving lines and their changes. */
export type Punishment = { readonly kind: 'thankless' | 'bullying' | 'rude' | 'self'; readonly members: readonly Actor[] }

/** A combination (六合), clash (六冲) or harm (六害) that reaches a base line from month, day or an active line. */
export type Tie = { readonly kind: 'combine' | 'clash' | 'harm'; readonly from: Actor; readonly to: Position }

/** A star (神煞) and where it falls; virtues may fall on a stem. */
export type StarFact = {
  readonly star: Star
  readonly branches: readonly Branch[]
  readonly stems: readonly Stem[]
  /** Base lines that carry one of the branches. */
  readonly lines: readonly Position[]
}

/** The body line: its branch, and the base lines that carry it (none: not on the plate). */
export type Body = { readonly kind: 'hexagram-body' | 'self-body'; readonly branch: Branch; readonly lines: readonly Position[] }

/** A pair of void branches. */
export type VoidPair = readonly [Branch, Branch]

/** The void of each pillar; only the day's acts. */
export type Voids = { readonly day: VoidPair; readonly year?: VoidPair; readonly month?: VoidPair; readonly hour?: VoidPair }

/** The plate: everything that follows from a cast and a set of conventions, without any judgement. */
export type Chart = {
  readonly engineVersion: string
  readonly conventionVersion: string
  readonly cast: Cast
  /** Every convention in full. */
  readonly options: Options
  readonly pillars: Pillars
  readonly warnings: readonly EdgeWarning[]
  /** Void branches of the day (旬空). */
  readonly void: VoidPair
  readonly voids: Voids
  readonly hexagram: Hexagram
  /** Six lines from the bottom up. */
  readonly lines: readonly ChartLine[]
  /** Absent when nothing moves. */
  readonly changed?: { readonly hexagram: Hexagram; readonly lines: readonly ChangedLine[] }
  readonly hidden: readonly HiddenLine[]
  readonly moving: readonly Position[]
  readonly darkMoving: readonly Position[]
  readonly flags: readonly HexagramFlag[]
  /** Empty unless one doubled trigram becomes another (卦变生克墓绝). */
  readonly palaceChanges: readonly PalaceChange[]
  readonly triads: readonly Triad[]
  readonly punishments: readonly Punishment[]
  readonly ties: readonly Tie[]
  readonly stars: readonly StarFact[]
  readonly body: Body
}
