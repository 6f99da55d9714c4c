import type { Language } from '@hefu/liuyao/labels'
import { speechOf } from '../facts/speech.ts'
import type { Topic } from './tables/voice/voice.ts'
import { voices } from './voices.ts'

const asked = ['when', 'who', 'why', 'do'] as const

/** How many topics one answer takes up. */
const most = 2

/** What a question asks about, the first two; `outcome` where no word tells. It chooses which stored facts are told and decides nothing. */
export function topicsOf(question: string, language: Language): readonly Topic[] {
  const text = question.toLowerCase()
  const topics: Topic[] = asked.filter((topic) => Object.values(voices).some((voice) => voice.asks[topic].some((word) => says(text, word))))
  const named: Topic[] = linesNamed(question, language).length > 0 ? ['line'] : []
  const plain = [...named, ...topics]
  return plain.length === 0 ? ['outcome'] : plain.slice(0, most)
}

/** The lines that a question names by place or kin. */
export function linesNamed(question: string, language: Language): readonly string[] {
  const { labels } = speechOf(language)
  const text = question.toLowerCase()
  const places = Object.values(labels.position).filter((place) => says(text, place.toLowerCase()))
  const kins = Object.values(labels.kin).filter((kin) => says(text, kin.toLowerCase()))
  return [...places, ...kins]
}

/** Whether a text holds a word: Latin letters as a whole word, others anywhere. */
function says(text: string, word: string): boolean {
  if (!/^[a-z0-9 ]+$/u.test(word)) return text.includes(word)
  const at = ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return at.includes(` ${word} `)
}
