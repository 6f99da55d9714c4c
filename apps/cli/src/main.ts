import { CommanderError } from 'commander'
import { CliError } from './error.ts'
import { languageNamed, languageOfCall } from './language.ts'
import { messagesOf } from './messages/of.ts'
import { programOf } from './program.ts'
import { isRefusal, refusalOf } from './refusal.ts'
import { processScreen } from './screen.ts'

const argv = process.argv.slice(2)
const screen = processScreen(messagesOf(languageOfCall(argv, process.env)))
const json = argv.includes('--json')

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
const program = programOf(
  screen.messages,
  {
    start: async (flags) => (await import('./start.ts')).start(flags, screen),
    doctor: async (flags) => (await import('./doctor.ts')).doctor(flags, screen),
    backup: async (file, flags) => (await import('./backup.ts')).backup(file, flags, screen),
    restore: async (file, flags) => (await import('./restore.ts')).restore(file, flags, screen),
    ask: async (question, flags) => (await import('./ask.ts')).ask(question, flags, screen),
    liuyao: async (flags) => (await import('./liuyao.ts')).liuyao(flags, screen),
    time: async (clock, flags) => (await import('./time.ts')).time(clock, flags, screen),
    sky: async (flags) => (await import('./sky.ts')).sky(flags, screen),
    chart: async (flags) => (await import('./chart.ts')).chart(flags, screen),
    dasha: async (flags) => (await import('./dasha.ts')).dasha(flags, screen),
    panchanga: async (flags) => (await import('./panchanga.ts')).panchanga(flags, screen),
    place: async (name, flags) => (await import('./place.ts')).place(name, flags, screen),
    verify: async (files) => (await import('./verify.ts')).verify(files, { json, screen }),
  },
  (code) => void (process.exitCode = code),
)

try {
  checkLanguage()
  if (argv.length === 0) program.outputHelp()
  else await program.parseAsync(argv, { from: 'user' })
} catch (error) {
  process.exitCode = report(error)
}

function checkLanguage(): void {
  const place = argv.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const named = argv[place]?.startsWith('--lang=') === true ? argv[place].slice('--lang='.length) : argv[place + 1]
  if (place >= 0 && named !== undefined) languageNamed(named)
}

/** Tells an error as a sentence or as JSON and gives the exit code: 2 for what the input brought about, 1 for what did not come from it. */
function report(error: unknown): number {
  const known = error instanceof CommanderError ? usage(error) : error
  if (known === undefined) return 0
  const refusal = refusalOf(known, screen.messages)
  if (json) screen.json({ error: refusal })
  else screen.remark(refusal.message)
  return isRefusal(known) ? 2 : 1
}

/** What the command line's own parser refused; undefined for help and version, which it printed. */
function usage({ code, exitCode, message }: CommanderError): CliError | undefined {
  if (exitCode === 0 || code === 'commander.help') return undefined
  const word = /'([^'\s]+)/u.exec(message)?.[1]
  const missing = ['commander.missingArgument', 'commander.optionMissingArgument'].includes(code)
  if (word === undefined) return new CliError('usage')
  return missing ? new CliError('flag-missing', { field: word }) : new CliError('usage', { field: 'hefu', value: word })
}
