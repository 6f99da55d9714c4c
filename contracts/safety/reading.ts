import { harmlessHan } from './rules/harmless/han.ts'
import { harmlessLatin } from './rules/harmless/latin.ts'
import type { Script } from './rules/rule.ts'
import { readBase } from './view/base.ts'
import { readHan } from './view/han.ts'
import { readLatin } from './view/latin.ts'
import { hideTitles } from './view/titles.ts'

/** One sentence and where it starts in the whole text. */
export interface Sentence {
  readonly text: string
  readonly start: number
}

/** One message in one script: the whole, its sentences, and each sentence without its harmless phrases. */
export interface Reading {
  readonly script: Script
  readonly text: string
  readonly sentences: readonly Sentence[]
  /** True where the message laughs about itself. */
  readonly laughs: boolean
  /** The text with harmless phrases hidden; worked out once for each text asked for. */
  readonly hide: (text: string) => string
}

const harmless = {
  han: new RegExp(harmlessHan.map((phrase) => `(?:${phrase})`).join('|'), 'g'),
  latin: new RegExp(harmlessLatin.map((phrase) => `(?:${phrase})`).join('|'), 'g'),
} as const
const blank = { han: '〇', latin: ' x' } as const

const ends = { han: /(?<=[。？])/, latin: /(?<= \.)/ } as const

const split = (script: Script, text: string): readonly Sentence[] => {
  let start = 0
  return text.split(ends[script]).map((part) => {
    const sentence = { text: part, start }
    start += part.length
    return sentence
  })
}

const reading = (script: Script, text: string, laughs: boolean): Reading => {
  const hidden = new Map<string, string>()
  const hide = (part: string): string => {
    const known = hidden.get(part) ?? part.replace(harmless[script], blank[script])
    hidden.set(part, known)
    return known
  }
  return { script, text, sentences: split(script, text), laughs, hide }
}

/** Reads one message in both scripts; a script that the message does not use reads as an empty text. */
export const readMessage = (message: string): Readonly<Record<Script, Reading>> => {
  const base = readBase(hideTitles(message))
  return { han: reading('han', readHan(base), base.laughs), latin: reading('latin', readLatin(base), base.laughs) }
}
