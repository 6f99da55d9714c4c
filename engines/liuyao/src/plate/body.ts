import type { Body } from '../chart.ts'
import { at } from '../list.ts'
import type { Hexagram } from '../hexagram/types.ts'
import type { Options } from '../options.ts'
import { branchIndex } from '../phase/branch.ts'
import { positions } from '../terms.ts'

/**
 * The body line. 卦身: a branch by the hexagram, on as many lines as carry it. 世身: the line named by the branch of 世,
 * 子午 the first, 丑未 the second, on to 巳亥 the sixth.
 */
export function bodyOf(base: Hexagram, kind: Options['body']): Body {
  if (kind === 'hexagram-body') {
    return { kind, branch: base.body, lines: base.lines.filter((line) => line.branch === base.body).map((line) => line.position) }
  }
  const position = at(positions, branchIndex[at(base.lines, base.self - 1).branch] % 6)
  return { kind, branch: at(base.lines, position - 1).branch, lines: [position] }
}
