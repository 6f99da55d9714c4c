import { pillarsAt, voidOf } from '@hefu/liuyao'
import type { ReactNode } from 'react'
import { resolvedOf } from '../../reading/liuyao/conventions/chosen.ts'
import { MomentFacts, momentText } from '../../reading/liuyao/conventions/moment-facts.tsx'
import { castWords } from '../../words/cast.ts'
import { useWords } from '../../words/index.ts'
import type { Draft } from './draft/draft.ts'
import { checked } from './draft/engine-fault.ts'
import { momentOf } from './draft/moment-of.ts'
import { thrownOf } from './draft/way-of.ts'
import { useNow } from './use-now.ts'

/** Moment, pillars and void of a cast before its plate stands; nothing while they cannot be worked out. */
export function DraftMoment({ draft }: { readonly draft: Draft }): ReactNode {
  const say = useWords(castWords)
  const moment = momentOf(draft, useNow())
  if (!moment.ok) return null
  const options = resolvedOf(draft)
  const dated = checked('date', () => pillarsAt(moment.value, options))
  if (!dated.ok) return null
  const time = momentText(moment.value)
  const open = thrownOf(draft) === undefined ? say('when.opens.made', { time }) : say('when.opens', { time })
  const when = draft.started === '' && draft.moment !== 'other' ? open : say('when.locked', { time })
  const { pillars, warnings } = dated.value
  return <MomentFacts pillars={pillars} void={voidOf(pillars.day)} options={options} warnings={warnings} when={when} />
}
