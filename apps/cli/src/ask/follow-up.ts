import { followUpContract, mayFollowUp, type StoredReading } from '@hefu/contracts/liuyao'
import type { Provider } from '../provider.ts'
import type { Refusal } from '../refusal.ts'
import { keptProvider } from './opened-with.ts'
import { type Ended, type Room, runTurn } from './run-turn.ts'

/** A follow-up that was answered or failed, or the sentence that refuses it. */
export type FollowedUp = { readonly ended: Ended } | { readonly refused: Refusal }

/** Asks the one follow-up to a kept reading; nothing is opened where there was one already. */
export async function followUp(
  text: string,
  stored: StoredReading,
  { room, provider }: { readonly room: Room; readonly provider: Provider },
): Promise<FollowedUp> {
  const { language } = room.screen.messages
  const permission = await mayFollowUp(room.keeping.log, { cast: stored.cast, language })
  if (permission.may !== 'ok') return { refused: { code: 'follow-up-used', message: permission.sentence, field: '--follow-up' } }
  const given = { language, reading: stored.cast }
  const input = { text, arguments: { ...given, provider: keptProvider(provider) } }
  const ended = await runTurn({ session: stored.session, input, contract: followUpContract(given, stored) }, room)
  return { ended }
}
