import { randomBytes } from 'node:crypto'
import { type CastInput, LiuyaoError, openZone } from '@hefu/liuyao'
import type { SafetyStop, SessionWhole } from '@hefu/wire'
import { isRefused } from '../session/refused.ts'
import type { Refused, UseCases } from '../session/use-cases.ts'
import type { Asked } from './asked.ts'

/** Bytes of chance for six lines of three coins. */
const bytesOfChance = 18

type Opened = { readonly session: string; readonly turn: string }

/**
 * Opens the turn that answers a run. The thread is a session: one of ours by its id, else the one that the thread's first message made.
 * The server alone picks the contract: a cast that has no reading yet is read, one that has it is asked about.
 */
export async function openRun(asked: Asked, { sessions, turns }: Pick<UseCases, 'sessions' | 'turns'>): Promise<Opened | SafetyStop | Refused> {
  const found = await sessionOf(asked, sessions)
  if (isRefused(found) || 'stopped' in found) return found
  const { session, reading } = found
  const input = reading === undefined ? ({ kind: 'reading' } as const) : ({ kind: 'follow-up', text: asked.text } as const)
  const opened = await turns.open(session, { request: asked.run, language: asked.language, input })
  return isRefused(opened) || 'stopped' in opened ? opened : { session, turn: opened.turn }
}

async function sessionOf(asked: Asked, sessions: UseCases['sessions']): Promise<SessionWhole | SafetyStop | Refused> {
  const known = await sessions.whole(asked.thread)
  if (!isRefused(known)) return known
  const cast = castOf(asked)
  if ('refused' in cast) return cast
  const { thread: request, language, text: question, matter, options } = asked
  const made = await sessions.make({ request, language, question, matter, options, cast })
  return isRefused(made) || 'stopped' in made ? made : made.session
}

function castOf({ cast, zone = Intl.DateTimeFormat().resolvedOptions().timeZone }: Asked): CastInput | Refused {
  if (cast !== undefined) return cast
  try {
    return { way: { kind: 'random', bytes: [...randomBytes(bytesOfChance)] }, when: openZone(zone).momentAt(Math.floor(Date.now() / 1000)) }
  } catch (error) {
    if (error instanceof LiuyaoError) return { refused: 'field-invalid', field: 'forwardedProps.zone', allowed: ['Asia/Shanghai'] }
    throw error
  }
}
