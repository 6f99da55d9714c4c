import { readingContract, storedReading } from '@hefu/contracts/liuyao'
import { printReading } from '../reading/print-reading.ts'
import { troubleOf } from '../reading/trouble.ts'
import type { Provider } from '../provider.ts'
import type { CastToRead } from './cast-to-read.ts'
import { interruptedCode } from './dialogue.ts'
import { askFurther, followUpCode, type Further, machineFollowUp, showFollowUp } from './further.ts'
import { followUp } from './follow-up.ts'
import { keptProvider } from './opened-with.ts'
import { remember } from './remembered.ts'
import { type Ended, type Room, runTurn, sendNotice } from './run-turn.ts'

/** Reads a cast, whether fresh or kept, and takes its follow-up. Gives the exit code. Throws CliError. */
export async function readCast({ text, given, further }: CastToRead, room: Room, provider: Provider): Promise<number> {
  const { screen, quiet, keeping } = room
  const { id } = given.cast
  sendNotice(provider, screen)
  await remember({ session: id, text }, keeping)
  const input = { text, arguments: { ...given, provider: keptProvider(provider) } }
  const ended = await runTurn({ session: id, input, contract: readingContract(given) }, room)
  const stored = ended.status === 'completed' ? await storedReading(keeping.log, id) : undefined
  if (stored === undefined) return unread(ended, room, provider)
  if (!quiet) printReading(stored, ended.short, screen)
  return furtherOf(further, { stored, room, provider }, ended)
}

function unread(ended: Ended, { screen, quiet }: Room, provider: Provider): number {
  const trouble = troubleOf(ended, provider, screen)
  if (quiet) screen.json({ error: trouble, turn: ended.turn, receipt: ended.receipt })
  else screen.remark(`${trouble.message}\n${screen.messages.ask.howAgain(ended.turn)}`)
  return ended.status === 'interrupted' ? interruptedCode : 1
}

/** Takes the follow-ups of a reading that was shown: those given beforehand, else what is typed. Gives the exit code. */
export async function furtherOf(texts: readonly string[], about: Further, ended: Ended): Promise<number> {
  const { stored, room } = about
  const codes: number[] = []
  const told: unknown[] = []
  for (const text of texts) {
    const done = await followUp(text, stored, about)
    codes.push(followUpCode(done))
    if (room.quiet) told.push(machineFollowUp(done, about))
    else showFollowUp(done, about)
  }
  if (room.quiet) room.screen.json({ ...machineReading(about, ended), followUps: told })
  else if (texts.length === 0) await askFurther(about)
  return codes.find((code) => code !== 0) ?? 0
}

/** A kept reading, for machines. */
export function machineReading({ stored }: Pick<Further, 'stored'>, ended: Ended): Readonly<Record<string, unknown>> {
  const { cast, question, language, reading, facts } = stored
  return { cast, question, language, reading, facts, turn: ended.turn, receipt: ended.receipt }
}
