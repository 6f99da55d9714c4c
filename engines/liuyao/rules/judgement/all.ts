import { affairRules } from './affairs.ts'
import { besideRules } from './beside.ts'
import { changeRules } from './change.ts'
import { moverRules } from './movers.ts'
import { plateRules } from './plate.ts'
import { schoolRules } from './school.ts'
import { selfRules } from './self.ts'
import { timeRules } from './time.ts'
import { voidHiddenRules } from './void-hidden.ts'

/** Every rule of judgement in the order in which hits are listed. */
export const judgementRules = [
  ...timeRules,
  ...voidHiddenRules,
  ...changeRules,
  ...moverRules,
  ...selfRules,
  ...besideRules,
  ...affairRules,
  ...plateRules,
  ...schoolRules,
] as const

/** The id of one rule of judgement. */
export type JudgementRuleId = (typeof judgementRules)[number]['id']
