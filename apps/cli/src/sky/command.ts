import type { Command } from 'commander'
import type { Language } from '@hefu/liuyao/labels'
import type { SkyFlags } from '../sky.ts'
import { type SkyHelpWord, skyWords } from './words.ts'

/** What `hefu sky` does; it gives its exit code. */
export interface SkyCommand {
  readonly sky: (flags: SkyFlags) => Promise<number>
}

const flags: readonly (readonly [string, SkyHelpWord])[] = [
  ['--place <name>', 'place'],
  ['--zone <name>', 'zone'],
  ['--lat <degrees>', 'lat'],
  ['--lon <degrees>', 'lon'],
  ['--fold <which>', 'fold'],
  ['--ayanamsa <name>', 'ayanamsa'],
  ['--houses <system>', 'houses'],
  ['--lang <language>', 'lang'],
  ['--json', 'json'],
]

/** Registers `sky` with its help in one language. */
export function registerSky(
  program: Command,
  { sky }: SkyCommand,
  { language, exit }: { readonly language: Language; readonly exit: (code: number) => void },
): void {
  const { help } = skyWords[language]
  const made = program.command('sky').description(help.sky).helpOption('-h, --help', help.help).requiredOption('--at <time>', help.at)
  for (const [flag, word] of flags) made.option(flag, help[word])
  made.action(async (given: SkyFlags) => exit(await sky(given)))
}
