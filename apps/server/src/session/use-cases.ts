import type {
  ErrorCode,
  NewProvider,
  NewSession,
  NewTurn,
  ProbeReport,
  Provider,
  Receipt,
  SafetyStop,
  SessionChange,
  SessionPage,
  SessionRow,
} from '@hefu/wire'
import type { SessionWhole, Settings, WriterChoice } from '@hefu/wire'
import type { Language } from '@hefu/liuyao/labels'
import type { StoredEvent, View } from '@hefu/turn/host'
import type { People, PlaceFinder } from '../people/use-cases.ts'

/** A request that cannot be met, as a value: the HTTP edge gives it its status and its sentence. */
export type Refused = {
  readonly refused: ErrorCode
  readonly field?: string
  readonly allowed?: readonly string[]
  readonly turn?: string
  readonly value?: string
  /** How long to wait before it is asked again. */
  readonly seconds?: number
}

/** What a list of sessions may be narrowed by; times in milliseconds since 1970. */
export type SessionQuery = {
  readonly search?: string
  /** Exactly this question (after trimming). */
  readonly question?: string
  readonly since?: number
  /** The `next` of the page before. */
  readonly before?: string
  readonly limit: number
}

/** Sessions of the one who asks. */
export interface Sessions {
  /** Derives the cast first, so that one that cannot be read is refused and nothing stored. */
  readonly make: (given: NewSession) => Promise<{ readonly kind: 'made' | 'same'; readonly session: SessionWhole } | SafetyStop | Refused>
  readonly list: (query: SessionQuery) => Promise<SessionPage>
  readonly whole: (session: string) => Promise<SessionWhole | Refused>
  readonly change: (session: string, change: SessionChange) => Promise<SessionRow | Refused>
  /** Takes away a session with all that hangs on it; a running turn is taken off first. */
  readonly erase: (session: string) => Promise<{ readonly erased: true } | Refused>
  readonly eraseAll: () => Promise<number>
}

/** Turns: opened here, driven by the job runner on whichever node takes the job. */
export interface Turns {
  readonly open: (session: string, given: NewTurn) => Promise<{ readonly kind: 'opened' | 'same'; readonly turn: string } | SafetyStop | Refused>
  /** How much of a turn may be seen and how far its log reaches, or why not. */
  readonly seen: (turn: string) => Promise<{ readonly view: View; readonly last: number; readonly ended: boolean } | Refused>
  /** Stored events after a seq, then live ones, until turn-end, erasure or the signal. */
  readonly follow: (turn: string, from: { readonly after: number; readonly signal: AbortSignal }) => AsyncIterable<StoredEvent>
  readonly cancel: (turn: string) => Promise<{ readonly cancelled: true } | Refused>
  readonly receipt: (turn: string) => Promise<Receipt | Refused>
  readonly report: (turn: string, note: string) => Promise<{ readonly reported: true } | Refused>
}

/** Services that word readings. Keys are kept encrypted and never given back. */
export interface Providers {
  readonly list: () => Promise<readonly Provider[]>
  readonly add: (given: NewProvider) => Promise<Provider | Refused>
  readonly replace: (id: string, given: NewProvider) => Promise<Provider | Refused>
  readonly remove: (id: string) => Promise<{ readonly removed: true } | Refused>
  /** Connects, then runs the three contract probes; the report is stored. */
  readonly test: (id: string, language: Language) => Promise<ProbeReport | Refused>
  readonly writer: () => Promise<{ readonly provider?: string }>
  readonly choose: (choice: WriterChoice) => Promise<{ readonly provider?: string } | Refused>
}

/** What the operator may edit. */
export interface OperatorSettings {
  readonly read: () => Promise<Settings>
  readonly write: (settings: Settings) => Promise<Settings | Refused>
}

/** Everything that HTTP can ask for. */
export interface UseCases {
  readonly sessions: Sessions
  readonly turns: Turns
  readonly providers: Providers
  readonly settings: OperatorSettings
  readonly people: People
  readonly places: PlaceFinder
  /** Whether the database answers. */
  readonly ready: () => Promise<boolean>
}
