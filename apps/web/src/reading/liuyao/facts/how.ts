import { judgementLabels } from '@hefu/liuyao/labels'
import type { CitedFact } from '@hefu/wire'
import type { SayReading } from '../../words.ts'
import type { Told } from './short.ts'
import { sourceOf } from './source.ts'

/** Kinds of fact that the plate or the method itself explains. */
const kinds = ['line', 'change', 'hidden', 'month', 'day', 'void', 'hexagram', 'changed', 'flag', 'triad', 'self', 'other', 'subject'] as const
const judged = ['source', 'foe', 'direction', 'level'] as const

/** How a fact came about: its rule with book and place, or the way the plate is set out. */
export function howText(fact: CitedFact, { judgement, language, say }: Told): string | undefined {
  const source = sourceOf(fact, judgement)
  if (source === undefined) return explained(fact, say)
  const { book, effect } = judgementLabels[language]
  const cite = { book: book[source.book], place: source.place }
  return source.effect === undefined ? say('how.window', cite) : say('how.hit', { ...cite, effect: effect[source.effect] })
}

function explained({ kind }: CitedFact, say: SayReading): string | undefined {
  const known = [...kinds, ...judged].find((one) => one === kind)
  return known === undefined ? undefined : say(`how.${known}`)
}
