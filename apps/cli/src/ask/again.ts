import { deriveReading, readingName, storedReading } from '@hefu/contracts/liuyao'
import { render } from '@hefu/liuyao'
import { CliError } from '../error.ts'
import type { Provider } from '../provider.ts'
import { printPlate, printReading } from '../reading/print-reading.ts'
import { type CastToRead, castToRead } from './cast-to-read.ts'
import { furtherOf, readCast } from './read-cast.ts'
import { remembered } from './remembered.ts'
import { endedTurn, type Room, sendNotice } from './run-turn.ts'

/** Which kept cast is taken up: the one of a turn, or the last one; and the follow-ups that were given beforehand. */
export interface Again {
  readonly turn: string | undefined
  readonly further: readonly string[]
}

/**
 * Takes up a kept cast: one whose reading failed is read again, as it fell; one that was read is shown, and its follow-up may be asked.
 * Gives the exit code. Throws CliError 'cast-unknown'.
 */
export async function takeUp(again: Again, room: Room, provider: Provider): Promise<number> {
  const { screen, quiet, keeping } = room
  const { messages } = screen
  const cast = await keptCast(again, room)
  const stored = await storedReading(keeping.log, cast.given.cast.id)
  if (stored === undefined) {
    if (!quiet) screen.line(render(deriveReading(cast.given).chart, { lang: messages.language, format: 'text' }))
    return readCast(cast, room, provider)
  }
  const ended = await endedTurn(stored.turn, keeping)
  if (!quiet) {
    screen.remark(messages.ask.read)
    printPlate(stored, screen)
    printReading(stored, ended.short, screen)
  }
  sendNotice(provider, screen)
  return furtherOf(cast.further, { stored, room, provider }, ended)
}

async function keptCast({ turn, further }: Again, { keeping, screen }: Room): Promise<CastToRead> {
  const { log } = keeping
  const session = turn === undefined ? await remembered(keeping) : (await log.turn(turn))?.session
  for (const row of session === undefined ? [] : await log.turns(session)) {
    const [first] = await log.read(row.turn, 0)
    const event = first?.event
    const cast =
      event?.type === 'turn-start' && event.contract === readingName ? castToRead(event.input, { language: screen.messages.language, further }) : undefined
    if (cast !== undefined) return cast
  }
  throw new CliError('cast-unknown', { field: '--again', ...(turn === undefined ? {} : { value: turn }) })
}
