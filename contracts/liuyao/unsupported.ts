import { terms } from '@hefu/liuyao'
import type { Language } from '@hefu/liuyao/labels'
import type { WordedFact } from './facts/describe.ts'
import { speechOf } from './facts/speech.ts'
import { type Check, chinese, either, holds, matches, type Unsupported } from './unsupported/check.ts'
import { datesOf } from './unsupported/dates.ts'
import { hexagramsOf } from './unsupported/hexagrams.ts'
import { signsOf } from './unsupported/signs.ts'

export type { Unsupported } from './unsupported/check.ts'

/**
 * Branches, kin, lines, hexagrams, signs and dates that a text names against the facts it was written from. A second signal beside the cited ids:
 * it marks a receipt and breaks nothing, so it prefers to miss an odd wording to marking ordinary words.
 */
export function unsupported(text: string, facts: readonly WordedFact[], language: Language): readonly Unsupported[] {
  const check: Check = { text, facts, speech: speechOf(language), known: facts.map((fact) => fact.text).join('\n') }
  const found = [...branchesOf(check), ...kinOf(check), ...linesOf(check), ...hexagramsOf(check), ...signsOf(check), ...datesOf(check)]
  return found.filter((one, at) => found.findIndex((other) => other.kind === one.kind && other.word === one.word) === at)
}

/** A branch stands before its phase or a stretch of time (卯木, 卯日), or after its stem (Ding-Mao); 孩子年纪 and 上午时 are no branches. */
function branchesOf(check: Check): readonly Unsupported[] {
  const { labels, judged } = check.speech
  const words = Object.values(labels.branch)
  const after = either([...Object.values(labels.element), ...Object.values(judged.unit)])
  const pattern = chinese(check)
    ? new RegExp(`(?<![孩儿兒妻日样樣女弟房身句例分上中下正])(${either(words)})(?=${after})`, 'gu')
    : new RegExp(`\\b(${either(words)})\\b(?= (?:${after})\\b)|(?<=\\b(?:${either(Object.values(labels.stem))})-)(?:${either(words)})\\b`, 'gu')
  const known = Object.values(labels.kin).reduce((rest, kin) => rest.replaceAll(kin, ''), check.known)
  return matches(check.text, pattern).flatMap((word) => (holds(known, word, check) ? [] : [{ kind: 'branch', word } as const]))
}

/** A kin stands before 爻 or line, so that 父母 as people is no kin. */
function kinOf(check: Check): readonly Unsupported[] {
  const words = either(Object.values(check.speech.labels.kin))
  const pattern = chinese(check) ? new RegExp(`(?:${words})(?=爻)`, 'gu') : new RegExp(`\\b(?:${words})(?= line\\b)`, 'gu')
  return matches(check.text, pattern).flatMap((word) => (holds(check.known, word, check) ? [] : [{ kind: 'kin', word } as const]))
}

/** A line that no hexagram has, or one named together with a kin or branch that no fact of this line holds. */
function linesOf(check: Check): readonly Unsupported[] {
  const { labels } = check.speech
  const things = either([...Object.values(labels.kin), ...Object.values(labels.branch)])
  const stems = either(Object.values(labels.stem))
  const none = matches(check.text, chinese(check) ? /[七八九十]爻/gu : /\bline (?:0|[7-9]|\d{2,})\b/gu)
  const wrong = terms.positions.flatMap((position) => {
    const place = labels.position[position]
    const pattern = chinese(check)
      ? new RegExp(`${place}(?:是|为|為|的)?(?:${stems})?(${things})`, 'gu')
      : new RegExp(`\\b${place}(?: is| is the|,)? \\(?(?:the )?(?:(?:${stems})-)?(${things})\\b`, 'giu')
    const own = check.facts
      .filter((fact) => fact.lines.includes(position))
      .map((fact) => fact.text)
      .join('\n')
    return [...check.text.matchAll(pattern)].flatMap(([whole, thing = '']) => (own.includes(thing) ? [] : [whole]))
  })
  return [...none, ...wrong].map((word) => ({ kind: 'line', word }))
}
