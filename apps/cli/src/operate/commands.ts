import type { Command } from 'commander'
import type { Language } from '@hefu/liuyao/labels'
import type { StartFlags } from '../start.ts'
import { operateWords } from './words.ts'

/** The command for whoever runs Hefu; it gives its exit code. */
export interface OperateCommands {
  readonly start: (flags: StartFlags) => Promise<number>
}

const startFlags = [
  ['--port <number>', 'port'],
  ['--host <address>', 'host'],
  ['--data <folder>', 'data'],
] as const

/** Registers `start` with its help in one language; `common` are the flags of every command. */
export function registerOperate(
  program: Command,
  commands: OperateCommands,
  { language, common, exit }: { readonly language: Language; readonly common: readonly (readonly [string, string])[]; readonly exit: (code: number) => void },
): void {
  const { help } = operateWords[language]
  const made = program.command('start').description(help.start)
  for (const [flag, word] of startFlags) made.option(flag, help[word])
  for (const [flag, description] of common) made.option(flag, description)
  made.action(async (flags: StartFlags) => exit(await commands.start(flags)))
}
