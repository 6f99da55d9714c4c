import { fold } from './fold.ts'

/** All names of all places as one folded text, a line to a place, `|` between its names: searching it needs no list of names. */
export type NameText = {
  /** Begins and ends with a line break. */
  readonly text: string
  /** Where each row begins in the text, and at the end where it stops. */
  readonly starts: Int32Array
}

const newLine = 10

/** Folds the names of a table. */
export function nameTextOf(lines: readonly string[]): NameText {
  const text = `\n${fold(lines.join('\n'))}\n`
  const starts = new Int32Array(lines.length + 1)
  for (let at = 0, row = 0; at < text.length && row <= lines.length; at++) if (text.charCodeAt(at) === newLine) starts[row++] = at + 1
  return { text, starts }
}
