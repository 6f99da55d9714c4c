import { narrator } from '@hefu/contracts/liuyao'
import type { Language } from '@hefu/liuyao/labels'
import type { Receipt, SessionWhole } from '@hefu/wire'
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

const rules = narrator().name

/** Whether a model's name is that of the built-in rules. */
export function isRules(name: string): boolean {
  return name === rules
}

/** Who wrote the words that a receipt is the account of. */
function authorOf(turn: string, { model: { asked, used } }: Receipt, language: Language): Authorship {
  const words = exportWords[language]
  if (isRules(asked)) return { turn, writtenBy: 'rules', aiGenerated: false, label: words.computed }
  const model = used.at(-1) ?? asked
  return { turn, writtenBy: 'model', aiGenerated: true, model, label: words.generated(model) }
}

/** A session's file. `receipts` are those of its turns that have one. */
export function sessionFile(
  session: SessionWhole,
  receipts: ReadonlyMap<string, Receipt>,
  about: { readonly language: Language; readonly program: string; readonly at: number },
): SessionFile {
  const { language, program, at } = about
  const kept = [session.reading?.turn, session.followUp?.turn].filter((turn) => turn !== undefined)
  const authorship = kept.flatMap((turn) => {
    const receipt = receipts.get(turn)
    return receipt === undefined ? [] : [authorOf(turn, receipt, language)]
  })
  return { format: 'hefu-session', version: 1, program, at, session, authorship, receipts: Object.fromEntries(receipts) }
}
