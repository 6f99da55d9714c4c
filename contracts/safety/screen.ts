import { families } from './rules/families.ts'
import { harmlessHan } from './rules/harmless/han.ts'
import { harmlessLatin } from './rules/harmless/latin.ts'
import type { Family, Rule, Script, Sort } from './rules/rule.ts'
import { signs as hanSigns } from './rules/self-harm/han/signs.ts'
import { signs as latinSigns } from './rules/self-harm/latin/signs.ts'
import { everyday } from './rules/harmless/everyday.ts'
import { type Language, languageOf } from './language.ts'
import { readBase } from './view/base.ts'
import { readHan } from './view/han.ts'
import { readLatin } from './view/latin.ts'
import { hideTitles } from './view/titles.ts'

/** The outcome of a screening. A stop names the kind of words found, never the words. */
export type Screening =
  | { readonly kind: 'pass' }
  | { readonly kind: 'stop'; readonly sort: Sort; readonly family: string; readonly rule: string; readonly language: Language }

interface Reading {
  readonly text: string
  readonly laughs: boolean
}

const hideHan = new RegExp(harmlessHan.map((phrase) => `(?:${phrase})`).join('|'), 'g')
const hideLatin = new RegExp(harmlessLatin.map((phrase) => `(?:${phrase})`).join('|'), 'g')
const hanEnd = /[。？]/
const signs = { han: hanSigns, latin: latinSigns } as const
const enough = 4
const signReach: Readonly<Record<Script, number>> = { han: 90, latin: 260 }

/** The sentence around a find, cut at the marks that end one. */
const sentenceAround = (text: string, start: number, end: number): string => {
  let from = start
  let to = end
  while (from > 0 && !hanEnd.test(text.charAt(from - 1)) && text.slice(from - 2, from + 1) !== ' . ') from -= 1
  while (to < text.length && !hanEnd.test(text.charAt(to)) && text.slice(to - 1, to + 2) !== ' . ') to += 1
  return text.slice(from, to)
}

const holds = (rule: Rule, reading: Reading): boolean => {
  if (rule.exaggerates === true && reading.laughs) return false
  if (rule.unlessAnywhere?.test(reading.text) === true) return false
  for (const found of reading.text.matchAll(rule.pattern)) {
    if (rule.unless === undefined || !rule.unless.test(sentenceAround(reading.text, found.index, found.index + found[0].length))) return true
  }
  return false
}

const findRule = (readings: Readonly<Record<Script, Reading>>): { readonly family: Family; readonly rule: Rule } | undefined => {
  for (const family of families) {
    const reading = readings[family.script]
    if (reading.text === '') continue
    const rule = family.rules.find((candidate) => holds(candidate, reading))
    if (rule !== undefined) return { family, rule }
  }
  return undefined
}

/** The names of weak signs that stand near each other and weigh enough together; undefined where there are none. */
const findSigns = (readings: Readonly<Record<Script, Reading>>): string | undefined => {
  for (const script of ['han', 'latin'] as const) {
    const { text } = readings[script]
    const needed = everyday[script].test(text) ? enough + 1 : enough
    const places = signs[script]
      .flatMap(({ group, weight, pattern }) => Array.from(text.matchAll(pattern), ({ index }) => ({ group, weight, at: index })))
      .toSorted((a, b) => a.at - b.at)
    for (const start of places) {
      const near = new Map(places.filter(({ at }) => at >= start.at && at - start.at <= signReach[script]).map(({ group, weight }) => [group, weight]))
      const total = [...near.values()].reduce<number>((sum, weight) => sum + weight, 0)
      if (near.size >= 2 && total >= needed) return [...near.keys()].join('+')
    }
  }
  return undefined
}

/**
 * Screens one user message before any engine or model call, by patterns of kinds. Pure: the message is neither kept nor returned.
 * Returns `stop` where the message speaks of the speaker's own wish to die or self-injury, or of another person at acute risk.
 */
export const screen = (message: string): Screening => {
  const base = readBase(hideTitles(message))
  const readings = {
    han: { text: readHan(base).replace(hideHan, '〇'), laughs: base.laughs },
    latin: { text: readLatin(base).replace(hideLatin, ' x'), laughs: base.laughs },
  }
  const found = findRule(readings)
  if (found !== undefined) return { kind: 'stop', sort: found.family.sort, family: found.family.name, rule: found.rule.id, language: languageOf(message) }
  const pair = findSigns(readings)
  return pair === undefined ? { kind: 'pass' } : { kind: 'stop', sort: 'self-harm', family: 'signs', rule: pair, language: languageOf(message) }
}
