import type { Keeping } from './record.ts'

/** The session whose one live question is the matter that was last asked at this terminal. */
const terminal = 'terminal'

/** Notes which cast was read last, by its session. */
export async function remember({ session, text }: { readonly session: string; readonly text: string }, { log }: Keeping): Promise<void> {
  await log.setFocus(terminal, { question: { id: session, text } })
}

/** The session of the cast that was read last; undefined where none was. */
export async function remembered({ log }: Keeping): Promise<string | undefined> {
  return (await log.focus(terminal)).question?.id
}
