import { judgementLabels } from '@hefu/liuyao/labels'
import type { WordedFact } from '../facts/describe.ts'
import type { FollowUpWords, Piece } from '../output.ts'
import type { SealedView } from '../sealed-view.ts'
import { cautionOf } from './caution.ts'
import type { Topic, Voice } from './tables/voice/voice.ts'
import { linesNamed, topicsOf } from './topics.ts'
import { voices } from './voices.ts'

/** A follow-up in the rule-based voice, in the language of whoever asks: stored facts that bear on what is asked, never a new verdict. */
export function narrateFollowUp(view: SealedView, question: string): FollowUpWords {
  const voice = voices[view.language]
  const level = judgementLabels[view.language].level[view.sign_level]
  const topics = topicsOf(question, view.language)
  const body = topics.flatMap((topic) => [{ text: voice.lead[topic], facts: [] }, ...bodyOf(topic, { view, voice, question })])
  const last = topics.at(-1) ?? 'outcome'
  const caution = cautionOf(view.category)
  const care = caution === 'plain' ? [] : [{ text: voice.caution[caution], facts: [] }]
  return { answer: [...distinct(body), { text: voice.close[last](level), facts: ['level'] }, ...care] }
}

type Asked = { readonly view: SealedView; readonly voice: Voice; readonly question: string }

function bodyOf(topic: Topic, asked: Asked): readonly Piece[] {
  const pieces = tellers[topic](asked)
  return pieces.length === 0 ? [{ text: asked.voice.silent, facts: [] }] : pieces
}

const tellers: Readonly<Record<Topic, (asked: Asked) => readonly Piece[]>> = {
  when: ({ view }) => ofKind(view, 'window').slice(0, 2).map(told),
  who: ({ view }) => [...ofKind(view, 'other'), ...ofKind(view, 'source'), ...ofKind(view, 'foe')].map(told),
  why: ({ view }) => {
    const cited = new Set(view.focus_points.flatMap((piece) => piece.facts))
    const hits = ofKind(view, 'hit')
    const main = hits.filter((fact) => cited.has(fact.id)).slice(0, 3)
    const further = hits.filter((fact) => !cited.has(fact.id)).slice(0, 1)
    return [...ofKind(view, 'subject'), ...main, ...further].map(told)
  },
  do: ({ view, voice }) => [...adviceOf(view, voice).slice(0, 2), ...ofKind(view, 'foe').map(told)],
  line: ({ view, question }) => {
    const names = linesNamed(question, view.language).map((name) => name.toLowerCase())
    const places = view.facts.filter((fact) => fact.kind === 'line' || fact.kind === 'change' || fact.kind === 'hidden')
    return places
      .filter((fact) => names.some((name) => fact.text.toLowerCase().includes(name)))
      .slice(0, 4)
      .map(told)
  },
  outcome: ({ view, voice }) => [
    { text: voice.sense[view.sign_level], facts: ['level'] },
    ...ofKind(view, 'subject').map(told),
    ...ofKind(view, 'direction').map(told),
  ],
}

/** The reading's own advice, or, where that is in another language than the question's, the voice's. */
function adviceOf({ language, written, advice, category, direction }: SealedView, voice: Voice): readonly Piece[] {
  return written === language ? advice : voice.matters[category].advice[direction].map((text) => ({ text, facts: ['direction'] }))
}

function ofKind(view: SealedView, kind: WordedFact['kind']): readonly WordedFact[] {
  return view.facts.filter((fact) => fact.kind === kind)
}

function told({ id, text }: WordedFact): Piece {
  return { text, facts: [id] }
}

function distinct(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter((piece, at) => pieces.findIndex((other) => other.text === piece.text) === at)
}
