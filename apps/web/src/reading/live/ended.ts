import type { TurnSummary, WriterTrouble } from '@hefu/wire'
import type { SayReading } from '../words.ts'

/** Troubles that asking again at once meets again: something has to be set first. */
const toBeSet: ReadonlySet<WriterTrouble> = new Set(['key', 'quota', 'address', 'name', 'gone'])

/** Whether the settings have to be changed before a turn can come to anything. */
export const mustBeSet = ({ trouble }: TurnSummary): boolean => trouble !== undefined && toBeSet.has(trouble)

/** What became of a turn that was not kept: why, what is kept, what it cost, what can be done next. */
export function endedSentence({ status, kind, charge, trouble }: TurnSummary, say: SayReading): string {
  const of = kind === 'reading' ? 'reading' : 'followUp'
  if (status === 'interrupted') return say(`stopped.${of}`)
  if (charge > 0) return say('failed.charged', { charge })
  if (trouble === undefined) return say(`failed.${of}`)
  return say('writer', { trouble: say(`trouble.${trouble}`), kept: say(`writer.${of}`), next: say(`trouble.${trouble}.next`) })
}
