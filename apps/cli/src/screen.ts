import type { Messages } from './messages/messages.ts'

/** Where a command prints: answers to standard output, remarks and errors to standard error. */
export interface Screen {
  readonly messages: Messages
  readonly columns: number
  readonly line: (text?: string) => void
  readonly remark: (text: string) => void
  readonly json: (value: unknown) => void
}

/** The screen of this process, at most 96 columns wide. */
export function processScreen(messages: Messages): Screen {
  return {
    messages,
    columns: Math.min(process.stdout.columns ?? 80, 96),
    line: (text = '') => void process.stdout.write(`${text}\n`),
    remark: (text) => void process.stderr.write(`${text}\n`),
    json: (value) => void process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`),
  }
}
