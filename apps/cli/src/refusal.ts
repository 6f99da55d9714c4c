import { LiuyaoError } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import { type About, CliError } from './error.ts'
import type { Messages } from './messages/messages.ts'

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

/** An error in the reader's words; what is no refusal of an input is a fault of ours and is told as one, without its stack. */
export function refusalOf(error: unknown, messages: Messages): Refusal {
  if (error instanceof CliError) return told(error, messages)
  if (error instanceof LiuyaoError) return { code: error.code, message: labelsOf(messages.language).error[error.code] }
  return { code: 'internal', message: `${messages.about.internal} ${error instanceof Error ? error.message : String(error)}` }
}

/** Whether an error is the fault of the input, not ours. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CliError || error instanceof LiuyaoError
}

function told({ code, about }: CliError, messages: Messages): Refusal {
  const { field, allowed, instants } = about
  return {
    code,
    message: sentence(code, messages) + detail(about, messages),
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

function detail({ field, value, allowed, instants }: About, { about: words }: Messages): string {
  const parts = [
    ...(field === undefined ? [] : [value === undefined ? words.missing(field) : words.value(field, value)]),
    ...(instants ?? []),
    ...(allowed === undefined ? [] : [words.allowed(shortened(allowed.map(String)))]),
  ]
  const [open, close] = words.brackets
  return parts.length === 0 ? '' : `${open}${parts.join(words.joint)}${close}`
}

function shortened(values: readonly string[]): readonly string[] {
  const last = values.at(-1)
  const manyNumbers = values.length > manyValues && values.every((value) => value.length <= 2)
  return manyNumbers && last !== undefined ? [...values.slice(0, 3), '…', last] : values
}
