import { randomUUID } from 'node:crypto'
import { type CastWay, type Chart, type Question, render } from '@hefu/liuyao'
import { castingOf, type Casting, chartOf } from '../casting/chart.ts'
import type { CastFlags } from '../casting/flags.ts'
import { whenOf } from '../casting/when.ts'
import type { Provider } from '../provider.ts'
import { castToday } from './cast-today.ts'
import { readCast } from './read-cast.ts'
import type { Room } from './run-turn.ts'
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
  const { cast, options } = chart
  const way: CastWay = cast.way
  const given = { language: screen.messages.language, cast: { id: randomUUID(), way, when: cast.when }, options, question: matter.question }
  return readCast({ text: matter.text, given, further: matter.further }, room, provider)
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
