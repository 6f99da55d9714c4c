import type { Reading } from './reading.ts'
import type { Family, Rule, Script } from './rules/rule.ts'

const excuseReach: Readonly<Record<Script, number>> = { han: 36, latin: 150 }

/** True where the rule finds something in the sentence that the words around it do not excuse. */
const holdsIn = (rule: Rule, sentence: string, reach: number): boolean => {
  for (const found of sentence.matchAll(rule.pattern)) {
    const around = sentence.slice(Math.max(0, found.index - reach), found.index + found[0].length + reach)
    if (rule.unless?.test(around) !== true) return true
  }
  return false
}

/** The sentences in which the rule finds something before harmless phrases are hidden. */
const suspects = (rule: Rule, { text, sentences }: Reading): readonly string[] => {
  const found: string[] = []
  let next = 0
  for (const { index } of text.matchAll(rule.pattern)) {
    while (next < sentences.length && (sentences[next]?.start ?? 0) <= index) next += 1
    const sentence = sentences[next - 1]?.text
    if (sentence !== undefined && found.at(-1) !== sentence) found.push(sentence)
  }
  return found
}

const holds = (rule: Rule, reading: Reading): boolean => {
  if (reading.text.search(rule.pattern) < 0) return false
  if (rule.exaggerates === true && reading.laughs) return false
  if (rule.unlessAnywhere?.test(reading.text) === true) return false
  return suspects(rule, reading).some((sentence) => holdsIn(rule, reading.hide(sentence), excuseReach[reading.script]))
}

/** The first rule of the families, in their order, that finds something which the words around it do not excuse. */
export const findRule = (
  readings: Readonly<Record<Script, Reading>>,
  families: readonly Family[],
): { readonly family: Family; readonly rule: Rule } | undefined => {
  for (const family of families) {
    const reading = readings[family.script]
    const rule = reading.text === '' ? undefined : family.rules.find((candidate) => holds(candidate, reading))
    if (rule !== undefined) return { family, rule }
  }
  return undefined
}
