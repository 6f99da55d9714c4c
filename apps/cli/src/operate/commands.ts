import type { Command } from 'commander'
import type { Language } from '@hefu/liuyao/labels'
import type { BackupFlags } from '../backup.ts'
import type { DoctorFlags } from '../doctor.ts'
import type { RestoreFlags } from '../restore.ts'
import type { StartFlags } from '../start.ts'
import { type OperateHelpWord, operateWords } from './words.ts'

/** The commands for whoever runs Hefu; each gives its exit code. */
export interface OperateCommands {
  readonly start: (flags: StartFlags) => Promise<number>
  readonly doctor: (flags: DoctorFlags) => Promise<number>
  readonly backup: (file: string, flags: BackupFlags) => Promise<number>
  readonly restore: (file: string, flags: RestoreFlags) => Promise<number>
}

type Flags = readonly (readonly [string, OperateHelpWord])[]

const commonFlags: Flags = [
  ['--lang <language>', 'lang'],
  ['--json', 'json'],
]
const startFlags: Flags = [
  ['--port <number>', 'port'],
  ['--host <address>', 'host'],
  ['--data <folder>', 'data'],
]
const doctorFlags: Flags = [
  ['--port <number>', 'port'],
  ['--host <address>', 'host'],
  ['--data <folder>', 'data'],
  ['--probe', 'probe'],
]
const backupFlags: Flags = [
  ['--data <folder>', 'data'],
  ['--with-keys', 'with-keys'],
]

/** Registers `start`, `doctor`, `backup` and `restore` with their help in one language. */
export function registerOperate(
  program: Command,
  commands: OperateCommands,
  { language, exit }: { readonly language: Language; readonly exit: (code: number) => void },
): void {
  const { help } = operateWords[language]
  const command = (name: 'start' | 'doctor' | 'backup' | 'restore', flags: Flags): Command => {
    const made = program.command(name).description(help[name]).helpOption('-h, --help', help.help)
    for (const [flag, word] of [...flags, ...commonFlags]) made.option(flag, help[word])
    return made
  }
  command('start', startFlags).action(async (flags: StartFlags) => exit(await commands.start(flags)))
  command('doctor', doctorFlags).action(async (flags: DoctorFlags) => exit(await commands.doctor(flags)))
  command('backup', backupFlags)
    .argument('<file>', help['to-file'])
    .action(async (file: string, flags: BackupFlags) => exit(await commands.backup(file, flags)))
  command('restore', [])
    .argument('<file>', help['from-file'])
    .requiredOption('--data <folder>', help['new-folder'])
    .action(async (file: string, flags: RestoreFlags) => exit(await commands.restore(file, flags)))
}
