import { characterPairs } from '../rules/characters.ts'
import { borrowed, respellings } from '../rules/spellings.ts'
import type { Base } from './base.ts'
import { toCharacters, toSyllables } from './pinyin.ts'
import { joinSpaced } from './spaced.ts'

const lent = new Map(Object.entries(borrowed))
const simplified = new Map(
  Array.from({ length: characterPairs.length / 2 }, (_, index) => [characterPairs.charAt(index * 2), characterPairs.charAt(index * 2 + 1)]),
)
const simplifiable = new RegExp(`[${[...simplified.keys()].join('')}]`, 'g')
const romanisedHint = /xiang|huo|sha|sheng|jie|likai|ziji|zijin|zican|xunsi|qu\d? ?si|tiao|gewan|yishu|yongbie|leizhui/
const toneMarks = /[\u0300-\u036f]/g
const latinRun = /[a-z][a-z0-5]*(?:[\s'’-]+[a-z][a-z0-5]*)*/g
const word = /[a-z]+/g

const simplify = (text: string): string => text.replace(simplifiable, (character) => simplified.get(character) ?? character)

/** Latin letters are read as Chinese where they are romanised words, or English words inside a Chinese sentence. */
const readLetters = (text: string, hasHan: boolean): string => {
  const plain = text.normalize('NFD').replace(toneMarks, '').normalize('NFC')
  if (!hasHan && !romanisedHint.test(plain)) return ''
  const runs = Array.from(plain.matchAll(latinRun), ([run]) => toSyllables(run))
  const romanisedText = runs.some((found) => found !== undefined && found.length >= 3)
  if (!hasHan && !romanisedText) return ''
  const lend = (run: string): string => run.replace(word, (english) => lent.get(english) ?? english)
  return plain.replace(latinRun, (run) => {
    const english = hasHan ? lend(run) : run
    if (english !== run) return english
    const found = toSyllables(run)
    return found === undefined ? run : toCharacters(found)
  })
}

const spaces = /(?<![a-z])\s+|\s+(?![a-z])/g
const quotes = /["'“”‘’「」『』`*_]/g
const stops = /[!！。;；]+|(?<!\d)\.(?!\d)/g
const pauses = /[,、:：~～…—–()（）[\]【】|]+/g

/**
 * The han reading of a message: simplified characters without spaces, quotation marks, masked spellings or romanised words,
 * with three marks left: `，` for a pause, `。` for an end and `？` for a question.
 */
export const readHan = (base: Base): string => {
  const joined = joinSpaced(simplify(base.text))
  const text = readLetters(joined, base.hasHan)
    .replace(/[\r\n]+/g, '。')
    .replace(/\.{2,}/g, '，')
    .replace(/\?/g, '？')
    .replace(stops, '。')
    .replace(pauses, '，')
    .replace(quotes, '')
    .replace(spaces, '')
  return respellings.reduce((reading, { from, to }) => reading.replace(from, to), text)
}
