import { isRefused } from '../../session/refused.ts'
import { answer } from '../answer.ts'
import { queryOf } from '../body.ts'
import type { Room, Route } from '../room.ts'
import { placeQuery, zoneQuery } from '../shapes/person.ts'

/** Places by name, and the zone of a point. */
export function placeRoutes({ useCases: { places } }: Pick<Room, 'useCases'>): readonly Route[] {
  return [
    {
      path: '/api/places',
      methods: {
        GET: async (request) => {
          const query = queryOf(request, placeQuery)
          return answer(request, isRefused(query) ? query : await places.find(query.ok.search, request.get('language')))
        },
      },
    },
    {
      path: '/api/places/zone',
      methods: {
        GET: async (request) => {
          const query = queryOf(request, zoneQuery)
          return answer(request, isRefused(query) ? query : await places.zoneAt(query.ok, request.get('language')))
        },
      },
    },
  ]
}
