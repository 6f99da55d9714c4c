import type { TurnState } from '@hefu/turn'
import type { WriterTrouble } from '@hefu/wire'

/** What can go wrong with a provider that is there. */
export type ProviderTrouble = Exclude<WriterTrouble, 'gone'>

const troubles: Readonly<Record<string, ProviderTrouble>> = {
  key_refused: 'key',
  key_missing: 'key',
  rate_limited: 'rate',
  quota_spent: 'quota',
  not_an_api: 'address',
  unreachable: 'unreachable',
  socket_cut: 'unreachable',
  timed_out: 'slow',
  model_unknown: 'name',
}

/** What a code of the model adapter comes down to. */
export function troubleOfCode(code: string): ProviderTrouble {
  return troubles[code] ?? (/^provider_5\d\d$/u.test(code) ? 'theirs' : 'unusable')
}

/** Why a turn that failed got nothing from its provider; undefined where it got words, which were not kept. */
export function troubleOf({ attempts, deadline }: TurnState): WriterTrouble | undefined {
  const last = attempts.at(-1)
  if (last === undefined) return 'gone'
  if (deadline === true) return 'slow'
  const code = last.steps.at(-1)?.error
  return code === undefined ? undefined : troubleOfCode(code)
}
