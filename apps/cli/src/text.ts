import { stripVTControlCharacters } from 'node:util'

const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u

/** Columns that a text takes in a terminal. */
export function columnsOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (/\p{M}/u.test(sign) ? 0 : wide.test(sign) ? 2 : 1), 0)
}

/** A text from outside without anything that a terminal would obey. */
export function plain(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
}

/** Breaks a text at `columns`, at spaces or between Chinese characters, each further line led by `indent` spaces. */
export function wrapped(text: string, { columns, indent }: { readonly columns: number; readonly indent: number }): string {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const piece of piecesOf(paragraph)) {
      if (line !== '' && columnsOf(line) + columnsOf(piece.trimEnd()) > columns - indent) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += line === '' ? piece.trimStart() : piece
    }
    lines.push(line.trimEnd())
  }
  return lines.join(`\n${' '.repeat(indent)}`)
}

/** Pieces that stay together: a word with its space, a Chinese character with the closing marks after it. */
function piecesOf(text: string): readonly string[] {
  return text.match(/[\p{Script=Han}][\p{Pe}\p{Pf}，。；：！？、”’》）]*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []
}
