import { longestOutcome, longestQuestion, longestSearch, longestTitle, type NewSession, type NewTurn, type Report, type SessionChange } from '@hefu/wire'
import { z } from 'zod'
import type { SessionQuery } from '../../session/use-cases.ts'
import { castInput, language, matter, options } from './cast.ts'
import { line, requestId, words } from './text.ts'

/** The words of a question, or of a follow-up. */
export const question = words({ least: 1, most: longestQuestion })

/** `POST /api/sessions`. */
export const newSession: z.ZodType<NewSession> = z.strictObject({
  request: requestId,
  language,
  question,
  matter,
  cast: castInput,
  options,
  person: requestId.exactOptional(),
})

/** `POST /api/sessions/:id/turns`. */
export const newTurn: z.ZodType<NewTurn> = z.strictObject({
  request: requestId,
  language,
  input: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('reading') }), z.strictObject({ kind: z.literal('follow-up'), text: question })]),
})

/** `PATCH /api/sessions/:id`. Without a title it is named by its question again; an empty outcome takes the note away. */
export const sessionChange: z.ZodType<SessionChange> = z.strictObject({
  title: line({ most: longestTitle }).exactOptional(),
  outcome: words({ most: longestOutcome }).exactOptional(),
})

/** `POST /api/turns/:id/report`. */
export const report: z.ZodType<Report> = z.strictObject({ note: words({ least: 1, most: longestOutcome }) })

const mostRows = 100

/** The query of `GET /api/sessions`. */
export const sessionQuery: z.ZodType<SessionQuery> = z.strictObject({
  search: line({ most: longestSearch }).exactOptional(),
  question: question.exactOptional(),
  since: z.coerce.number().int().min(0).exactOptional(),
  before: z
    .string()
    .regex(/^[\w.:|=-]{1,200}$/u)
    .exactOptional(),
  limit: z.coerce.number().int().min(1).max(mostRows).default(20),
})
