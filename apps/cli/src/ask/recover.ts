import { factsIn, readingName, storedReading, type StoredReading } from '@hefu/contracts/liuyao'
import type { TurnEvent, TurnInput } from '@hefu/turn'
import { textAt } from '../json.ts'
import { printFollowUp, printPlate, printReading } from '../reading/print-reading.ts'
import { troubleOf } from '../reading/trouble.ts'
import type { Provider } from '../provider.ts'
import type { Refusal } from '../refusal.ts'
import { plain } from '../text.ts'
import { castToRead } from './cast-to-read.ts'
import { askFurther } from './further.ts'
import { isOpenedWith, openedWith } from './opened-with.ts'
import { machineReading, readCast } from './read-cast.ts'
import { attended, endedTurn, type Ended, type Room, sendNotice } from './run-turn.ts'

/** A turn that a killed process left half-way: what it began with, and how it ended now. */
export interface Recovered {
  readonly contract: string
  readonly input: TurnInput
  readonly ended: Ended
}

/**
 * Finishes what a killed process left half-way, with the provider that each turn was opened with and the notice of an ordinary send. A turn
 * that was opened with another than the one that is set now is ended instead: nothing of it is sent anywhere.
 */
export async function recoverTurns(room: Room, provider: Provider): Promise<readonly Recovered[]> {
  const { log, host } = room.keeping
  const turns = await log.unfinished()
  if (turns.length === 0) return []
  const starts = await Promise.all(turns.map((turn) => startOf(turn, room)))
  for (const start of starts) await announce(start, room, provider)
  await attended({ turns, view: { release: 'hold', publicCodes: {} } }, room, async (signal) => void (await host.recover(signal)))
  return Promise.all(starts.map(async ({ turn, contract, input }) => ({ contract, input, ended: await endedTurn(turn, room.keeping) })))
}

type Start = Pick<Recovered, 'contract' | 'input'> & { readonly turn: string }

async function startOf(turn: string, { keeping }: Room): Promise<Start> {
  const [first] = await keeping.log.read(turn, 0)
  const event: TurnEvent | undefined = first?.event
  return event?.type === 'turn-start' ? { turn, contract: event.contract, input: event.input } : { turn, contract: '', input: { text: turn } }
}

async function announce({ turn, input }: Start, { keeping, screen }: Room, provider: Provider): Promise<void> {
  const { ask } = screen.messages
  if (!isOpenedWith(input, provider)) {
    screen.remark(otherProvider(input, screen.messages.ask))
    await keeping.host.cancel(turn)
    return
  }
  screen.remark(ask.resumed(plain(input.text)))
  sendNotice(provider, screen)
}

function otherProvider(input: TurnInput, { ended }: Room['screen']['messages']['ask']): string {
  const { model, address } = openedWith(input) ?? { model: '?' }
  return ended({ question: plain(input.text), model: plain(address === undefined ? model : `${model} (${address})`) })
}

/** Shows what became of a turn that was finished late, and offers what an ordinary one does: its follow-up, or to read the cast again. */
export async function showRecovered(recovered: Recovered, room: Room, provider: Provider): Promise<void> {
  const { ended, contract, input } = recovered
  const { screen } = room
  const stored = await readingOf(recovered, room)
  if (ended.status !== 'completed') {
    if (isOpenedWith(input, provider)) screen.remark(troubleOf(ended, provider, screen).message)
    if (stored === undefined) return offerAgain(recovered, room, provider)
  } else if (stored !== undefined && contract === readingName) {
    printPlate(stored, screen)
    printReading(stored, ended.short, screen)
  } else if (stored !== undefined) return printFollowUp(ended.said, factsIn(stored, screen.messages.language), { receipt: ended.short, screen })
  if (stored !== undefined) await askFurther({ stored, room, provider })
}

/** The kept reading that a turn made or asked about. */
async function readingOf({ input, ended }: Recovered, { keeping }: Room): Promise<StoredReading | undefined> {
  const [row] = await keeping.log.rows('reading', { turn: ended.turn })
  return storedReading(keeping.log, textAt(row, 'cast') ?? textAt(input.arguments, 'reading') ?? '')
}

async function offerAgain({ input, ended }: Recovered, room: Room, provider: Provider): Promise<void> {
  const { screen, dialogue } = room
  const { ask, language } = screen.messages
  const cast = castToRead(input, { language, further: [] })
  if (cast === undefined) return
  const { model, address } = provider
  const answer = await dialogue.ask(ask.offerAgain(address === undefined ? model.name : `${model.name} (${address})`))
  if (answer !== undefined && /^[yY是]/u.test(answer)) await readCast(cast, room, provider)
  else screen.remark(ask.howAgain(ended.turn))
}

/** What became of a turn that was finished late, for machines. */
export async function machineRecovered(recovered: Recovered, room: Room, provider: Provider): Promise<unknown> {
  const { ended, contract, input } = recovered
  const { turn, status, said, receipt } = ended
  const about = { turn, question: input.text, status }
  if (status !== 'completed') return { ...about, error: troubleFor(recovered, room, provider), receipt }
  const stored = await readingOf(recovered, room)
  if (contract === readingName && stored !== undefined) return { ...about, ...machineReading({ stored }, ended) }
  return { ...about, answer: said.map(({ text, facts }) => ({ text, facts })), receipt }
}

function troubleFor({ input, ended }: Recovered, { screen }: Room, provider: Provider): Refusal {
  if (isOpenedWith(input, provider)) return troubleOf(ended, provider, screen)
  return { code: 'provider-changed', message: otherProvider(input, screen.messages.ask) }
}
