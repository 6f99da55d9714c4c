import type { Erased } from '@hefu/wire'
import type { UseCases } from '../session/use-cases.ts'

/** Takes away every session, every person and every provider with its key. What the operator set stays: the lines of help belong to no one's readings. */
export async function eraseEverything({ sessions, people, providers }: Pick<UseCases, 'sessions' | 'people' | 'providers'>): Promise<Erased> {
  const gone = { sessions: await sessions.eraseAll(), people: await people.eraseAll() }
  for (const { id } of await providers.list()) await providers.remove(id)
  return gone
}
