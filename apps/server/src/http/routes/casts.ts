import { answer } from '../answer.ts'
import { isRefused } from '../../session/refused.ts'
import { bodyOf } from '../body.ts'
import { plateOf } from '../../session/plate.ts'
import type { Route } from '../room.ts'
import { newCast } from '../shapes/cast.ts'

/** `POST /api/casts`: a plate without a session; nothing is stored. */
export const castRoutes: readonly Route[] = [
  {
    path: '/api/casts',
    methods: {
      POST: async (request) => {
        const given = await bodyOf(request, newCast)
        return answer(request, isRefused(given) ? given : plateOf(given.ok))
      },
    },
  },
]
