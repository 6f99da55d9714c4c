import type { Cite, Effect, Judgement } from '@hefu/liuyao'
import type { CitedFact } from '@hefu/wire'

/** The rule that a fact follows from, with the place in its book; undefined for what the plate itself shows. */
export type Source = Cite & { readonly effect?: Effect }

/** Looks up the rule of a fact in the sealed judgement. */
export function sourceOf({ id, kind }: CitedFact, judgement: Judgement): Source | undefined {
  if (kind === 'hit') {
    const hit = judgement.hits.find((one) => id === `hit.${one.id}`)
    return hit === undefined ? undefined : { ...hit.cite, effect: hit.effect }
  }
  return kind === 'window' ? judgement.windows[Number(id.slice('window.'.length)) - 1]?.cite : undefined
}
