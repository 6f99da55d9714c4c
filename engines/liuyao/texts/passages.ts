import type { HexagramText } from './hexagram-text.ts'

/** Every text of one hexagram in order: the judgement, the six lines from the bottom, and the extra text where there is one. */
export function passages(text: HexagramText): readonly string[] {
  return [text.judgement, ...text.lines, ...(text.extra === undefined ? [] : [text.extra])]
}
