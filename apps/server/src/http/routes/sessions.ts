import { answer, refuse } from '../answer.ts'
import { isRefused } from '../../session/refused.ts'
import { bodyOf, queryOf } from '../body.ts'
import { idOf } from '../ids.ts'
import type { Room, Route } from '../room.ts'
import { newSession, newTurn, sessionChange, sessionQuery } from '../shapes/session.ts'

/** Casts that are kept, and the turns that are opened on them. */
export function sessionRoutes({ useCases: { sessions, turns } }: Pick<Room, 'useCases'>): readonly Route[] {
  return [
    {
      path: '/api/sessions',
      methods: {
        GET: async (request) => {
          const query = queryOf(request, sessionQuery)
          return isRefused(query) ? refuse(request, query) : request.json(await sessions.list(query.ok))
        },
        POST: async (request) => {
          const given = await bodyOf(request, newSession)
          if (isRefused(given)) return refuse(request, given)
          const made = await sessions.make(given.ok)
          if (isRefused(made)) return refuse(request, made)
          if ('kind' in made) return request.json(made.session, made.kind === 'made' ? 201 : 200)
          return request.json(made)
        },
      },
    },
    {
      path: '/api/sessions/:id',
      methods: {
        GET: async (request) => {
          const id = idOf(request, 'session-unknown')
          return answer(request, isRefused(id) ? id : await sessions.whole(id.ok))
        },
        PATCH: async (request) => {
          const [id, change] = [idOf(request, 'session-unknown'), await bodyOf(request, sessionChange)]
          if (isRefused(id)) return refuse(request, id)
          return answer(request, isRefused(change) ? change : await sessions.change(id.ok, change.ok))
        },
        DELETE: async (request) => {
          const id = idOf(request, 'session-unknown')
          return answer(request, isRefused(id) ? id : await sessions.erase(id.ok))
        },
      },
    },
    {
      path: '/api/sessions/:id/turns',
      methods: {
        POST: async (request) => {
          const [id, given] = [idOf(request, 'session-unknown'), await bodyOf(request, newTurn)]
          if (isRefused(id)) return refuse(request, id)
          if (isRefused(given)) return refuse(request, given)
          const opened = await turns.open(id.ok, given.ok)
          if (isRefused(opened)) return refuse(request, opened)
          if ('kind' in opened) return request.json({ turn: opened.turn }, opened.kind === 'opened' ? 202 : 200)
          return request.json(opened)
        },
      },
    },
  ]
}
