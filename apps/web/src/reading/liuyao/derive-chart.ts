import { cast as castOf, type Chart, derive, seal } from '@hefu/liuyao'
import type { SessionWhole } from '@hefu/wire'

type Casting = Pick<SessionWhole, 'cast' | 'options'>

/** The plate of a cast. Throws `LiuyaoError` as the engine does. */
export function deriveChart({ cast, options }: Casting): Chart {
  return derive(castOf(cast, options), options)
}

/** The hash of the plate that this cast gives now, and the versions that it was made with. */
export function sealNow(casting: Casting): { readonly hash: string; readonly version: string } {
  const chart = deriveChart(casting)
  return { hash: seal(chart).hash, version: chart.engineVersion }
}
