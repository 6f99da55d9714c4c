import type { Language } from '@hefu/liuyao/labels'
import type { Log } from '@hefu/turn/host'
import { contractWords } from './words/contract-words.ts'

/** Whether a turn may be opened, and, where it may not, why, in the reader's language. */
export type Permission<Why extends string> = { readonly may: 'ok' } | { readonly may: Why; readonly sentence: string }

type Asked = { readonly cast: string; readonly language: Language; /** The turn that asks, where it is open already. */ readonly turn?: string }

/** Whether a cast may be read: once only. */
export async function mayRead(log: Pick<Log, 'rows'>, { cast, language, turn }: Asked): Promise<Permission<'read'>> {
  const rows = await log.rows('reading', { cast })
  return rows.every((row) => row['turn'] === turn) ? { may: 'ok' } : { may: 'read', sentence: contractWords[language].alreadyRead }
}

/** Whether a reading may be asked about: it must have been kept, and no follow-up of it delivered. A failed or stopped one does not count. */
export async function mayFollowUp(log: Pick<Log, 'rows'>, { cast, language, turn }: Asked): Promise<Permission<'no-reading' | 'used'>> {
  const words = contractWords[language]
  if ((await log.rows('reading', { cast })).length === 0) return { may: 'no-reading', sentence: words.noReading }
  const answered = await log.rows('follow_up', { reading: cast })
  return answered.every((row) => row['turn'] === turn) ? { may: 'ok' } : { may: 'used', sentence: words.followUpUsed }
}
