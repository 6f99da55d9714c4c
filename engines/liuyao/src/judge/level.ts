import type { Hit } from './rule.ts'

/** The answer's direction for the one who asks. */
export const directions = ['favourable', 'mixed', 'unfavourable'] as const

/** One direction. */
export type Direction = (typeof directions)[number]

/** The seven levels of a sign, best first: 上上 上 中上 中 中下 下 下下. */
export const signLevels = ['best', 'good', 'fair-plus', 'fair', 'fair-minus', 'poor', 'worst'] as const

/** One level of a sign. */
export type SignLevel = (typeof signLevels)[number]

/** The lowest score of each level; the scale is fixed and symmetric about 0. */
export const levelCutOffs: readonly { readonly level: SignLevel; readonly from: number }[] = [
  { level: 'best', from: 8 },
  { level: 'good', from: 5 },
  { level: 'fair-plus', from: 1 },
  { level: 'fair', from: 0 },
  { level: 'fair-minus', from: -4 },
  { level: 'poor', from: -7 },
]

/** The sum of the weights for the matter less those against it. */
export function scoreOf(hits: readonly Hit[]): number {
  let score = 0
  for (const { effect, weight } of hits) {
    if (effect === '+') score += weight
    else if (effect === '-') score -= weight
  }
  return score
}

/** The level of a score. */
export function levelOf(score: number): SignLevel {
  return levelCutOffs.find(({ from }) => score >= from)?.level ?? 'worst'
}

/** The direction of a score: favourable above 0, unfavourable below, mixed at 0. */
export function directionOf(score: number): Direction {
  if (score === 0) return 'mixed'
  return score > 0 ? 'favourable' : 'unfavourable'
}
