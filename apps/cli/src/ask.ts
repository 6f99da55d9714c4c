import { screen as screened, stopText } from '@hefu/contracts/safety'
import { checkedText, matterOf, textOf } from './ask/asked.ts'
import { consult } from './ask/consult.ts'
import { type Dialogue, processDialogue, silentDialogue } from './ask/dialogue.ts'
import { languageAsked } from './ask/language-question.ts'
import { folderOf, hasRecord, type Keeping, openRecord } from './ask/record.ts'
import { recoverTurns } from './ask/recover.ts'
import type { Room } from './ask/run-turn.ts'
import { tossedAtOnce } from './ask/toss.ts'
import { castingOf, chartOf } from './casting/chart.ts'
import type { CastFlags, QuestionFlags } from './casting/flags.ts'
import { questionOf } from './casting/question.ts'
import { languageOfTerminal } from './language.ts'
import { messagesOf } from './messages/of.ts'
import { type Provider, providerOf } from './provider.ts'
import type { Screen } from './screen.ts'

/** The flags of `hefu ask`. */
export type AskFlags = CastFlags &
  QuestionFlags & { readonly json?: boolean; readonly lang?: string; readonly data?: string; readonly followUp?: readonly string[] }

/** Asks one matter: question, coins, plate, reading, follow-up. With `--json` nobody is asked anything. Gives the exit code. Throws CliError. */
export async function ask(given: string | undefined, flags: AskFlags, start: Screen): Promise<number> {
  const quiet = flags.json === true
  const dialogue = quiet ? silentDialogue() : processDialogue()
  try {
    const unclear = !quiet && given === undefined && flags.lang === undefined && languageOfTerminal(process.env) === undefined
    const screen = unclear ? { ...start, messages: messagesOf(await languageAsked(dialogue)) } : start
    return await converse(given, flags, { screen, quiet, dialogue })
  } finally {
    dialogue.close()
  }
}

type Parties = Omit<Room, 'keeping'>

async function converse(given: string | undefined, flags: AskFlags, parties: Parties): Promise<number> {
  const { screen, quiet, dialogue } = parties
  const provider = providerOf(process.env)
  checkFlags(flags)
  const further = (flags.followUp ?? []).map((text) => checkedText(text, '--follow-up'))
  const record = recordOf(folderOf(flags.data), parties, provider)
  try {
    if (given === undefined && record.exists) await record.open()
    const text = await textOf(given, screen, quiet ? undefined : dialogue)
    if ([text, ...further].some((words) => screened(words).kind === 'stop')) return stopped(parties)
    const question = await matterOf(flags, screen, quiet ? undefined : dialogue)
    const room: Room = { ...parties, keeping: await record.open() }
    return await consult({ text, question, flags, further }, room, provider)
  } finally {
    await record.close()
  }
}

/** Refuses flags that nothing typed later could mend, before anything is asked; lines that are still to be tossed are sound whatever falls. */
function checkFlags(flags: AskFlags): void {
  questionOf(flags)
  const casting = castingOf(flags, Date.now() / 1000)
  chartOf(casting, casting.way ?? tossedAtOnce(), flags)
}

/** Meets words of self-harm with the fixed text; nothing was opened for them, nothing is kept. */
function stopped({ screen, quiet }: Parties): number {
  const text = stopText(screen.messages.language)
  if (quiet) screen.json({ stopped: { text } })
  else screen.line(text)
  return 0
}

interface LazyRecord {
  readonly exists: boolean
  readonly open: () => Promise<Keeping>
  readonly close: () => Promise<void>
}

/** The record, opened when it is first needed; what was left half-way in it is finished then. */
function recordOf(folder: string, parties: { readonly screen: Screen; readonly quiet: boolean; readonly dialogue: Dialogue }, provider: Provider): LazyRecord {
  const opened: Keeping[] = []
  return {
    exists: hasRecord(folder),
    open: async () => {
      const [known] = opened
      if (known !== undefined) return known
      if (!parties.quiet) parties.screen.remark(parties.screen.messages.ask.opening)
      const keeping = await openRecord(folder, provider)
      opened.push(keeping)
      await recoverTurns({ ...parties, keeping }, provider)
      return keeping
    },
    close: async () => {
      await Promise.all(opened.map(({ log }) => log.close()))
    },
  }
}
