import { type Command, Option } from 'commander'
import type { Language } from '@hefu/liuyao/labels'
import type { ChartFlags } from '../chart.ts'
import type { DashaFlags } from '../dasha.ts'
import type { PanchangaFlags } from '../panchanga.ts'
import { type JyotishHelpWord, jyotishWords } from './words.ts'

/** What the commands of Vedic charts do; each gives its exit code. */
export interface JyotishCommands {
  readonly chart: (flags: ChartFlags) => Promise<number>
  readonly dasha: (flags: DashaFlags) => Promise<number>
  readonly panchanga: (flags: PanchangaFlags) => Promise<number>
}

type Flags = readonly (readonly [string, JyotishHelpWord])[]

const placeFlags: Flags = [
  ['--place <name>', 'place'],
  ['--zone <name>', 'zone'],
  ['--lat <degrees>', 'lat'],
  ['--lon <degrees>', 'lon'],
  ['--fold <which>', 'fold'],
]
const dashaFlags: Flags = [
  ['--system <name>', 'system'],
  ['--level <number>', 'level'],
  ['--on <time>', 'on'],
]
const chartFlags: Flags = [
  ['--vargas', 'vargas'],
  ['--sex <sex>', 'sex'],
  ['--facts [prefix]', 'facts'],
  ['--on <time>', 'factsOn'],
]
const panchangaFlags: Flags = [['--date <date>', 'date']]
const commonFlags: Flags = [
  ['--lang <language>', 'lang'],
  ['--json', 'json'],
]

/** Registers `chart`, `dasha` and `panchanga` with their help in one language. */
export function registerJyotish(
  program: Command,
  { chart, dasha, panchanga }: JyotishCommands,
  { language, exit }: { readonly language: Language; readonly exit: (code: number) => void },
): void {
  const { help } = jyotishWords[language]
  const command = (name: 'chart' | 'dasha' | 'panchanga', flags: Flags): Command => {
    const made = program.command(name).description(help[name]).helpOption('-h, --help', help.help)
    for (const [flag, word] of [...placeFlags, ...flags, ...commonFlags]) made.option(flag, help[word])
    return made.addOption(gathered('--settings <name=value>', help.settings))
  }
  command('chart', chartFlags)
    .requiredOption('--at <time>', help.birth)
    .action(async (flags: ChartFlags) => exit(await chart(flags)))
  command('dasha', dashaFlags)
    .requiredOption('--at <time>', help.birth)
    .action(async (flags: DashaFlags) => exit(await dasha(flags)))
  command('panchanga', panchangaFlags)
    .option('--at <time>', help.moment)
    .action(async (flags: PanchangaFlags) => exit(await panchanga(flags)))
}

/** A flag that is gathered over its repetitions. */
function gathered(flag: string, description: string): Option {
  return new Option(flag, description).argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), value])
}
