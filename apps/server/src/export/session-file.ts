import type { Language } from '@hefu/liuyao/labels'
import type { KeptReading, Receipt, SessionWhole } from '@hefu/wire'
import { exportWords } from './words.ts'

/** Who wrote the words of a turn. */
export interface Authorship {
  readonly turn: string
  readonly writtenBy: 'rules' | 'model'
  readonly aiGenerated: boolean
  readonly model?: string
  /** The mark as a reader sees it. */
  readonly label: string
}

/** A session as it leaves the server: all of it, the account of every turn, and who wrote what. */
export interface SessionFile {
  readonly format: 'hefu-session'
  readonly version: 1
  readonly program: string
  readonly at: number
  readonly session: SessionWhole
  readonly authorship: readonly Authorship[]
  readonly receipts: Readonly<Record<string, Receipt>>
}

function authorOf({ turn, writtenBy }: Pick<KeptReading, 'turn' | 'writtenBy'>, language: Language): Authorship {
  const words = exportWords[language]
  if (writtenBy.by === 'rules') return { turn, writtenBy: 'rules', aiGenerated: false, label: words.computed }
  const { model } = writtenBy
  return { turn, writtenBy: 'model', aiGenerated: true, ...(model === undefined ? {} : { model }), label: words.generated(model) }
}

/** A session's file. `receipts` are those of its turns that have one. */
export function sessionFile(
  session: SessionWhole,
  receipts: ReadonlyMap<string, Receipt>,
  about: { readonly language: Language; readonly program: string; readonly at: number },
): SessionFile {
  const { language, program, at } = about
  const kept = [session.reading, session.followUp].filter((one) => one !== undefined)
  const authorship = kept.map((one) => authorOf(one, language))
  return { format: 'hefu-session', version: 1, program, at, session, authorship, receipts: Object.fromEntries(receipts) }
}
