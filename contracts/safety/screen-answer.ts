import { findRule } from './find-rule.ts'
import { languageOf } from './language.ts'
import { readMessage } from './reading.ts'
import { spokenToReader, verdicts } from './rules/families.ts'
import type { Screening } from './screen.ts'

const sentenceEnd = /(?<=[。！？!?\n]|[.](?=\s))/u

/** A sentence that sends somebody in despair to people who help names the despair, and must be allowed to. */
const care =
  /(?:如果|若|要是|一旦|倘若|当你|假如|難過|难过)[^。]{0,60}(?:拨打|撥打|热线|熱線|求助|寻求|尋求|专业|專業|(?:联系|聯絡|聯繫|告诉|告訴)[^。]{0,6}(?:家人|亲友|親友|朋友|医生|醫生|信任|身边|身邊))|\b(?:if|when|whenever|should) (?:you|anyone|someone)\b.{0,120}\b(?:call|reach|talk|tell|contact|text|seek|speak)\b.{0,60}\b(?:\d{3,}|hotline|line|someone|friend|doctor|professional|family|help|emergency|crisis|trust|person)\b/iu

const toReader: readonly (readonly [RegExp, string])[] = [
  [/[你您]/gu, '我'],
  [/\byou(?:['’]| a)re\b/giu, 'I am'],
  [/\byour(s?)elf\b|\byourselves\b/giu, 'myself'],
  [/\byours\b/giu, 'mine'],
  [/\byour\b/giu, 'my'],
  [/\b(without|than|for|to|of|from|with|about|around|kill|hurt|let|make) you\b/giu, '$1 me'],
  [/\byou\b/giu, 'I'],
]

/**
 * Screens a text that a model wrote for a reader. Returns `stop` where it would lead its reader towards death or self-injury, read as if the
 * reader said it of themselves, or where it states as certain a diagnosis, a span of life, what a pregnancy brings, a draw, a price, a
 * judgment of a court, or a private act of another person. A sentence that sends somebody to help passes. Pure, like `screen`.
 */
export const screenAnswer = (text: string): Screening => {
  const kept = text
    .split(sentenceEnd)
    .filter((sentence) => !care.test(sentence))
    .join('')
  const turned = toReader.reduce((soFar, [from, to]) => soFar.replace(from, to), kept)
  const found = findRule(readMessage(turned), spokenToReader) ?? findRule(readMessage(kept), verdicts)
  return found === undefined
    ? { kind: 'pass' }
    : { kind: 'stop', sort: found.family.sort, family: found.family.name, rule: found.rule.id, language: languageOf(text) }
}
