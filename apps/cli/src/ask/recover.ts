import { type Piece, storedReading, type StoredReading } from '@hefu/contracts/liuyao'
import { render } from '@hefu/liuyao'
import { textAt } from '../json.ts'
import { printFollowUp, printReading } from '../reading/print-reading.ts'
import { troubleOf } from '../reading/trouble.ts'
import type { Provider } from '../provider.ts'
import { plain } from '../text.ts'
import { attended, endedTurn, type Ended, type Room } from './run-turn.ts'

/** What a killed process left half-way: each turn is finished now and, unless quiet, shown. */
export async function recoverTurns(room: Room, provider: Provider): Promise<readonly Ended[]> {
  const { log, host } = room.keeping
  const turns = await log.unfinished()
  if (turns.length === 0) return []
  for (const turn of turns) room.screen.remark(room.screen.messages.ask.resumed(await questionOf(turn, room)))
  await attended({ turns, view: { release: 'hold', publicCodes: {} } }, room, async (signal) => void (await host.recover(signal)))
  const ended = await Promise.all(turns.map((turn) => endedTurn(turn, room.keeping)))
  if (!room.quiet) for (const one of ended) await show(one, room, provider)
  return ended
}

async function questionOf(turn: string, { keeping }: Room): Promise<string> {
  const [first] = await keeping.log.read(turn, 0)
  return first?.event.type === 'turn-start' ? plain(first.event.input.text) : turn
}

async function show(ended: Ended, room: Room, provider: Provider): Promise<void> {
  const { screen, keeping } = room
  if (ended.status !== 'completed') return screen.remark(troubleOf(ended, provider, screen).message)
  const [read] = await keeping.log.rows('reading', { turn: ended.turn })
  const [followed] = await keeping.log.rows('follow_up', { turn: ended.turn })
  const stored = await storedReading(keeping.log, textAt(read, 'cast') ?? textAt(followed, 'reading') ?? '')
  if (stored === undefined) return
  if (read === undefined) return printFollowUp(pieces(ended), stored, { receipt: ended.short, screen })
  printPlate(stored, room)
  printReading(stored, ended.short, screen)
}

/** The plate that a stored reading rests on. */
function printPlate({ reading }: StoredReading, { screen }: Room): void {
  const { divination_derived: derived } = reading
  if (derived !== null) screen.line(render(derived.chart, { lang: screen.messages.language, format: 'text' }))
}

function pieces({ said }: Ended): readonly Piece[] {
  return said.map(({ text, facts }) => ({ text, facts }))
}
