import { randomUUID } from 'node:crypto'
import type { Contract, Segment, TurnEvent, TurnInput } from '@hefu/turn'
import { follow, type StoredEvent, type View } from '@hefu/turn/host'
import { CliError } from '../error.ts'
import { isRecord, listAt, textAt } from '../json.ts'
import type { Retried } from '../messages/messages.ts'
import type { Provider } from '../provider.ts'
import type { Screen } from '../screen.ts'
import type { Dialogue } from './dialogue.ts'
import { houseAccount, type Keeping } from './record.ts'

/** The public account of a turn, as far as a terminal shows it. */
export type ShortReceipt = { readonly model: string; readonly attempts: number; readonly charge: number; readonly turn: string }

/** How a turn ended: the words it left, the provider's last error if it had one, and its receipt in short and in full. */
export interface Ended {
  readonly turn: string
  readonly status: 'completed' | 'failed' | 'interrupted'
  readonly said: readonly Segment[]
  readonly trouble: string | undefined
  readonly short: ShortReceipt
  readonly receipt: unknown
}

/** What a turn is run with: the record, where to show progress (nowhere when quiet), and who may interrupt. */
export interface Room {
  readonly keeping: Keeping
  readonly screen: Screen
  readonly quiet: boolean
  readonly dialogue: Dialogue
}

/** Says where the question and the plate will be sent, where they leave this computer's program. */
export function sendNotice({ address }: Provider, { remark, messages }: Screen): void {
  if (address !== undefined) remark(messages.ask.sent({ address }))
}

/** Opens a turn of a session and drives it to its end; an interrupt cancels it. Throws CliError 'session-busy' where another turn runs. */
export async function runTurn(asked: { readonly session: string; readonly input: TurnInput; readonly contract: Contract }, room: Room): Promise<Ended> {
  const { host } = room.keeping
  const { session, input, contract } = asked
  const opened = await host.open({ session, input, request: randomUUID(), account: houseAccount }, contract)
  if (opened.kind === 'busy' || opened.kind === 'no-credit') throw new CliError('session-busy')
  const { turn } = opened
  await attended({ turns: [turn], view: contract }, room, async (signal) => void (await host.drive(turn, { why: 'opened', signal })))
  return endedTurn(turn, room.keeping)
}

/** Turns that are driven together, and how much of them may be shown. */
export type Attended = { readonly turns: readonly string[]; readonly view: View }

/** Does the driving of turns while their progress is shown and an interrupt cancels them. */
export async function attended({ turns, view }: Attended, room: Room, drive: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const { keeping, screen, dialogue } = room
  const done = new AbortController()
  const shown = room.quiet ? [] : turns.map((turn) => showProgress(turn, { room, view, signal: done.signal }))
  dialogue.onInterrupt(() => {
    screen.remark(screen.messages.ask.cancelling)
    for (const turn of turns) void keeping.host.cancel(turn)
  })
  try {
    await drive(new AbortController().signal)
  } finally {
    dialogue.onInterrupt(undefined)
    done.abort()
    await Promise.all(shown)
  }
}

async function showProgress(turn: string, watch: { readonly room: Room; readonly view: View; readonly signal: AbortSignal }): Promise<void> {
  const { room, view, signal } = watch
  const { log, bell } = room.keeping
  for await (const { event } of follow(turn, { after: 0, signal }, { log, bell, view })) {
    const said = await progressOf(event, { turn, room })
    if (said !== undefined) room.screen.remark(said)
  }
}

async function progressOf(event: TurnEvent, { turn, room }: { readonly turn: string; readonly room: Room }): Promise<string | undefined> {
  const { ask } = room.screen.messages
  switch (event.type) {
    case 'fact':
      return ask.derived
    case 'attempt-start':
      return event.n === 1 ? ask.attempt : ask.retried(event.n, await whyAgain(turn, event.n, room.keeping))
    default:
      return undefined
  }
}

/** Why an attempt was made after another; the public account of a turn does not tell it. */
async function whyAgain(turn: string, n: number, { log }: Keeping): Promise<Retried> {
  const events = (await log.read(turn, 0)).map((stored) => stored.event)
  const begun = events.findIndex((event) => event.type === 'attempt-start' && event.n === n)
  const last = events.slice(0, begun).findLast((event) => event.type === 'attempt-end')
  const has = (codes: readonly string[]): boolean => last?.type === 'attempt-end' && last.codes.some((code) => codes.includes(code))
  if (has(['recovered', 'stale_epoch'])) return 'cut'
  return has(['provider_error', 'no_finish', 'call_cut', 'text_cut', 'empty_output', 'reasoning_only']) ? 'partial' : 'broken'
}

/** How a turn that is over ended, from its log. */
export async function endedTurn(turn: string, { log }: Keeping): Promise<Ended> {
  const events = await log.read(turn, 0)
  const account = await log.receipt(turn)
  const end = events.findLast(isEnd)?.event
  const said = events.flatMap(({ event }) => (event.type === 'answer' ? event.segments : []))
  const errors = events.flatMap(({ event }) => (event.type === 'step-end' && event.error !== undefined ? [event.error] : []))
  const receipt = account?.receipt
  const asked = isRecord(receipt) ? textAt(receipt['model'], 'asked') : undefined
  return {
    turn,
    status: end?.status ?? 'interrupted',
    said,
    trouble: errors.at(-1),
    short: { model: asked ?? '', attempts: listAt(receipt, 'attempts').length, charge: end?.charge ?? 0, turn },
    receipt,
  }
}

function isEnd(stored: StoredEvent): stored is StoredEvent & { readonly event: { readonly type: 'turn-end' } } {
  return stored.event.type === 'turn-end'
}
