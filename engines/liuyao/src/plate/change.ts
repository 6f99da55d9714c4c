import { advanceOfXu, advances } from '../../rules/plate/advance.ts'
import type { LineChange } from '../chart.ts'
import type { HexagramLine } from '../hexagram/types.ts'
import type { Options } from '../options.ts'
import { branchElement, byBranch, clashOf, combineOf } from '../phase/branch.ts'
import { relationOf } from '../phase/element.ts'
import { stageOf } from '../phase/stage.ts'
import type { Branch, ChangeLabel, Kin, Relation, Stage } from '../terms.ts'
import type { TimeTable } from './time.ts'

type Shift = Options['advance']
type Birth = Options['earthBirth']

const labelByRelation: Readonly<Record<Relation, ChangeLabel>> = {
  generates: 'generatesBack',
  controls: 'controlsBack',
  same: 'equal',
  generatedBy: 'drains',
  controlledBy: 'spends',
}

const labelByStage: Readonly<Partial<Record<Stage, ChangeLabel>>> = { tomb: 'intoTomb', extinction: 'intoExtinction', birth: 'intoBirth', peak: 'intoPeak' }

/** Whether a change from one branch to another advances under a list. */
function advancesTo(from: Branch, to: Branch, shift: Shift): boolean {
  return advances[from] === to || (shift === 'with-xu-chou' && from === 'xu' && to === advanceOfXu)
}

/** Labels that follow from the two branches alone. */
function fixedLabels(pair: readonly [from: Branch, to: Branch], shift: Shift, birth: Birth): readonly ChangeLabel[] {
  const [from, to] = pair
  const relation = relationOf[branchElement[to]][branchElement[from]]
  const staged = labelByStage[stageOf[birth][branchElement[from]][to]]
  const labels: ChangeLabel[] = [labelByRelation[relation]]
  if (advancesTo(from, to, shift)) labels.push('advances')
  if (advancesTo(to, from, shift)) labels.push('retreats')
  if (staged !== undefined && from !== to) labels.push(staged)
  if (clashOf[from] === to) labels.push('intoClash')
  if (from === to) labels.push('repeats')
  if (combineOf[from] === to) labels.push('intoCombine')
  return Object.freeze(labels)
}

type LabelTable = Readonly<Record<Branch, Readonly<Record<Branch, readonly ChangeLabel[]>>>>

/** The labels of all 144 pairs of branches under one choice of schools. */
function table(shift: Shift, birth: Birth): LabelTable {
  return byBranch((from) => byBranch((to) => fixedLabels([from, to], shift, birth)))
}

const tables: Readonly<Record<Shift, Readonly<Record<Birth, LabelTable>>>> = Object.freeze({
  zengshan: { shen: table('zengshan', 'shen'), yin: table('zengshan', 'yin') },
  'with-xu-chou': { shen: table('with-xu-chou', 'shen'), yin: table('with-xu-chou', 'yin') },
})

/** The outcome of a moving line: its relation back to the line, and every label that applies; labels exclude none. */
export function lineChange(line: HexagramLine, outcome: HexagramLine, frame: { times: TimeTable; options: Options; kin: Kin }): LineChange {
  const { times, options, kin } = frame
  const time = times[outcome.branch]
  const fixed = tables[options.advance][options.earthBirth][line.branch][outcome.branch]
  const labels: ChangeLabel[] = [...fixed]
  if (time.void) labels.push('intoVoid')
  if (time.monthClash) labels.push('intoMonthBreak')
  return {
    stem: outcome.stem,
    branch: outcome.branch,
    element: outcome.element,
    kin,
    time,
    relation: relationOf[outcome.element][line.element],
    stage: stageOf[options.earthBirth][line.element][outcome.branch],
    labels,
  }
}
