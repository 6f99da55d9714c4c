import type { TimeEffects, VoidPair } from '../chart.ts'
import type { Options } from '../options.ts'
import { branchElement, clashOf, combineOf } from '../phase/branch.ts'
import { relationOf, seasonOf } from '../phase/element.ts'
import { stageOf } from '../phase/stage.ts'
import type { Branch, Element } from '../terms.ts'

/** What month and day do to each branch. */
export type TimeTable = Readonly<Record<Branch, TimeEffects>>

/** The month and day that act on a plate. */
export type TimeFrame = { readonly month: Branch; readonly day: Branch; readonly void: VoidPair; readonly options: Options }

/** 余气: the phase whose season ends in each of the four earth months. */
const residualElement: Readonly<Partial<Record<Branch, Element>>> = { chen: 'wood', wei: 'fire', xu: 'metal', chou: 'water' }

/** What month and day do to one branch. */
function effectsOf(branch: Branch, frame: TimeFrame): TimeEffects {
  const { month, day, options } = frame
  const element = branchElement[branch]
  const season = seasonOf[branchElement[month]][element]
  const residualQi = options.residualQi === 'on' && residualElement[month] === element
  const stages = stageOf[options.earthBirth][element]
  return {
    season,
    residualQi,
    strongInMonth: season === 'prosperous' || season === 'growing' || residualQi,
    onMonth: branch === month,
    onDay: branch === day,
    monthRelation: relationOf[branchElement[month]][element],
    dayRelation: relationOf[branchElement[day]][element],
    monthClash: clashOf[month] === branch,
    dayClash: clashOf[day] === branch,
    monthCombine: combineOf[month] === branch,
    dayCombine: combineOf[day] === branch,
    monthStage: stages[month],
    dayStage: stages[day],
    void: frame.void[0] === branch || frame.void[1] === branch,
  }
}

/** What month and day do to each of the twelve branches. */
export function timeTable(frame: TimeFrame): TimeTable {
  return {
    zi: effectsOf('zi', frame),
    chou: effectsOf('chou', frame),
    yin: effectsOf('yin', frame),
    mao: effectsOf('mao', frame),
    chen: effectsOf('chen', frame),
    si: effectsOf('si', frame),
    wu: effectsOf('wu', frame),
    wei: effectsOf('wei', frame),
    shen: effectsOf('shen', frame),
    you: effectsOf('you', frame),
    xu: effectsOf('xu', frame),
    hai: effectsOf('hai', frame),
  }
}

/** Whether month or day generates or stands with the branch. */
export function supportedByTime(time: TimeEffects): boolean {
  return time.monthRelation === 'generates' || time.monthRelation === 'same' || time.dayRelation === 'generates' || time.dayRelation === 'same'
}
