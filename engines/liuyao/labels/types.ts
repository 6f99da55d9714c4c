import type { Actor, Body, Punishment, Tie, Triad } from '../src/chart.ts'
import type { CastWay, CoinSide, LineName } from '../src/cast/types.ts'
import type { LiuyaoErrorCode } from '../src/error.ts'
import type { Conventions, OptionName, Preset } from '../src/options.ts'
import type {
  Branch,
  ChangeLabel,
  Element,
  Generation,
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
  Trigram,
} from '../src/terms.ts'
import type { EdgeWarning } from '../src/when.ts'

/** The languages that labels exist in. */
export type Language = 'zh-Hans' | 'zh-Hant' | 'en'

/** All languages, the first is the default. */
export const languages = ['zh-Hans', 'zh-Hant', 'en'] as const

/** Words of one convention: its name and each value. */
export type OptionLabels = { readonly [Name in OptionName]: { readonly name: string; readonly values: Readonly<Record<Conventions[Name], string>> } }

/** Words of the plate in one language, one for every id. */
export type Labels = {
  readonly stem: Readonly<Record<Stem, string>>
  readonly branch: Readonly<Record<Branch, string>>
  readonly element: Readonly<Record<Element, string>>
  readonly kin: Readonly<Record<Kin, string>>
  readonly spirit: Readonly<Record<Spirit, string>>
  /** Names under `spiritNames: 'alias'`. */
  readonly spiritAlias: Readonly<Record<Spirit, string>>
  readonly trigram: Readonly<Record<Trigram, string>>
  /** What each trigram stands for: 天 泽 火 雷 风 水 山 地. */
  readonly image: Readonly<Record<Trigram, string>>
  readonly generation: Readonly<Record<Generation, string>>
  readonly season: Readonly<Record<Season, string>>
  readonly stage: Readonly<Record<Stage, string>>
  /** What the first is to the second, as in "month to line". */
  readonly relation: Readonly<Record<Relation, string>>
  readonly lineValue: Readonly<Record<LineValue, string>>
  readonly lineName: Readonly<Record<LineName, string>>
  readonly position: Readonly<Record<Position, string>>
  readonly change: Readonly<Record<ChangeLabel, string>>
  readonly state: Readonly<Record<LineState, string>>
  readonly flag: Readonly<Record<HexagramFlag, string>>
  readonly palaceChange: Readonly<Record<PalaceChange, string>>
  readonly star: Readonly<Record<Star, string>>
  readonly triadState: Readonly<Record<Triad['state'], string>>
  readonly triadScope: Readonly<Record<Triad['scope'], string>>
  readonly punishment: Readonly<Record<Punishment['kind'], string>>
  readonly tie: Readonly<Record<Tie['kind'], string>>
  readonly actor: Readonly<Record<Actor['at'], string>>
  readonly body: Readonly<Record<Body['kind'], string>>
  readonly coin: Readonly<Record<CoinSide, string>>
  readonly way: Readonly<Record<CastWay['kind'], string>>
  readonly warning: Readonly<Record<EdgeWarning['kind'], string>>
  /** The 24 solar terms from 小寒 on. */
  readonly term: readonly string[]
  readonly preset: Readonly<Record<Preset, string>>
  readonly option: OptionLabels
  /** What to tell a reader, by error code. */
  readonly error: Readonly<Record<LiuyaoErrorCode, string>>
  /** Headings of a rendered plate. */
  readonly plate: Readonly<Record<PlateWord, string>>
}

/** Headings of a rendered plate. */
export type PlateWord =
  | 'palace'
  | 'self'
  | 'other'
  | 'base'
  | 'changed'
  | 'hidden'
  | 'spirit'
  | 'void'
  | 'year'
  | 'month'
  | 'day'
  | 'hour'
  | 'nuclear'
  | 'complement'
  | 'reversed'
  | 'stars'
  | 'notes'
  | 'line'
  | 'castBy'
  | 'castAt'
  | 'moving'
  | 'none'
  | 'triad'
  | 'awaits'
  | 'conventions'
  | 'seconds'
  | 'before'
  | 'after'
