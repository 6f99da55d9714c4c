import type { Language } from '@hefu/liuyao/labels'
import { describeFacts, type WordedFact } from './facts/describe.ts'
import type { StoredReading } from './stored-reading.ts'

/** The closed list of facts of a kept reading in a language; as they are kept where that is the reading's own. Their ids are the same in all. */
export function factsIn({ language: own, facts, reading }: Pick<StoredReading, 'language' | 'facts' | 'reading'>, language: Language): readonly WordedFact[] {
  const { divination_derived: derived } = reading
  return own === language || derived === null ? facts : describeFacts(derived.chart, derived.judgement, language)
}
