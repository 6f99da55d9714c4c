import { Command, Option } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import type { AskFlags } from './ask.ts'
import { type CivilCommands, registerCivil } from './civil/commands.ts'
import { type JyotishCommands, registerJyotish } from './jyotish/command.ts'
import type { LiuyaoFlags } from './liuyao.ts'
import type { HelpWord, Messages } from './messages/messages.ts'
import { type OperateCommands, registerOperate } from './operate/commands.ts'
import { registerSky, type SkyCommand } from './sky/command.ts'

/** What each command does; each gives its exit code. */
export interface Commands extends CivilCommands, JyotishCommands, OperateCommands, SkyCommand {
  readonly ask: (question: string | undefined, flags: AskFlags) => Promise<number>
  readonly liuyao: (flags: LiuyaoFlags) => Promise<number>
  readonly verify: (files: readonly string[], flags: { readonly json?: boolean }) => Promise<number>
}

const castFlags: readonly (readonly [string, HelpWord])[] = [
  ['--method <way>', 'method'],
  ['--lines <values>', 'lines'],
  ['--coins <throws>', 'coins'],
  ['--backs <counts>', 'backs'],
  ['--codes <marks>', 'codes'],
  ['--base <hexagram>', 'base'],
  ['--changed <hexagram>', 'changed'],
  ['--numbers <numbers>', 'numbers'],
  ['--digits <digits>', 'digits'],
  ['--add-hour', 'add-hour'],
  ['--yarrow <kind>', 'yarrow'],
  ['--bytes <hex>', 'bytes'],
  ['--month <branch>', 'month'],
  ['--day <pillar>', 'day'],
  ['--year <pillar>', 'year'],
  ['--hour <pillar>', 'hour'],
  ['--at <time>', 'at'],
  ['--zone <name>', 'zone'],
  ['--fold <which>', 'fold'],
  ['--longitude <degrees>', 'longitude'],
  ['--clock <clock>', 'clock'],
  ['--day-change <rule>', 'day-change'],
  ['--preset <school>', 'preset'],
]

const questionFlags: readonly (readonly [string, HelpWord])[] = [
  ['--category <kind>', 'category'],
  ['--relation <person>', 'relation'],
  ['--sex <sex>', 'sex'],
  ['--subject <kin>', 'subject'],
  ['--duration <length>', 'duration'],
]

const commonFlags: readonly (readonly [string, HelpWord])[] = [
  ['--lang <language>', 'lang'],
  ['--json', 'json'],
]

/** The program with its commands and its help in one language; it throws CommanderError instead of leaving the process. */
export function programOf({ help, titles, language }: Messages, commands: Commands, exit: (code: number) => void): Command {
  const program = new Command('hefu')
    .description(help.program)
    .version(manifest.version, '-V, --version', help.version)
    .configureHelp({ styleTitle: (title) => Object.entries(titles).find(([english]) => english === title)?.[1] ?? title })
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
    .helpOption('-h, --help', help.help)
    .helpCommand(false)
  const command = (name: 'ask' | 'liuyao' | 'verify', flags: readonly (readonly [string, HelpWord])[]): Command => {
    const made = program.command(name).description(help[name]).helpOption('-h, --help', help.help)
    for (const [flag, word] of flags) made.option(flag, help[word])
    return made
  }
  command('ask', [...castFlags, ...questionFlags, ['--again [turn]', 'again'], ['--data <folder>', 'data'], ...commonFlags])
    .argument('[question]', help.question)
    .addOption(gathered('--option <key=value>', help.option))
    .addOption(gathered('--follow-up <question>', help['follow-up']))
    .addHelpText('after', `\n${help.provider}`)
    .action(async (question: string | undefined, flags: AskFlags) => exit(await commands.ask(question, flags)))
  command('liuyao', [...castFlags, ...questionFlags, ...commonFlags])
    .addOption(gathered('--option <key=value>', help.option))
    .action(async (flags: LiuyaoFlags) => exit(await commands.liuyao(flags)))
  command('verify', commonFlags)
    .argument('<files...>', help.files)
    .action(async (files: readonly string[], flags: { readonly json?: boolean }) => exit(await commands.verify(files, flags)))
  registerOperate(program, commands, { language, exit })
  registerCivil(program, commands, { language, exit })
  registerSky(program, commands, { language, exit })
  registerJyotish(program, commands, { language, exit })
  return program
}

/** A flag that is gathered over its repetitions. */
function gathered(flag: string, description: string): Option {
  return new Option(flag, description).argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), value])
}
