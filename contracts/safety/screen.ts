import { findRule } from './find-rule.ts'
import { type Language, languageOf } from './language.ts'
import { type Reading, readMessage } from './reading.ts'
import { families } from './rules/families.ts'
import { everyday } from './rules/harmless/everyday.ts'
import type { Script, Sign, Sort } from './rules/rule.ts'
import { signs as hanSigns } from './rules/self-harm/han/signs.ts'
import { signs as latinSigns } from './rules/self-harm/latin/signs.ts'

/** The outcome of a screening. A stop names the kind of words found, never the words. */
export type Screening =
  | { readonly kind: 'pass' }
  | { readonly kind: 'stop'; readonly sort: Sort; readonly family: string; readonly rule: string; readonly language: Language }

const signs: Readonly<Record<Script, readonly Sign[]>> = { han: hanSigns, latin: latinSigns }
const enough = 4
const signReach: Readonly<Record<Script, number>> = { han: 90, latin: 260 }

interface Place {
  readonly group: string
  readonly weight: number
  readonly at: number
}

const placesOf = (script: Script, text: string): readonly Place[] =>
  signs[script]
    .filter(({ pattern }) => text.search(pattern) >= 0)
    .flatMap(({ group, weight, pattern }) => Array.from(text.matchAll(pattern), ({ index }) => ({ group, weight, at: index })))
    .toSorted((a, b) => a.at - b.at)

/** The groups of signs that stand within reach of one another and weigh enough together; undefined where none do. */
const heavyGroups = (places: readonly Place[], needed: number, reach: number): string | undefined => {
  for (const [from, start] of places.entries()) {
    const near = new Map<string, number>()
    for (let next = from; next < places.length; next += 1) {
      const place = places[next]
      if (place === undefined || place.at - start.at > reach) break
      near.set(place.group, Math.max(place.weight, near.get(place.group) ?? 0))
    }
    const total = [...near.values()].reduce((sum, weight) => sum + weight, 0)
    if (near.size >= 2 && total >= needed) return [...near.keys()].join('+')
  }
  return undefined
}

const findSigns = ({ script, text, sentences, hide }: Reading): string | undefined => {
  if (text === '') return undefined
  const needed = everyday[script].test(text) ? enough + 1 : enough
  if (heavyGroups(placesOf(script, text), needed, signReach[script]) === undefined) return undefined
  return heavyGroups(placesOf(script, sentences.map((sentence) => hide(sentence.text)).join('')), needed, signReach[script])
}

/**
 * Screens one user message before any engine or model call, by patterns of kinds. Pure: the message is neither kept nor returned.
 * Returns `stop` where the message speaks of the speaker's own wish to die or self-injury, or of another person at acute risk.
 */
export const screen = (message: string): Screening => {
  const readings = readMessage(message)
  const found = findRule(readings, families)
  if (found !== undefined) return { kind: 'stop', sort: found.family.sort, family: found.family.name, rule: found.rule.id, language: languageOf(message) }
  const groups = findSigns(readings.han) ?? findSigns(readings.latin)
  return groups === undefined ? { kind: 'pass' } : { kind: 'stop', sort: 'self-harm', family: 'signs', rule: groups, language: languageOf(message) }
}
