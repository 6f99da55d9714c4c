import { acts } from './self-harm/han/acts.ts'
import { after } from './self-harm/han/after.ts'
import { burden } from './self-harm/han/burden.ts'
import { direct } from './self-harm/han/direct.ts'
import { farewell } from './self-harm/han/farewell.ts'
import { injury } from './self-harm/han/injury.ts'
import { leaving } from './self-harm/han/leaving.ts'
import { others } from './self-harm/han/others.ts'
import { passive } from './self-harm/han/passive.ts'
import { question } from './self-harm/han/question.ts'
import { slang } from './self-harm/han/slang.ts'
import { weary } from './self-harm/han/weary.ts'
import { direct as directLatin } from './self-harm/latin/direct.ts'
import { leaving as leavingLatin } from './self-harm/latin/leaving.ts'
import { burden as burdenLatin, injury as injuryLatin, others as othersLatin, question as questionLatin } from './self-harm/latin/others.ts'
import { passive as passiveLatin } from './self-harm/latin/passive.ts'
import type { Family } from './rule.ts'
import { urging } from './urging.ts'
import { verdictsHan } from './verdict/han.ts'
import { verdictsLatin } from './verdict/latin.ts'

/** The families that a person's words are read by, in the order in which they are tried. */
export const families: readonly Family[] = [
  ...[direct, acts, weary, passive, leaving, slang, after, burden, farewell, question, injury, others],
  ...[directLatin, passiveLatin, leavingLatin, burdenLatin, injuryLatin, questionLatin, othersLatin],
]

/**
 * The families that read an answer as if its reader spoke it. Farewells, last arrangements and worded questions are hints that a person
 * drops of themselves; in an answer they are advice ("set a term"), so their families stay out.
 */
export const spokenToReader: readonly Family[] = [
  ...urging,
  ...[direct, acts, weary, passive, leaving, burden, injury],
  ...[directLatin, passiveLatin, leavingLatin, burdenLatin, injuryLatin],
]

/** The families of verdicts that an answer may not state as certain. */
export const verdicts: readonly Family[] = [...verdictsHan, ...verdictsLatin]
