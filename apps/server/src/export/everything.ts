import type { Language } from '@hefu/liuyao/labels'
import type { Export, Receipt, SessionWhole } from '@hefu/wire'
import { isRefused } from '../session/refused.ts'
import { everybody } from '../people/people.ts'
import type { UseCases } from '../session/use-cases.ts'
import { type SessionFile, sessionFile } from './session-file.ts'

/** What every export says of itself. */
export interface About {
  readonly language: Language
  readonly program: string
  readonly at: number
}

type Source = Pick<UseCases, 'sessions' | 'turns' | 'people'>

const page = 100

/** A session's file with the account of each of its turns that has one. */
export async function fileOf(session: SessionWhole, { turns }: Pick<Source, 'turns'>, about: About): Promise<SessionFile> {
  const receipts = new Map<string, Receipt>()
  for (const { turn } of session.turns) {
    const receipt = await turns.receipt(turn)
    if (!isRefused(receipt)) receipts.set(turn, receipt)
  }
  return sessionFile(session, receipts, about)
}

/** All that is kept as one JSON text (`Export`), session by session, then the people, so that no more than one is held at a time. */
export async function* everything(source: Source, about: About): AsyncGenerator<string> {
  const head: Omit<Export, 'sessions' | 'people'> = { format: 'hefu-export', version: 1, at: about.at, program: about.program }
  yield `${JSON.stringify(head).slice(0, -1)},"sessions":[`
  let comma = ''
  for await (const session of wholes(source)) {
    yield `${comma}${JSON.stringify(await fileOf(session, source, about))}`
    comma = ',\n'
  }
  yield '],\n"people":['
  comma = ''
  for await (const person of everybody(source.people)) {
    yield `${comma}${JSON.stringify(person)}`
    comma = ',\n'
  }
  yield ']}\n'
}

/** Every session, newest first; one that is deleted meanwhile is left out. */
async function* wholes({ sessions }: Pick<Source, 'sessions'>): AsyncGenerator<SessionWhole> {
  let before: string | undefined
  do {
    const { sessions: rows, next } = await sessions.list({ limit: page, ...(before === undefined ? {} : { before }) })
    for (const { session } of rows) {
      const whole = await sessions.whole(session)
      if (!isRefused(whole)) yield whole
    }
    before = next
  } while (before !== undefined)
}
