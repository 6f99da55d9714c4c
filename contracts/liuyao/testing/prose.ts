import { labelsOf, type Language } from '@hefu/liuyao/labels'
import type { WordedFact } from '../facts/describe.ts'

/** The first thing in a text that no finished sentence has: a hole, a raw id, doubled punctuation; undefined where there is none. */
export function slip(text: string, facts: readonly WordedFact[], language: Language): string | undefined {
  const broken = /[{}<>]|undefined|null|NaN|\[object|，，|。。|：。|、。|，。|\.\.|,,| {2}| [.,;:]|^\s|\s$/u.exec(text)?.[0]
  if (language !== 'en') return broken ?? /[A-Za-z]+/u.exec(text)?.[0]
  return broken ?? /[a-z][A-Z]/u.exec(text)?.[0] ?? facts.find(({ id }) => id.includes('.') && text.includes(id))?.id
}

/** A sentence frame that stands three times in the texts, with names of the plate, numbers and dates masked; undefined where there is none. */
export function repeatedFrame(texts: readonly string[], language: Language): string | undefined {
  const { branch, element, kin, position } = labelsOf(language)
  const names = [branch, element, kin, position].flatMap((table) => Object.values(table)).toSorted((a, b) => b.length - a.length)
  const masked = names.reduce((rest, name) => rest.replaceAll(name, '#'), texts.join('\n')).replaceAll(/\d+/gu, '#')
  const sentences = masked
    .split(/[。；\n]|(?<=[.;]) /u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 4)
  return sentences.find((sentence) => sentences.filter((other) => other === sentence).length > 2)
}
