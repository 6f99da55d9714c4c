import { cast, type Chart, derive, judge, type Judgement, type Position, seal } from '@hefu/liuyao'
import { languages, type Language } from '@hefu/liuyao/labels'
import type { Fact } from '@hefu/turn'
import type { ReadingArguments } from './arguments.ts'
import { describeFacts, type WordedFact } from './facts/describe.ts'
import { isListOf, isOneOf, isRecord, isText } from './guard.ts'

/** The name under which a turn keeps its derivation as a fact. */
export const derivationFact = 'divination-derived'

/** All that follows from a cast and a question, with the closed list of facts in the reader's language. `hash` is that of the sealed plate. */
export type Derivation = {
  readonly language: Language
  readonly chart: Chart
  readonly judgement: Judgement
  readonly facts: readonly WordedFact[]
  readonly hash: string
}

/** Derives and judges a cast; the same arguments give the same data anywhere. Throws `LiuyaoError` as the engine does. */
export function deriveReading({ language, cast: { way, when }, options, question }: ReadingArguments): Derivation {
  const chart = derive(cast({ way, when }, options), options)
  const judgement = judge(chart, question)
  return { language, chart, judgement, facts: describeFacts(chart, judgement, language), hash: seal(chart).hash }
}

/** The derivation among a turn's facts, or undefined where there is none. */
export function derivationOf(facts: readonly Fact[]): Derivation | undefined {
  const found = facts.find(({ name }) => name === derivationFact)?.value
  return isDerivation(found) ? found : undefined
}

/** Whether a value read back from a log is a derivation: our own engine wrote it, so only its outline is checked. */
export function isDerivation(value: unknown): value is Derivation {
  if (!isRecord(value)) return false
  const { language, chart, judgement, facts, hash } = value
  const outlined = isRecord(chart) && Array.isArray(chart['lines']) && isRecord(judgement) && isText(judgement['level']) && isText(judgement['direction'])
  return isOneOf(languages, language) && outlined && isListOf(facts, isWordedFact) && isText(hash)
}

/** Whether a value is a fact in words. */
export function isWordedFact(value: unknown): value is WordedFact {
  return isRecord(value) && isText(value['id']) && isText(value['kind']) && isListOf(value['lines'], isPosition) && isText(value['text'])
}

function isPosition(value: unknown): value is Position {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6
}
