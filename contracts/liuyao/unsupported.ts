import { signLevels, terms } from '@hefu/liuyao'
import { hexagramLabel, type Language } from '@hefu/liuyao/labels'
import type { WordedFact } from './facts/describe.ts'
import { type Speech, speechOf } from './facts/speech.ts'

/** A thing of the plate that a text names though no derived fact does: its kind, and the word as it stands in the text. */
export type Unsupported = { readonly kind: 'branch' | 'kin' | 'line' | 'hexagram' | 'sign'; readonly word: string }

/**
 * Branches, kin, lines, hexagrams and signs that a text names against the facts it was written from. A second signal beside the cited ids:
 * it marks a receipt and breaks nothing, so it prefers to miss an odd wording to marking ordinary words.
 */
export function unsupported(text: string, facts: readonly WordedFact[], language: Language): readonly Unsupported[] {
  const check: Check = { text, facts, speech: speechOf(language), known: facts.map((fact) => fact.text).join('\n') }
  const found = [...branchesOf(check), ...kinOf(check), ...linesOf(check), ...hexagramsOf(check), ...signsOf(check)]
  return found.filter((one, at) => found.findIndex((other) => other.kind === one.kind && other.word === one.word) === at)
}

type Check = { readonly text: string; readonly facts: readonly WordedFact[]; readonly speech: Speech; readonly known: string }

const chinese = ({ speech }: Check): boolean => speech.language !== 'en'

function either(words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length).join('|')
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

/** A hexagram by its full name, or by its short name before 卦; in English beside the word hexagram, or with its pinyin. */
function hexagramsOf(check: Check): readonly Unsupported[] {
  const numbers = Array.from({ length: 64 }, (_, place) => place + 1)
  return numbers.flatMap((number) => {
    const { name, fullName, pinyin } = hexagramLabel(number, check.speech.language)
    const short = name === '解' ? [] : [`${name}卦`]
    const spoken = chinese(check) ? [fullName, ...short] : [`hexagram ${name}`, `${name} hexagram`, `${name} (${pinyin})`]
    const word = spoken.find((candidate) => holds(check.text, candidate, check))
    return word === undefined || check.known.includes(chinese(check) ? fullName : `${name} (${pinyin})`) ? [] : [{ kind: 'hexagram', word } as const]
  })
}

/** A sign other than the fixed one. */
function signsOf(check: Check): readonly Unsupported[] {
  const { level } = check.speech.judged
  const words = either(signLevels.map((one) => level[one]))
  const pattern = chinese(check) ? new RegExp(words, 'gu') : new RegExp(`(?<=\\bsign (?:is|remains|stays|becomes) )(?:${words})\\b`, 'gu')
  const own = check.facts.find((fact) => fact.kind === 'level')?.text ?? ''
  const fixed = matches(own, pattern)[0]
  return matches(check.text, pattern).flatMap((word) => (word === fixed ? [] : [{ kind: 'sign', word } as const]))
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([whole]) => whole)
}

/** Whether a text holds a word; Latin words only as whole ones. */
function holds(text: string, word: string, check: Check): boolean {
  if (chinese(check)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[A-Za-z]/u.test(`${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`)) return true
  }
  return false
}
