import { randomUUID } from 'node:crypto'
import { readingContract, storedReading, type StoredReading } from '@hefu/contracts/liuyao'
import { type CastWay, type Chart, type Question, render } from '@hefu/liuyao'
import { castingOf, type Casting, chartOf } from '../casting/chart.ts'
import type { CastFlags } from '../casting/flags.ts'
import { whenOf } from '../casting/when.ts'
import { printReading } from '../reading/print-reading.ts'
import { troubleOf } from '../reading/trouble.ts'
import type { Provider } from '../provider.ts'
import { castToday } from './cast-today.ts'
import { interruptedCode } from './dialogue.ts'
import { askFurther, followUpCode, type Further, machineFollowUp, showFollowUp } from './further.ts'
import { followUp } from './follow-up.ts'
import { type Ended, type Room, runTurn } from './run-turn.ts'
import { toss, tossedAtOnce } from './toss.ts'

/** One matter to be cast and read: the question's text and kind, how it is cast, and the follow-ups that were given beforehand. */
export interface Matter {
  readonly text: string
  readonly question: Question
  readonly flags: CastFlags
  readonly further: readonly string[]
}

/** Casts, derives and reads one matter, then its follow-up. Gives the exit code. Throws CliError. */
export async function consult(matter: Matter, room: Room, provider: Provider): Promise<number> {
  const { screen, quiet, keeping } = room
  const again = await castToday(matter.text, keeping, { now: Date.now() / 1000, ...(matter.flags.zone === undefined ? {} : { zone: matter.flags.zone }) })
  if (again !== undefined) screen.remark(screen.messages.ask.again(again))
  const chart = await chartFor(matter.flags, room)
  if (!quiet) {
    screen.line()
    screen.line(render(chart, { lang: screen.messages.language, format: 'text' }))
  }
  if (provider.address !== undefined) screen.remark(screen.messages.ask.sent({ address: provider.address }))
  const { ended, stored } = await read(matter, chart, room)
  if (stored === undefined) return unread(ended, room, provider)
  if (!quiet) printReading(stored, ended.short, screen)
  return further(matter, { stored, room, provider }, ended)
}

/** The plate: from the flags, from coins tossed by hand, or, where nobody is asked, from coins tossed at once. */
async function chartFor(flags: CastFlags, { screen, quiet, dialogue }: Room): Promise<Chart> {
  const now = (): number => Date.now() / 1000
  const casting: Casting = castingOf(flags, now())
  if (casting.way !== undefined) return chartOf(casting, casting.way, flags)
  if (quiet) return chartOf(casting, tossedAtOnce(), flags)
  const { way, when } = await toss({ options: casting.options, when: () => whenOf(flags, now()) }, screen, dialogue)
  return chartOf({ ...casting, when }, way, flags)
}

async function read(matter: Matter, { cast, options }: Chart, room: Room): Promise<{ readonly ended: Ended; readonly stored: StoredReading | undefined }> {
  const id = randomUUID()
  const { language } = room.screen.messages
  const way: CastWay = cast.way
  const given = { language, cast: { id, way, when: cast.when }, options, question: matter.question }
  const ended = await runTurn({ session: id, input: { text: matter.text, arguments: given }, contract: readingContract(given) }, room)
  return { ended, stored: ended.status === 'completed' ? await storedReading(room.keeping.log, id) : undefined }
}

function unread(ended: Ended, { screen, quiet }: Room, provider: Provider): number {
  const trouble = troubleOf(ended, provider, screen)
  if (quiet) screen.json({ error: trouble, turn: ended.turn, receipt: ended.receipt })
  else screen.remark(trouble.message)
  return ended.status === 'interrupted' ? interruptedCode : 1
}

async function further(matter: Matter, about: Further, ended: Ended): Promise<number> {
  const { stored, room } = about
  const codes: number[] = []
  const told: unknown[] = []
  for (const text of matter.further) {
    const done = await followUp(text, stored, room)
    codes.push(followUpCode(done))
    if (room.quiet) told.push(machineFollowUp(done, about))
    else showFollowUp(done, about)
  }
  if (room.quiet) room.screen.json(machine(about, ended, told))
  else if (matter.further.length === 0) await askFurther(about)
  return codes.find((code) => code !== 0) ?? 0
}

function machine({ stored }: Further, ended: Ended, followUps: readonly unknown[]): unknown {
  const { cast, question, language, reading, facts } = stored
  return { cast, question, language, reading, facts, turn: ended.turn, receipt: ended.receipt, followUps }
}
