import { LiuyaoError } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import { TurnError } from '@hefu/turn'
import { type About, CliError, type CliErrorCode } from './error.ts'
import type { Messages } from './messages/messages.ts'
import { plain } from './text.ts'

/** An error as a reader sees it; `message` is in the reader's language. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly field?: string
  readonly allowed?: readonly (string | number)[]
  readonly instants?: readonly string[]
}

/** More values than this are shown by the first and the last of them. */
const manyValues = 12

/** Characters of a value from outside that are shown of it. */
const mostShown = 80

/** Codes that tell of something that was not given at all. */
const missing: ReadonlySet<string> = new Set(['flag-missing', 'input-ended', 'provider-setting', 'question-empty', 'sex-needed', 'longitude-needed'])

/** An error in the reader's words; what is no refusal of an input is a fault of ours and is told as one, without its stack. */
export function refusalOf(error: unknown, messages: Messages): Refusal {
  if (error instanceof CliError) return told(error, messages)
  if (error instanceof LiuyaoError) return { code: error.code, message: labelsOf(messages.language).error[error.code] }
  const store = storeRefusal(error)
  if (store !== undefined) return { code: store, message: messages.error[store] }
  return { code: 'internal', message: `${messages.about.internal} ${shown(error instanceof Error ? error.message : String(error))}` }
}

/** Whether an error is the fault of the input or of its surroundings, not ours. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CliError || error instanceof LiuyaoError || storeRefusal(error) !== undefined
}

const storeCodes: Readonly<Record<string, CliErrorCode>> = {
  'store-held': 'folder-held',
  'store-newer': 'folder-newer',
  'store-unwritable': 'folder-unusable',
  'store-full': 'folder-full',
  'store-damaged': 'record-damaged',
}

/** The code under which a record that cannot be had is refused; undefined for any other error. */
export function storeRefusal(error: unknown): CliErrorCode | undefined {
  return error instanceof TurnError ? storeCodes[error.code] : undefined
}

function told({ code, about }: CliError, messages: Messages): Refusal {
  const { field, allowed, instants } = about
  return {
    code,
    message: sentence(code, messages) + detail(code, about, messages),
    ...(field === undefined ? {} : { field }),
    ...(allowed === undefined ? {} : { allowed }),
    ...(instants === undefined ? {} : { instants }),
  }
}

function sentence(code: CliError['code'], { error, language }: Messages): string {
  const engine: Readonly<Record<string, string>> = labelsOf(language).error
  const own: Readonly<Record<string, string>> = error
  return own[code] ?? engine[code] ?? code
}

function detail(code: CliError['code'], { field, value, allowed, instants }: About, { about: words }: Messages): string {
  const parts = [
    ...(field === undefined ? [] : [named(code, { field: shown(field), value }, words)]),
    ...(instants ?? []),
    ...(allowed === undefined ? [] : [words.allowed(shortened(allowed.map(String)))]),
  ]
  const [open, close] = words.brackets
  return parts.length === 0 ? '' : `${open}${parts.join(words.joint)}${close}`
}

function named(code: string, { field, value }: { readonly field: string; readonly value: string | undefined }, words: Messages['about']): string {
  if (value !== undefined) return words.value(field, shown(value))
  return missing.has(code) ? words.missing(field) : field
}

/** A text from outside as it may be shown on one line of a terminal. */
function shown(text: string): string {
  const signs = Array.from(plain(text).replaceAll(/\s+/gu, ' '))
  return signs.length <= mostShown ? signs.join('') : `${signs.slice(0, mostShown).join('')}…`
}

function shortened(values: readonly string[]): readonly string[] {
  const last = values.at(-1)
  const manyNumbers = values.length > manyValues && values.every((value) => value.length <= 2)
  return manyNumbers && last !== undefined ? [...values.slice(0, 3), '…', last] : values
}
