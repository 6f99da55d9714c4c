import type { Theme } from '../../rules/judgement/subjects.ts'
import type { Branch, Element, Kin, Position } from '../terms.ts'
import type { JudgementHit } from './hits.ts'
import type { Direction, SignLevel } from './level.ts'
import type { Question, Subject } from './question.ts'
import type { TimingWindow } from './timing.ts'

/** Where the subject (用神) was found. */
export type SubjectPlace = {
  readonly subject: Subject
  /** The subject was named by the asker, not by the table. */
  readonly overridden: boolean
  /** On a base line, in the outcome of a moving line, or hidden under a base line. */
  readonly place: 'line' | 'change' | 'hidden'
  /** The base line that carries, yields or covers it. */
  readonly position: Position
  readonly branch: Branch
  readonly element: Element
  /** Other base lines of the same kin (两现). */
  readonly twins: readonly Position[]
  /** How month and day leave it, -5 to 6; 2 and more is strong, -2 and less weak. */
  readonly vigour: number
  /** Kin that the category looks at beside the subject. */
  readonly secondary: readonly Kin[]
}

/** The kin around the subject: 元神 generates it, 忌神 controls it, 仇神 feeds the foe and controls the source. */
export type SubjectKin = { readonly source: Kin; readonly foe: Kin; readonly rival: Kin }

/** What the rules say of a plate and a question: plain data, the same for the same input. */
export type Judgement = {
  /** Version of the rules; it rises whenever the same plate and question could be judged otherwise. */
  readonly rulesVersion: string
  readonly question: Question
  readonly theme: Theme
  readonly subject: SubjectPlace
  readonly kin: SubjectKin
  /** Every rule that applies, in the order of the rule table. */
  readonly hits: readonly JudgementHit[]
  /** Weights for the matter less weights against it. */
  readonly score: number
  readonly direction: Direction
  readonly level: SignLevel
  /** The three weightiest hits each way. */
  readonly top: { readonly favouring: readonly JudgementHit[]; readonly opposing: readonly JudgementHit[] }
  /** Candidates of timing (应期), the likeliest first, at most six. */
  readonly windows: readonly TimingWindow[]
}
