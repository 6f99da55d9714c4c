import type { FollowUpWords, Piece, Reading } from '@hefu/contracts/liuyao/output'
import type { CastInput, Options, Question, SignLevel } from '@hefu/liuyao'
import type { EndStatus, Origin } from '@hefu/turn'
import type { Language } from '@hefu/liuyao/labels'
import type { WriterTrouble } from './provider.ts'

/** Characters that a question or a follow-up may have, counted in code points. */
export const longestQuestion = 2_000

/** Characters that a title or a note on the outcome may have. */
export const longestTitle = 120
export const longestOutcome = 2_000

/** Characters that a search of the history may have. */
export const longestSearch = 200

/** A fact of a reading in the reader's words; citations name it by its id. */
export type CitedFact = { readonly id: string; readonly kind: string; readonly lines: readonly number[]; readonly text: string }

/** `POST /api/sessions`: a question with its cast. The same `request` sent again gives the session that the first one made. */
export type NewSession = {
  readonly request: string
  readonly language: Language
  readonly question: string
  readonly matter: Question
  readonly cast: CastInput
  readonly options: Partial<Options>
  /** The person that it hangs on: deleted with that person. */
  readonly person?: string
}

/** Where a session stands: cast and not read, a turn under way, read, or the last reading failed or was stopped. */
export type SessionState = 'cast' | 'running' | 'read' | 'failed' | 'interrupted'

/** A session in a list. Times are milliseconds since 1970. */
export type SessionRow = {
  readonly session: string
  readonly title: string
  readonly question: string
  readonly createdAt: number
  readonly state: SessionState
  /** King Wen numbers. */
  readonly base: number
  readonly changed?: number
  readonly sign?: SignLevel
  readonly followedUp: boolean
  readonly outcome?: string
  readonly person?: string
}

/** `GET /api/sessions?search=&question=&since=&before=&limit=`: newest first; `next` is the `before` of the next page. */
export type SessionPage = { readonly sessions: readonly SessionRow[]; readonly next?: string }

/** What a turn was opened for. */
export type TurnKind = 'reading' | 'follow-up'

/** Who wrote words: the built-in rules, or a model of a service, by the name it gave, or was asked for by; none where it was never asked. */
export type WrittenBy = { readonly by: 'rules' } | { readonly by: 'model'; readonly model?: string }

/** A turn of a session, in short. `charge` is in units. */
export type TurnSummary = {
  readonly turn: string
  readonly kind: TurnKind
  /** The person's words. */
  readonly text: string
  readonly status: 'queued' | 'running' | EndStatus
  readonly openedAt: number
  readonly endedAt?: number
  readonly charge: number
  readonly origin: Origin | 'none'
  readonly writtenBy: WrittenBy
  /** Why a failed turn got nothing from the service that was to word it. A turn that failed with words which were not kept has none. */
  readonly trouble?: WriterTrouble
  /** The last words of the host, where the turn was not kept. */
  readonly said?: string
}

/** A kept reading with the facts that it may cite. */
export type KeptReading = {
  readonly turn: string
  readonly at: number
  readonly language: Language
  readonly writtenBy: WrittenBy
  readonly reading: Reading
  readonly facts: readonly CitedFact[]
}

/** The kept follow-up. */
export type KeptFollowUp = FollowUpWords & {
  readonly turn: string
  readonly at: number
  readonly text: string
  readonly writtenBy: WrittenBy
  readonly answer: readonly Piece[]
}

/** `GET /api/sessions/:id`: everything of a session. The plate is derived from `cast` and `options` by the engine. */
export type SessionWhole = SessionRow & {
  readonly language: Language
  readonly matter: Question
  readonly cast: CastInput
  readonly options: Options
  readonly turns: readonly TurnSummary[]
  readonly reading?: KeptReading
  readonly followUp?: KeptFollowUp
}

/** `PATCH /api/sessions/:id`; an empty outcome takes the note away. */
export type SessionChange = { readonly title?: string; readonly outcome?: string }

/** `POST /api/sessions/:id/turns`. The reading's words are the session's question; the server picks the contract. */
export type NewTurn = {
  readonly request: string
  readonly language: Language
  readonly input: { readonly kind: 'reading' } | { readonly kind: 'follow-up'; readonly text: string }
}

/** Its answer: 202 when the turn was opened by this send, 200 when by an earlier one. */
export type TurnOpened = { readonly turn: string }

/** `POST /api/casts`: a plate without a session; nothing is stored. */
export type NewCast = Pick<NewSession, 'cast' | 'options'> & { readonly matter?: Question; readonly language?: Language }

/** Answer of any send whose words met the safety screen: no turn, no charge, nothing stored. 200, so that it is read and not treated as a fault. */
export type SafetyStop = { readonly stopped: 'self-harm'; readonly text: string }

/** `POST /api/turns/:id/report`: something in the answer is wrong. */
export type Report = { readonly note: string }
