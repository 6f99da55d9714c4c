import { follow, type Log, type Opened, type TurnRow, type View } from '@hefu/turn/host'
import { longestOutcome } from '@hefu/wire'
import { ServerError } from '../error.ts'
import { askedOf, wordsOf } from './asked.ts'
import { receiptFrom } from './kept.ts'
import { houseAccount, isUnfinished, type SessionRoom } from './room.ts'
import type { Refused, Turns } from './use-cases.ts'
import { soundWords } from './words.ts'

/** How much of a Liu Yao turn may be seen: no word before the verdict. */
const held: View = { release: 'hold', publicCodes: {} }

/** Turns of sessions. Opening one writes its job too; whichever node takes the job drives it. */
export function turnsOf(room: SessionRoom): Turns {
  const { log, bell, host, casts, reports, screened, writers, clock } = room
  const known = async (turn: string): Promise<TurnRow | Refused> => (await log.turn(turn)) ?? { refused: 'turn-unknown' }
  return {
    open: async (session, given) => {
      const cast = await casts.row(session)
      if (cast === undefined) return { refused: 'session-unknown' }
      const said = wordsOf(given, cast)
      if ('refused' in said) return said
      const stop = await screened(said.words, given.language)
      if (stop !== undefined) return stop
      const asked = await askedOf(said.words, { given, cast, room })
      if ('refused' in asked) return (await sentBefore(session, given.request, log)) ?? asked
      const writer = await writers.current()
      if ('refused' in writer) return (await sentBefore(session, given.request, log)) ?? writer
      const input = { text: asked.text, arguments: { ...asked.arguments, ...writer } }
      const opened = await host.open({ session, request: given.request, input, account: houseAccount }, asked.contract).catch(goneOrThrow)
      return opened === undefined ? { refused: 'session-unknown' } : toldOf(opened)
    },
    seen: async (turn) => {
      const row = await known(turn)
      return 'refused' in row ? row : { view: await viewOf(turn, room), last: row.last, ended: !isUnfinished(row) }
    },
    follow: async function* (turn, from) {
      yield* follow(turn, from, { log, bell, view: await viewOf(turn, room) })
    },
    cancel: async (turn) => {
      if (await host.cancel(turn)) return { cancelled: true }
      const row = await known(turn)
      return 'refused' in row ? row : { refused: 'turn-over' }
    },
    receipt: async (turn) => {
      const row = await known(turn)
      if ('refused' in row) return row
      if (isUnfinished(row)) return { refused: 'session-busy', turn }
      return receiptFrom((await log.receipt(turn))?.receipt) ?? { refused: 'turn-unknown' }
    },
    report: async (turn, given) => {
      const sound = soundWords(given, 'note', longestOutcome)
      if ('refused' in sound) return sound
      const row = await known(turn)
      if ('refused' in row) return row
      await reports.add({ turn, session: row.session, at: clock.now(), note: sound.words })
      return { reported: true }
    },
  }
}

/** The turn that a request opened before: what may not be opened anew may have been opened by this very request. */
async function sentBefore(session: string, request: string, log: Log): Promise<{ readonly kind: 'same'; readonly turn: string } | undefined> {
  const sent = (await log.turns(session)).find((each) => each.request === request)
  return sent === undefined ? undefined : { kind: 'same', turn: sent.turn }
}

function toldOf(opened: Opened): { readonly kind: 'opened' | 'same'; readonly turn: string } | Refused {
  switch (opened.kind) {
    case 'busy':
      return { refused: 'session-busy', turn: opened.turn }
    case 'no-credit':
      return { refused: 'no-credit' }
    default:
      return { kind: opened.kind, turn: opened.turn }
  }
}

function goneOrThrow(error: unknown): undefined {
  if (error instanceof ServerError && error.code === 'session-unknown') return undefined
  throw error
}

async function viewOf(turn: string, { log, test }: SessionRoom): Promise<View> {
  if (test === undefined) return held
  const [first] = await log.read(turn, 0)
  return first?.event.type === 'turn-start' && first.event.contract === test.name ? test.view : held
}
