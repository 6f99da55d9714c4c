import type { LiuyaoErrorCode } from '@hefu/liuyao'

/** Every way in which the terminal program refuses its input or its surroundings. */
export type CliErrorCode =
  | 'usage'
  | 'flag-missing'
  | 'flag-invalid'
  | 'flag-conflict'
  | 'time-gap'
  | 'time-fold'
  | 'question-empty'
  | 'question-long'
  | 'input-ended'
  | 'provider-unknown'
  | 'provider-setting'
  | 'folder-held'
  | 'folder-newer'
  | 'folder-unusable'
  | 'folder-full'
  | 'cast-unknown'
  | 'session-busy'
  | 'file-unreadable'
  | 'json-invalid'
  | 'format-unknown'
  | 'setting-invalid'
  | 'port-hefu'
  | 'port-taken'
  | 'port-refused'
  | 'host-unknown'
  | 'page-unbuilt'
  | 'database-unreachable'
  | 'record-in-postgres'
  | 'record-missing'
  | 'record-damaged'
  | 'key-damaged'
  | 'file-exists'
  | 'file-unwritable'
  | 'folder-not-empty'
  | 'archive-unknown'
  | 'archive-newer'
  | 'archive-damaged'
  | 'archive-other-database'

/** What an error is about: the flag or setting, what it held, what it may hold; `instants` are those that a clock reading may mean. */
export type About = { readonly field?: string; readonly value?: string; readonly allowed?: readonly (string | number)[]; readonly instants?: readonly string[] }

/** The one error class of this package. What the engine refuses keeps the engine's code and gains the flag that brought it. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly code: CliErrorCode | LiuyaoErrorCode
  readonly about: About

  /** The message is made of `about`: what was wrong, its value, what is allowed. */
  constructor(code: CliErrorCode | LiuyaoErrorCode, about: About = {}) {
    super(sentence(code, about))
    this.code = code
    this.about = about
  }
}

function sentence(code: string, { field, value, allowed }: About): string {
  const held = `${field ?? 'The input'} is ${value === undefined ? 'refused' : JSON.stringify(value)}`
  return `${code}: ${held}${allowed === undefined ? '' : `; allowed: ${allowed.join(', ')}`}.`
}
