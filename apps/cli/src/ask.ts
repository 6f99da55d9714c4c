import { screen as screened, stopText } from '@hefu/contracts/safety'
import { takeUp } from './ask/again.ts'
import { checkedText, matterOf, textOf } from './ask/asked.ts'
import { consult } from './ask/consult.ts'
import { processDialogue, silentDialogue } from './ask/dialogue.ts'
import { folderOf, hasRecord } from './ask/folder.ts'
import { languageAsked } from './ask/language-question.ts'
import { type Keeping, openRecord } from './ask/record.ts'
import { machineRecovered, recoverTurns, showRecovered } from './ask/recover.ts'
import type { Room } from './ask/run-turn.ts'
import { tossedAtOnce } from './ask/toss.ts'
import { castingOf, chartOf } from './casting/chart.ts'
import type { CastFlags, QuestionFlags } from './casting/flags.ts'
import { questionOf } from './casting/question.ts'
import { CliError } from './error.ts'
import { isRecord } from './json.ts'
import { languageOfTerminal } from './language.ts'
import { messagesOf } from './messages/of.ts'
import { type Provider, providerOf } from './provider.ts'
import { isRefusal, refusalOf } from './refusal.ts'
import type { Screen } from './screen.ts'

/** The flags of `hefu ask`. */
export type AskFlags = CastFlags &
  QuestionFlags & {
    readonly json?: boolean
    readonly lang?: string
    readonly data?: string
    readonly followUp?: readonly string[]
    readonly again?: true | string
  }

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
  const provider = await providerOf(process.env)
  checkFlags(given, flags)
  const record = recordOf(folderOf(flags.data), parties, provider)
  const told = { ...parties, screen: { ...parties.screen, json: record.json } }
  try {
    return await answer(given, flags, { parties: told, provider, record })
  } catch (error) {
    if (!parties.quiet || !record.recovered() || !isRefusal(error)) throw error
    record.json({ error: refusalOf(error, parties.screen.messages) })
    return 2
  } finally {
    await record.close()
  }
}

type Asking = { readonly parties: Parties; readonly provider: Provider; readonly record: LazyRecord }

async function answer(given: string | undefined, flags: AskFlags, { parties, provider, record }: Asking): Promise<number> {
  const { screen, quiet, dialogue } = parties
  const further = (flags.followUp ?? []).map((text) => checkedText(text, '--follow-up'))
  const again = flags.again !== undefined
  if ((given === undefined || again) && record.exists) await record.open()
  const text = again ? '' : await textOf(given, screen, quiet ? undefined : dialogue)
  if ([text, ...further].some((words) => screened(words).kind === 'stop')) return stopped(parties)
  if (again) {
    if (!record.exists) throw new CliError('cast-unknown', { field: '--again' })
    return takeUp({ turn: flags.again === true ? undefined : flags.again, further }, { ...parties, keeping: await record.open() }, provider)
  }
  const question = await matterOf(flags, screen, quiet ? undefined : dialogue)
  return consult({ text, question, flags, further }, { ...parties, keeping: await record.open() }, provider)
}

/** Refuses flags that nothing typed later could mend, before anything is asked; lines that are still to be tossed are sound whatever falls. */
function checkFlags(given: string | undefined, flags: AskFlags): void {
  const stray = given === undefined ? Object.keys(flags).find((flag) => !withAgain.has(flag)) : 'question'
  if (flags.again !== undefined && stray !== undefined)
    throw new CliError('flag-conflict', { field: `--again ${stray === 'question' ? stray : `--${dashed(stray)}`}` })
  questionOf(flags)
  const casting = castingOf(flags, Date.now() / 1000)
  chartOf(casting, casting.way ?? tossedAtOnce(), flags)
}

/** Flags that may stand beside --again; the cast and its question are kept already. */
const withAgain: ReadonlySet<string> = new Set(['again', 'json', 'lang', 'data', 'followUp'])

function dashed(flag: string): string {
  return flag.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
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
  /** Whether something that was left half-way was finished. */
  readonly recovered: () => boolean
  /** Prints a value for machines, with what was finished late. */
  readonly json: (value: unknown) => void
  readonly close: () => Promise<void>
}

/** The record, opened when it is first needed; what was left half-way in it is finished then. */
function recordOf(folder: string, parties: Parties, provider: Provider): LazyRecord {
  const { screen, quiet } = parties
  const opened: Keeping[] = []
  const recovered: unknown[] = []
  return {
    exists: hasRecord(folder),
    open: async () => {
      const [known] = opened
      if (known !== undefined) return known
      if (!quiet) screen.remark(screen.messages.ask.opening)
      const keeping = await openRecord(folder, provider)
      opened.push(keeping)
      const room: Room = { ...parties, keeping }
      for (const one of await recoverTurns(room, provider)) {
        if (quiet) recovered.push(await machineRecovered(one, room, provider))
        else await showRecovered(one, room, provider)
      }
      return keeping
    },
    recovered: () => recovered.length > 0,
    json: (value) => screen.json(recovered.length > 0 && isRecord(value) ? { ...value, recovered } : value),
    close: async () => {
      await Promise.all(opened.map(({ log }) => log.close()))
    },
  }
}
