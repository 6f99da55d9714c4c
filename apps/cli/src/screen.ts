import type { Messages } from './messages/messages.ts'

/** Where a command prints: answers to standard output, remarks and errors to standard error. */
export interface Screen {
  readonly messages: Messages
  readonly columns: number
  readonly line: (text?: string) => void
  readonly remark: (text: string) => void
  readonly json: (value: unknown) => void
}

/** The columns that text is broken at: those of the terminal within bounds that can be read; some terminals call their width 0. */
function columnsOfTerminal(): number {
  return Math.min(Math.max(process.stdout.columns || 80, 40), 96)
}

/** The screen of this process. */
export function processScreen(messages: Messages): Screen {
  return {
    messages,
    columns: columnsOfTerminal(),
    line: (text = '') => void process.stdout.write(`${text}\n`),
    remark: (text) => void process.stderr.write(`${text}\n`),
    json: (value) => void process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`),
  }
}
