export { cast } from './cast/cast.ts'
export type { Cast, CastInput, CastWay, CoinSide, LineName, Throw } from './cast/types.ts'
export type {
  Actor,
  Body,
  ChangedLine,
  Chart,
  ChartLine,
  HiddenLine,
  LineChange,
  LineNature,
  Punishment,
  StarFact,
  Tie,
  TimeEffects,
  Triad,
  VoidPair,
  Voids,
} from './chart.ts'
export { dateOf, dayNumberOf } from './calendar/day.ts'
export { dayPillar } from './calendar/day-hour.ts'
export { lunarDateOf } from './calendar/lunar.ts'
export { pillarsAt } from './calendar/pillars.ts'
export type { Dated } from './calendar/pillars.ts'
export { equationOfTime } from './calendar/sun.ts'
export { termInstants, termPlaceAt } from './calendar/terms.ts'
export { derive } from './derive.ts'
export { LiuyaoError } from './error.ts'
export type { LiuyaoErrorCode } from './error.ts'
export { headOf, hexagramByBits, hexagramByNumber, hexagrams } from './hexagram/table.ts'
export type { Hexagram, HexagramLine } from './hexagram/types.ts'
export { optionValues, presetOptions, presets, resolveOptions } from './options.ts'
export type { Conventions, OptionName, Options, Preset } from './options.ts'
export { measureAgreement, wilsonInterval } from './judge/agreement.ts'
export type { Agreement, AgreementCase } from './judge/agreement.ts'
export { windowsOn } from './judge/calendar-windows.ts'
export type { CalendarStart, CalendarWindow } from './judge/calendar-windows.ts'
export { factsOf } from './judge/facts-of.ts'
export type { Fact, FactKind, Plain } from './judge/facts-of.ts'
export { judge, rulesVersion } from './judge/judge.ts'
export type { Judgement, SubjectKin, SubjectPlace } from './judge/judgement.ts'
export { directionOf, directions, levelCutOffs, levelOf, signLevels } from './judge/level.ts'
export type { Direction, SignLevel } from './judge/level.ts'
export { askedFor, categories, checkQuestion, subjects } from './judge/question.ts'
export type { AskedFor, Category, Question, Subject } from './judge/question.ts'
export { questionNeeds, subjectOf } from './judge/subject.ts'
export type { SubjectChosen } from './judge/subject.ts'
export type { Book, Cite, Effect, Hit, Rule, Weight } from './judge/rule.ts'
export type { JudgementHit } from './judge/hits.ts'
export type { TimingWindow } from './judge/timing.ts'
export { judgementRules } from '../rules/judgement/all.ts'
export type { JudgementRuleId } from '../rules/judgement/all.ts'
export type { TimingRuleId } from '../rules/judgement/timing.ts'
export type { TimingUnit } from '../rules/judgement/units.ts'
export { branchElement, branchIndex, clashOf, combineOf, harmOf } from './phase/branch.ts'
export { kinOf, relationOf, seasonOf } from './phase/element.ts'
export { pillarAt, pillarFrom, pillars, stemIndex, voidOf } from './phase/pillar.ts'
export type { Pillar } from './phase/pillar.ts'
export { stageOf } from './phase/stage.ts'
export { render } from './render/render.ts'
export type { RenderOptions } from './render/render.ts'
export { canonicalJson } from './seal/canonical.ts'
export { seal } from './seal/seal.ts'
export type { Derived, Sealed } from './seal/seal.ts'
export { sha256 } from './seal/sha256.ts'
export * as terms from './terms.ts'
export type {
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
} from './terms.ts'
export { conventionVersion, engineVersion } from './version.ts'
export type { EdgeWarning, GivenPillars, LunarDate, Moment, Pillars, WallClock, When } from './when.ts'
export { openZone } from './zone.ts'
export type { Zone, ZoneAnswer, ZoneInstant } from './zone.ts'
