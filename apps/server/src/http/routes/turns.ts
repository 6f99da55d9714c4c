import { answer, refuse } from '../answer.ts'
import { isRefused } from '../../session/refused.ts'
import { bodyOf } from '../body.ts'
import { idOf } from '../ids.ts'
import type { Room, Route } from '../room.ts'
import { report } from '../shapes/session.ts'
import { events } from './events.ts'

/** One turn: its events, its stop, its account, and what a reader finds wrong with it. */
export function turnRoutes(room: Room): readonly Route[] {
  const { turns } = room.useCases
  return [
    { path: '/api/turns/:id/events', methods: { GET: events(room) } },
    {
      path: '/api/turns/:id/cancel',
      methods: {
        POST: async (request) => {
          const id = idOf(request, 'turn-unknown')
          return answer(request, isRefused(id) ? id : await turns.cancel(id.ok))
        },
      },
    },
    {
      path: '/api/turns/:id/receipt',
      methods: {
        GET: async (request) => {
          const id = idOf(request, 'turn-unknown')
          return answer(request, isRefused(id) ? id : await turns.receipt(id.ok))
        },
      },
    },
    {
      path: '/api/turns/:id/report',
      methods: {
        POST: async (request) => {
          const [id, given] = [idOf(request, 'turn-unknown'), await bodyOf(request, report)]
          if (isRefused(id)) return refuse(request, id)
          return answer(request, isRefused(given) ? given : await turns.report(id.ok, given.ok.note))
        },
      },
    },
  ]
}
