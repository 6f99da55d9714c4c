import type { Branch, Element, Stem, Trigram } from '../../src/terms.ts'

/** What a trigram is and lends to a hexagram. */
export type TrigramRule = {
  /** Three bits, bottom line lowest, 1 = yang. */
  readonly bits: number
  readonly element: Element
  /** Stem when it stands below, and above. */
  readonly innerStem: Stem
  readonly outerStem: Stem
  /** First branch when it stands below, and above. */
  readonly innerBranch: Branch
  readonly outerBranch: Branch
  /** Branches from line to line: yang trigrams two forward, yin trigrams two back. */
  readonly step: 2 | -2
  /** Branches of its seat in the later-heaven order (后天); corner seats hold two. */
  readonly seat: readonly Branch[]
}

/** 纳甲 by 京房, as printed in 卜筮正宗 卷一 and 增删卜易 卷一 浑天甲子章; seats by 说卦. */
export const trigramRules: Readonly<Record<Trigram, TrigramRule>> = {
  qian: { bits: 0b111, element: 'metal', innerStem: 'jia', outerStem: 'ren', innerBranch: 'zi', outerBranch: 'wu', step: 2, seat: ['xu', 'hai'] },
  dui: { bits: 0b011, element: 'metal', innerStem: 'ding', outerStem: 'ding', innerBranch: 'si', outerBranch: 'hai', step: -2, seat: ['you'] },
  li: { bits: 0b101, element: 'fire', innerStem: 'ji', outerStem: 'ji', innerBranch: 'mao', outerBranch: 'you', step: -2, seat: ['wu'] },
  zhen: { bits: 0b001, element: 'wood', innerStem: 'geng', outerStem: 'geng', innerBranch: 'zi', outerBranch: 'wu', step: 2, seat: ['mao'] },
  xun: { bits: 0b110, element: 'wood', innerStem: 'xin', outerStem: 'xin', innerBranch: 'chou', outerBranch: 'wei', step: -2, seat: ['chen', 'si'] },
  kan: { bits: 0b010, element: 'water', innerStem: 'wu', outerStem: 'wu', innerBranch: 'yin', outerBranch: 'shen', step: 2, seat: ['zi'] },
  gen: { bits: 0b100, element: 'earth', innerStem: 'bing', outerStem: 'bing', innerBranch: 'chen', outerBranch: 'xu', step: 2, seat: ['chou', 'yin'] },
  kun: { bits: 0b000, element: 'earth', innerStem: 'yi', outerStem: 'gui', innerBranch: 'wei', outerBranch: 'chou', step: -2, seat: ['wei', 'shen'] },
}
