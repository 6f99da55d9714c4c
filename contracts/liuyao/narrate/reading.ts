import type { JudgementHit } from '@hefu/liuyao'
import { judgementLabels, windowSentence } from '@hefu/liuyao/labels'
import type { Derivation } from '../derivation.ts'
import { speechOf } from '../facts/speech.ts'
import { type DatedWindow, datedWindows, windowDates } from '../facts/windows.ts'
import { fill } from '../fill.ts'
import type { Piece, ReadingWords } from '../output.ts'
import { mostFacts } from '../segments.ts'
import { cautionOf } from './caution.ts'
import type { Voice } from './tables/voice/voice.ts'
import { voices } from './voices.ts'

/** A reading in the rule-based voice: the five fields from the derivation alone, the same words for the same derivation. */
export function narrateReading(derivation: Derivation): ReadingWords {
  const told = tellerOf(derivation)
  return { conclusion: conclusion(told), focus_points: focusPoints(told), advice: advice(told), keywords: keywords(told), answer: answer(told) }
}

type Teller = {
  readonly derivation: Derivation
  readonly voice: Voice
  /** Joins sentences: Chinese needs no blank. */
  readonly join: (sentences: readonly string[]) => string
  readonly fact: (id: string) => Piece
  readonly hit: (hit: JudgementHit) => Piece
}

function tellerOf(derivation: Derivation): Teller {
  const texts = new Map(derivation.facts.map((fact) => [fact.id, fact.text]))
  const fact = (id: string): Piece => ({ text: texts.get(id) ?? '', facts: [id] })
  const joint = derivation.language === 'en' ? ' ' : ''
  return { derivation, voice: voices[derivation.language], join: (sentences) => sentences.join(joint), fact, hit: ({ id }) => fact(`hit.${id}`) }
}

function conclusion({ derivation: { judgement, language }, voice, fact }: Teller): readonly Piece[] {
  const { category, relation = 'self' } = judgement.question
  const answer = fill(voice.matters[category].verdict[judgement.direction], { who: voice.who[relation], whose: voice.whose[relation] })
  const level = judgementLabels[language].level[judgement.level]
  return [{ text: voice.verdict(level, answer), facts: ['level', 'direction'] }, fact('subject')]
}

function focusPoints({ derivation: { judgement }, voice, hit }: Teller): readonly Piece[] {
  const { favouring, opposing } = judgement.top
  const against = judgement.direction === 'unfavourable'
  const [first, second] = against ? [opposing, favouring] : [favouring, opposing]
  const [missingFirst, missingSecond] = against ? [voice.nothingAgainst, voice.nothingFor] : [voice.nothingFor, voice.nothingAgainst]
  const other = second.slice(0, 2).map((one, at) => {
    const piece = hit(one)
    return at === 0 ? { ...piece, text: voice.contrary(piece.text) } : piece
  })
  return [...orSay(first.map(hit), missingFirst), ...orSay(other, missingSecond)]
}

function orSay(pieces: readonly Piece[], otherwise: string): readonly Piece[] {
  return pieces.length === 0 ? [{ text: otherwise, facts: ['direction'] }] : pieces
}

function advice({ derivation: { judgement }, voice }: Teller): readonly Piece[] {
  return voice.matters[judgement.question.category].advice[judgement.direction].map((text) => ({ text, facts: ['direction'] }))
}

function keywords({ derivation: { judgement, chart, language }, voice }: Teller): readonly string[] {
  const { judged, labels } = speechOf(language)
  const [window] = judgement.windows
  const words = [
    voice.matters[judgement.question.category].name,
    judged.level[judgement.level],
    judged.subject[judgement.subject.subject].replace(/^the /u, ''),
    ...chart.flags.slice(0, 1).map((flag) => labels.flag[flag]),
    ...(window === undefined
      ? []
      : [language === 'en' ? `${labels.branch[window.branch]} ${judged.unit[window.unit]}` : `${labels.branch[window.branch]}${judged.unit[window.unit]}`]),
  ]
  return [...new Set(words)]
}

function answer(told: Teller): readonly Piece[] {
  const { derivation, voice, join, fact } = told
  const { judgement, chart } = derivation
  const { category } = judgement.question
  const speaking = judgement.hits.filter((hit) => hit.effect !== '0')
  const count = { for: speaking.filter((hit) => hit.effect === '+').length, against: speaking.filter((hit) => hit.effect === '-').length }
  const plate = ['hexagram', ...(chart.changed === undefined ? [] : ['changed'])]
  const grounds = speaking.slice(0, mostFacts - plate.length).map((hit) => `hit.${hit.id}`)
  return [
    { text: voice.about(voice.matters[category].name, voice.sense[judgement.level]), facts: ['level'] },
    { text: join([...plate.map((id) => fact(id).text), voice.balance(count)]), facts: [...plate, ...grounds] },
    timing(told),
    { text: voice.caution[cautionOf(category)], facts: [] },
  ]
}

/** The likeliest window of each of the first three reasons, so that no sentence is built twice. */
function timing({ derivation: { chart, judgement, language }, voice, join }: Teller): Piece {
  const windows = datedWindows(chart, judgement).filter((window, at, all) => all.findIndex((other) => other.reason === window.reason) === at)
  const told = windows.slice(0, voice.windows.length)
  if (told.length === 0) return { text: voice.noWindow, facts: [] }
  const speech = speechOf(language)
  const sentence = (window: DatedWindow, at: number): string => {
    const text = join([windowSentence(window, language), ...windowDates({ ...window, place: at }, speech)])
    return voice.windows[at]?.(text) ?? text
  }
  return { text: join([...told.map(sentence), voice.hedge]), facts: told.map((window) => window.id) }
}
