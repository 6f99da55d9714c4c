import { screen as screened, stopText } from '@hefu/contracts/safety'
import { factsIn, type StoredReading } from '@hefu/contracts/liuyao'
import type { Provider } from '../provider.ts'
import { printFollowUp } from '../reading/print-reading.ts'
import { troubleOf } from '../reading/trouble.ts'
import { isRefusal, refusalOf } from '../refusal.ts'
import { checkedText } from './asked.ts'
import { type FollowedUp, followUp } from './follow-up.ts'
import type { Room } from './run-turn.ts'

/** A kept reading with all that a follow-up to it needs. */
export interface Further {
  readonly stored: StoredReading
  readonly room: Room
  readonly provider: Provider
}

/** Takes follow-ups from whoever sits there until an empty line; the second one is refused in a plain sentence and ends it. */
export async function askFurther({ stored, room, provider }: Further): Promise<void> {
  const { screen, dialogue } = room
  let answered = false
  for (;;) {
    screen.line()
    const typed = await dialogue.ask(answered ? screen.messages.ask.end : screen.messages.ask.followUp)
    if (typed === undefined || typed === '') return
    const text = soundText(typed, room)
    if (text === undefined) continue
    if (screened(text).kind === 'stop') return screen.line(stopText(screen.messages.language))
    const done = await followUp(text, stored, { room, provider })
    showFollowUp(done, { stored, room, provider })
    if ('refused' in done) return
    answered = answered || done.ended.status === 'completed'
  }
}

function soundText(typed: string, { screen }: Room): string | undefined {
  try {
    return checkedText(typed, '--follow-up')
  } catch (error) {
    if (!isRefusal(error)) throw error
    screen.remark(refusalOf(error, screen.messages).message)
    return undefined
  }
}

/** Shows what became of a follow-up. */
export function showFollowUp(done: FollowedUp, { stored, room, provider }: Further): void {
  const { screen } = room
  if ('refused' in done) return screen.line(done.refused.message)
  const { ended } = done
  if (ended.status === 'completed') printFollowUp(ended.said, factsIn(stored, screen.messages.language), { receipt: ended.short, screen })
  else screen.remark(troubleOf(ended, provider, screen).message)
}

/** What became of a follow-up, for machines. */
export function machineFollowUp(done: FollowedUp, { room, provider }: Further): unknown {
  if ('refused' in done) return { error: done.refused }
  const { turn, status, said, receipt } = done.ended
  if (status !== 'completed') return { error: troubleOf(done.ended, provider, room.screen), turn, receipt }
  return { answer: said.map(({ text, facts }) => ({ text, facts })), turn, receipt }
}

/** The exit code that a follow-up calls for. */
export function followUpCode(done: FollowedUp): number {
  if ('refused' in done) return 2
  return done.ended.status === 'completed' ? 0 : 1
}
