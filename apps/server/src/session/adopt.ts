import { parseReadingArguments, readingName } from '@hefu/contracts/liuyao'
import type { Query } from '@hefu/turn/postgres-log'
import type { CastRow } from '../store/casts.ts'
import { plateOf } from './plate.ts'
import type { SessionRoom } from './room.ts'
import { castColumns } from './sessions.ts'

/**
 * Gives a cast to every session that has none because it was read at the terminal, so that it stands in the list with the others. What was
 * cast stands in the first turn's arguments. Gives how many there were.
 */
export async function adoptSessions({ log, casts }: Pick<SessionRoom, 'log' | 'casts'>, { query }: Query): Promise<number> {
  const found = await query(
    `select distinct on (t.session) t.session, t.turn from turn t where not exists (select 1 from "cast" c where c.session = t.session) order by t.session, t.place`,
    [],
  )
  let adopted = 0
  for (const row of found) {
    const [first] = await log.read(String(row['turn']), 0)
    const cast = first?.event.type === 'turn-start' && first.event.contract === readingName ? castFrom(first.event.input, first.at) : undefined
    if (cast?.session === row['session'] && cast !== undefined && (await casts.add(cast))) adopted += 1
  }
  return adopted
}

/** A session of the terminal is named as its cast; undefined where the arguments hold no cast that can be read. */
function castFrom({ text, arguments: given }: { readonly text: string; readonly arguments?: unknown }, at: number): CastRow | undefined {
  const parsed = parseReadingArguments(given)
  if ('error' in parsed) return undefined
  const { language, cast, options, question: matter } = parsed.ok
  const plate = plateOf({ cast, options, matter, language })
  if ('refused' in plate) return undefined
  const session = cast.id
  const words = text.replaceAll('\u0000', '').toWellFormed()
  return {
    session,
    request: session,
    tradition: 'liuyao',
    title: null,
    question: words,
    language,
    matter,
    outcome: null,
    person: null,
    createdAt: at,
    ...castColumns(plate.chart),
  }
}
