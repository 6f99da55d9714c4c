import type { Position } from '../terms.ts'
import type { Facts } from './facts/facts.ts'
import type { LineSet } from './facts/line-set.ts'

/** The books that rules are taken from: 增删卜易, 卜筮正宗, 黄金策 (with 千金赋), 易隐. */
export const books = ['zengshan-buyi', 'bushi-zhengzong', 'huangjin-ce', 'yi-yin'] as const

/** One book. */
export type Book = (typeof books)[number]

/** Where a rule comes from: book and chapter, the chapter by its Chinese title. */
export type Cite = { readonly book: Book; readonly place: string }

/** For the matter asked about, against it, or a plain remark. */
export type Effect = '+' | '-' | '0'

/** How much a rule weighs: 1 a touch, 2 a clear sign, 3 decisive among its like, 5 where the book says "whatever the strength" (不论衰旺); 0 for remarks. */
export type Weight = 0 | 1 | 2 | 3 | 5

/** One rule of judgement. `match` names the lines it speaks of; the empty set means that it does not apply. */
export type Rule = { readonly id: string; readonly effect: Effect; readonly weight: Weight; readonly cite: Cite; readonly match: (facts: Facts) => LineSet }

/** One rule that applies to a plate and a question. */
export type Hit<Id extends string = string> = {
  readonly id: Id
  readonly effect: Effect
  readonly weight: Weight
  readonly lines: readonly Position[]
  readonly cite: Cite
}
