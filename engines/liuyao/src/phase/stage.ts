import { at, mod } from '../list.ts'
import type { Options } from '../options.ts'
import { stages } from '../terms.ts'
import type { Branch, Element, Stage } from '../terms.ts'
import { branchIndex, byBranch } from './branch.ts'
import { byElement } from './element.ts'

type StageTable = Readonly<Record<Element, Readonly<Record<Branch, Stage>>>>

/** The table for a choice of birth branches; the stages run forward through the branches. */
function table(births: Readonly<Record<Element, Branch>>): StageTable {
  return byElement((element) => byBranch((branch) => at(stages, mod(branchIndex[branch] - branchIndex[births[element]], 12))))
}

/** The stage (十二长生) of a phase on a branch, under either birthplace of earth. */
export const stageOf: Readonly<Record<Options['earthBirth'], StageTable>> = Object.freeze({
  shen: table({ wood: 'hai', fire: 'yin', metal: 'si', water: 'shen', earth: 'shen' }),
  yin: table({ wood: 'hai', fire: 'yin', metal: 'si', water: 'shen', earth: 'yin' }),
})
