import type { KeptFollowUp, KeptReading } from '@hefu/wire'

/** Headings and sentences around copied words. */
export type CopyWords = {
  readonly level: string
  readonly hexagrams: string
  readonly answer: string
  readonly focus: string
  readonly advice: string
  readonly windows: string
  readonly label: string
}

/** A reading as plain text for the clipboard, its label last. */
export function readingText(question: string, { reading, facts }: KeptReading, words: CopyWords): string {
  const windows = facts.filter(({ kind }) => kind === 'window').map(({ text }) => text)
  const blocks = [
    question,
    `${words.hexagrams} · ${words.level}`,
    prose(reading.conclusion),
    titled(
      words.answer,
      reading.answer.map(({ text }) => text),
    ),
    titled(words.focus, listed(reading.focus_points)),
    titled(words.advice, listed(reading.advice)),
    titled(words.windows, windows),
    words.label,
  ]
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** A follow-up as plain text, its label last. */
export function followUpText({ text, answer }: KeptFollowUp, label: string): string {
  return [text, ...answer.map((piece) => piece.text), label].join('\n\n')
}

type Pieces = readonly { readonly text: string }[]

const prose = (pieces: Pieces): string => pieces.map(({ text }) => text).join('\n')
const listed = (pieces: Pieces): readonly string[] => pieces.map(({ text }, at) => `${at + 1}. ${text}`)
const titled = (title: string, lines: readonly string[]): string => (lines.length === 0 ? '' : [title, ...lines].join('\n'))
