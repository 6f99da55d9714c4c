import { RunAgentInputSchema } from '@ag-ui/core/schemas'
import { languageOf } from '@hefu/contracts/safety'
import type { CastInput, Options, Question } from '@hefu/liuyao'
import type { Language } from '@hefu/liuyao/labels'
import { z } from 'zod'
import { isRefused } from '../session/refused.ts'
import { castInput, language, matter, options } from '../http/shapes/cast.ts'
import { parse, type Parsed } from '../http/shapes/parse.ts'
import { question } from '../http/shapes/session.ts'
import { line, requestId } from '../http/shapes/text.ts'

/** What of a run's input is read: the last user message, and how it is to be cast where it opens a thread. */
export interface Asked {
  readonly thread: string
  readonly run: string
  readonly text: string
  readonly language: Language
  readonly matter: Question
  readonly options: Partial<Options>
  /** Without it the coins are tossed here. */
  readonly cast?: CastInput
  /** The asker's time zone, for coins tossed here. */
  readonly zone?: string
}

const words = z.object({ threadId: requestId, runId: requestId, messages: question })

/** What a client may say of the cast, in `forwardedProps` or in `state`; whatever else stands there, a mode too, is not read. */
const wishes = z.object({
  language: language.exactOptional(),
  matter: matter.exactOptional(),
  options: options.exactOptional(),
  cast: castInput.exactOptional(),
  zone: line({ least: 1, most: 64 }).exactOptional(),
})

/** Reads a run's input. `wanted` is the language of the request; without one the words are answered in their own. */
export function askedOf(body: unknown, wanted: Language | undefined): Parsed<Asked> {
  const input = parse(RunAgentInputSchema, body)
  if (isRefused(input)) return input
  const { threadId, runId, state, forwardedProps } = input.ok
  const read = parse(words, { threadId, runId, messages: lastSaid(input.ok) })
  if (isRefused(read)) return read
  const wished = parse(wishes, { ...recordOf(state), ...recordOf(forwardedProps) })
  if (isRefused(wished)) return { ...wished, field: `forwardedProps.${wished.field ?? ''}` }
  const text = read.ok.messages
  const usual = { language: wanted ?? languageOf(text), matter: { category: 'other' }, options: {} } as const
  return { ok: { thread: threadId, run: runId, text, ...usual, ...wished.ok } }
}

/** The text of the last message that the user sent; pictures and files in it are not read. */
function lastSaid({ messages }: z.infer<typeof RunAgentInputSchema>): string {
  for (const message of messages.toReversed()) {
    if (message.role !== 'user') continue
    const { content } = message
    return typeof content === 'string' ? content : content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
  }
  return ''
}

function recordOf(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}
