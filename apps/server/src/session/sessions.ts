import { parseReadingArguments } from '@hefu/contracts/liuyao'
import { type Chart, questionNeeds } from '@hefu/liuyao'
import { longestOutcome, longestQuestion, longestTitle, type NewSession, type SessionChange } from '@hefu/wire'
import { plateOf } from './plate.ts'
import type { CastRow } from '../store/casts.ts'
import type { SessionRoom } from './room.ts'
import type { Refused, Sessions } from './use-cases.ts'
import { rowOf, wholeOf } from './whole.ts'
import { soundWords } from './words.ts'

/** Sessions of the one who asks. */
export function sessionsOf(room: SessionRoom): Sessions {
  const { casts, host, screened } = room
  const whole: Sessions['whole'] = async (session) => {
    const standing = await casts.get(session)
    return standing === undefined ? unknown : wholeOf(standing, room)
  }
  const told = async (kind: 'made' | 'same', session: string): ReturnType<Sessions['make']> => {
    const found = await whole(session)
    return 'refused' in found ? found : { kind, session: found }
  }
  return {
    whole,
    make: async (given) => {
      const sound = soundWords(given.question, 'question', longestQuestion)
      if ('refused' in sound) return sound
      const stop = await screened(sound.words, given.language)
      if (stop !== undefined) return stop
      const first = await casts.byRequest(given.request)
      if (first !== undefined) return told('same', first)
      if (given.person !== undefined && !(await room.isPerson(given.person))) return { refused: 'person-unknown', field: 'person' }
      const cast = castOf({ ...given, question: sound.words }, room)
      if ('refused' in cast) return cast
      if (await casts.add(cast)) return told('made', cast.session)
      const rival = await casts.byRequest(given.request)
      return rival === undefined ? unknown : told('same', rival)
    },
    list: async (query) => {
      const { found, next } = await casts.list(query)
      return { sessions: found.map(rowOf), ...(next === undefined ? {} : { next }) }
    },
    change: async (session, change) => {
      const sound = soundChange(change)
      if ('refused' in sound) return sound
      if (!(await casts.change(session, sound.change))) return unknown
      const standing = await casts.get(session)
      return standing === undefined ? unknown : rowOf(standing)
    },
    erase: async (session) => {
      const known = (await casts.get(session)) !== undefined
      const turns = await host.erase(session)
      return known || turns.length > 0 ? { erased: true } : unknown
    },
    eraseAll: async () => {
      const sessions = await room.sessions()
      for (const session of sessions) await host.erase(session)
      return sessions.length
    },
  }
}

const unknown: Refused = { refused: 'session-unknown' }

/** The row of a new cast, derived first, so that nothing is kept that cannot be read. */
function castOf(
  { request, language, question, matter, cast, options, person = null }: Omit<NewSession, 'person'> & { readonly person?: string | null },
  { id, clock }: SessionRoom,
): CastRow | Refused {
  const session = id()
  const parsed = parseReadingArguments({ language, cast: { id: session, ...cast }, options, question: matter })
  if ('error' in parsed) return { refused: 'cast-invalid', field: 'cast' }
  if (questionNeeds(matter) === 'sex') return { refused: 'field-invalid', field: 'matter.sex', allowed: ['female', 'male'] }
  const plate = plateOf({ cast, options, matter, language })
  if ('refused' in plate) return plate
  const { chart } = plate
  return {
    session,
    request,
    tradition: 'liuyao',
    title: null,
    question,
    language,
    matter,
    outcome: null,
    person,
    createdAt: clock.now(),
    ...castColumns(chart),
  }
}

/** What a plate says of its own cast. */
export function castColumns({ cast, options, hexagram, changed }: Chart): Pick<CastRow, 'way' | 'when' | 'options' | 'zone' | 'base' | 'changed'> {
  const zone = cast.when.kind === 'instant' ? (cast.when.timeZone ?? null) : null
  return { way: cast.way, when: cast.when, options, zone, base: hexagram.number, changed: changed?.hexagram.number ?? null }
}

/** An empty title gives the session its question's name again; an empty outcome takes the note away. */
function soundChange({ title, outcome }: SessionChange): { readonly change: Partial<Pick<CastRow, 'title' | 'outcome'>> } | Refused {
  const given = { title: soundOrNone(title, 'title', longestTitle), outcome: soundOrNone(outcome, 'outcome', longestOutcome) }
  if (given.title !== undefined && 'refused' in given.title) return given.title
  if (given.outcome !== undefined && 'refused' in given.outcome) return given.outcome
  return {
    change: { ...(given.title === undefined ? {} : { title: given.title.words }), ...(given.outcome === undefined ? {} : { outcome: given.outcome.words }) },
  }
}

function soundOrNone(given: string | undefined, field: string, longest: number): { readonly words: string | null } | Refused | undefined {
  if (given === undefined) return undefined
  return given.trim() === '' ? { words: null } : soundWords(given, field, longest)
}
