export { codes, hostCodes, publicNames, type Code } from './code.ts'
export {
  contract,
  type Claim,
  type Classify,
  type Contract,
  type Delivered,
  type Fact,
  type FocusChange,
  type Limits,
  type Prepared,
  type Requirement,
  type Row,
  type Schema,
  type Tool,
  type ToolContext,
  type ToolOutcome,
} from './contract.ts'
export type { CallStatus, Classification, Effect, EndStatus, Finish, Origin, Question, Segment, TurnEvent, TurnInput, Usage } from './event.ts'
export type { CallPart, Message } from './message.ts'
export { submitTool, type Clock, type Focus, type Model, type ModelRequest, type Part, type ToolSpec } from './ports.ts'
export { TurnError } from './errors.ts'
export { canonical, isRejection } from './canonical.ts'
export { empty, isOk, ledger, writes, type Attempt, type Call, type Step, type TurnState } from './state.ts'
export { reduce } from './reduce.ts'
export { decide, type Action } from './decide.ts'
export { answerOf, judge, type Verdict } from './judge.ts'
export { contractFor } from './contract-for.ts'
export { terms } from './terms.ts'
export { runTurn } from './run.ts'
export type { Emission, Turn } from './turn.ts'
