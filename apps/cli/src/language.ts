import { type Language, languages } from '@hefu/liuyao/labels'
import { CliError } from './error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The language that the flag names. Throws CliError 'flag-invalid' for one that there is not. */
export function languageNamed(name: string): Language {
  const found = languages.find((language) => language.toLowerCase() === name.toLowerCase())
  if (found === undefined) throw new CliError('flag-invalid', { field: '--lang', value: name, allowed: languages })
  return found
}

/** The language of the terminal by LC_ALL, LC_MESSAGES and LANG; undefined where they name none that we speak. */
export function languageOfTerminal(env: Environment): Language | undefined {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  if (/^zh[-_](?:TW|HK|MO|Hant)/iu.test(locale)) return 'zh-Hant'
  if (/^zh/iu.test(locale)) return 'zh-Hans'
  return /^en/iu.test(locale) ? 'en' : undefined
}

/** The language that a text is written in, as far as its characters tell: Chinese characters or not. */
function languageOfText(text: string): Language {
  return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'en'
}

/** The language to speak before the flags are read: the flag's if it is a good one, else the terminal's, else that of what was typed. */
export function languageOfCall(argv: readonly string[], env: Environment): Language {
  const place = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const named = argv[place]?.startsWith('--lang=') === true ? argv[place].slice('--lang='.length) : argv[place + 1]
  const flagged = place < 0 ? undefined : languages.find((language) => language.toLowerCase() === named?.toLowerCase())
  return flagged ?? languageOfTerminal(env) ?? languageOfText(argv.join(' '))
}
