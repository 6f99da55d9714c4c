import { deriveReading } from '@hefu/contracts/liuyao'
import { cast, type Chart, derive, type Judgement, LiuyaoError, seal } from '@hefu/liuyao'
import type { CitedFact, NewCast } from '@hefu/wire'
import type { Refused } from './use-cases.ts'

/** A plate with its seal, and, where a matter was given, the judgement and the facts that follow from it. */
export type Plate = { readonly chart: Chart; readonly hash: string; readonly judgement?: Judgement; readonly facts?: readonly CitedFact[] }

/** Derives a cast without keeping it. What the engine refuses is refused with the engine's own word for it. */
export function plateOf({ cast: given, options, matter, language = 'zh-Hans' }: NewCast): Plate | Refused {
  try {
    if (matter === undefined) {
      const chart = derive(cast(given, options), options)
      return { chart, hash: seal(chart).hash }
    }
    const { chart, judgement, facts, hash } = deriveReading({ language, cast: { id: 'cast', ...given }, options, question: matter })
    return { chart, hash, judgement, facts }
  } catch (error) {
    if (error instanceof LiuyaoError) return { refused: 'cast-invalid', field: 'cast', allowed: [error.code] }
    throw error
  }
}
