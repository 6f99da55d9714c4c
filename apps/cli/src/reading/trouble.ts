import type { Ended } from '../ask/run-turn.ts'
import type { ProviderTrouble } from '../messages/messages.ts'
import type { Provider } from '../provider.ts'
import type { Screen } from '../screen.ts'
import type { Refusal } from '../refusal.ts'

/** Codes of the model adapter that come down to one trouble for the reader. */
const troubles: Readonly<Record<string, ProviderTrouble>> = {
  key_refused: 'key_refused',
  key_missing: 'key_refused',
  rate_limited: 'rate_limited',
  quota_spent: 'rate_limited',
  not_an_api: 'not_an_api',
  unreachable: 'unreachable',
  timed_out: 'unreachable',
  socket_cut: 'unreachable',
}

/** What to tell a reader of a turn that did not come about: what the host said, what to check at the provider, and that nothing was charged. */
export function troubleOf({ status, said, trouble }: Ended, { model, address }: Provider, { messages }: Screen): Refusal {
  if (status === 'interrupted') return { code: 'cancelled', message: messages.ask.cancelled }
  const host = said.map(({ text }) => text).join('\n')
  if (trouble === undefined || address === undefined) return { code: 'failed', message: host === '' ? messages.ask.failed : host }
  const kind = troubles[trouble] ?? (/^provider_5\d\d$/u.test(trouble) ? 'provider_500' : 'other')
  return { code: trouble, message: `${messages.provider[kind]({ model: model.name, address })} ${messages.notCharged}` }
}
