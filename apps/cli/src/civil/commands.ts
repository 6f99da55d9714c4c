import type { Command } from 'commander'
import type { Language } from '@hefu/liuyao/labels'
import type { PlaceFlags } from '../place.ts'
import type { TimeFlags } from '../time.ts'
import { type CivilHelpWord, civilWords } from './words.ts'

/** The commands on civil time and places; each gives its exit code. */
export interface CivilCommands {
  readonly time: (clock: string, flags: TimeFlags) => Promise<number>
  readonly place: (name: string, flags: PlaceFlags) => Promise<number>
}

const timeFlags: readonly (readonly [string, CivilHelpWord])[] = [
  ['--place <name>', 'at-place'],
  ['--zone <name>', 'zone'],
  ['--latitude <degrees>', 'latitude'],
  ['--longitude <degrees>', 'longitude'],
  ['--offset <hours>', 'offset'],
  ['--mean-time', 'mean-time'],
  ['--practice <name>', 'practice'],
  ['--julian', 'julian'],
]
const placeFlags: readonly (readonly [string, CivilHelpWord])[] = [
  ['--limit <count>', 'limit'],
  ['--near <coordinates>', 'near'],
]
const commonFlags: readonly (readonly [string, CivilHelpWord])[] = [
  ['--lang <language>', 'lang'],
  ['--json', 'json'],
]

/** Registers `time` and `place` with their help in one language. */
export function registerCivil(
  program: Command,
  commands: CivilCommands,
  { language, exit }: { readonly language: Language; readonly exit: (code: number) => void },
): void {
  const { help } = civilWords[language]
  const command = (name: 'time' | 'place', flags: readonly (readonly [string, CivilHelpWord])[]): Command => {
    const made = program.command(name).description(help[name]).helpOption('-h, --help', help.help)
    for (const [flag, word] of [...flags, ...commonFlags]) made.option(flag, help[word])
    return made
  }
  command('time', timeFlags)
    .argument('<clock>', help.clock)
    .action(async (clock: string, flags: TimeFlags) => exit(await commands.time(clock, flags)))
  command('place', placeFlags)
    // Southern coordinates begin with a minus; a flag that is none is refused as one argument too many.
    .allowUnknownOption()
    .argument('<name>', help.name)
    .action(async (name: string, flags: PlaceFlags) => exit(await commands.place(name, flags)))
}
