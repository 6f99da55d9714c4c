import type { Erased } from '@hefu/wire'
import type { UseCases } from '../session/use-cases.ts'

/** Takes away every session and every provider with its key. What the operator set stays: the lines of help belong to no one's readings. */
export async function eraseEverything({ sessions, providers }: Pick<UseCases, 'sessions' | 'providers'>): Promise<Erased> {
  const gone = await sessions.eraseAll()
  for (const { id } of await providers.list()) await providers.remove(id)
  return { sessions: gone }
}
