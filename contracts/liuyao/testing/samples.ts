import { categories, openZone, pillarFrom, type Question, terms, type When } from '@hefu/liuyao'
import type { Language } from '@hefu/liuyao/labels'
import type { ReadingArguments } from '../arguments.ts'

/** Numbers below a bound from a fixed seed (a linear congruential generator of 32 bits). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Arguments of a reading about money, cast at 23:10 on 26 July 2026 in Shanghai. */
export function sampleArguments(language: Language, id = 'cast-1'): ReadingArguments {
  const when = openZone('Asia/Shanghai').momentAt(1_785_078_600)
  return { language, cast: { id, way: { kind: 'lines', values: [9, 7, 8, 7, 9, 8] }, when }, options: {}, question: { category: 'wealth' } }
}

/** Arguments of a reading of any kind, from a source of numbers. */
export function randomArguments(language: Language, category: Question['category'], next: (below: number) => number): ReadingArguments {
  const values = Array.from({ length: 6 }, () => 6 + next(4))
  const relation = (['self', 'parent', 'sibling', 'partner', 'child', 'other'] as const)[next(6)] ?? 'self'
  const duration = category === 'illness' ? ({ duration: next(2) === 0 ? 'recent' : 'long' } as const) : {}
  return {
    language,
    cast: { id: 'random', way: { kind: 'lines', values }, when: next(3) === 0 ? pillarsFrom(next) : momentFrom(next) },
    options: next(4) === 0 ? { preset: (['zhengzong', 'yinyin'] as const)[next(2)] ?? 'yinyin' } : {},
    question: { category, relation, sex: next(2) === 0 ? 'female' : 'male', ...duration },
  }
}

function momentFrom(next: (below: number) => number): When {
  return openZone('Asia/Shanghai').momentAt(946_684_800 + next(1_500_000_000))
}

function pillarsFrom(next: (below: number) => number): When {
  const place = next(60)
  const [stem = 'jia', branch = 'zi', month = 'zi'] = [terms.stems[place % 10], terms.branches[place % 12], terms.branches[next(12)]]
  return { kind: 'pillars', monthBranch: month, day: pillarFrom(stem, branch) }
}

/** Every kind of question `times` times over. */
export function randomReadings(language: Language, times: number, seed: number): readonly ReadingArguments[] {
  const next = numbersFrom(seed)
  return Array.from({ length: times }, () => categories.map((category) => randomArguments(language, category, next))).flat()
}
