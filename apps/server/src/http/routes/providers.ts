import { answer, refuse } from '../answer.ts'
import { isRefused } from '../../session/refused.ts'
import { bodyOf } from '../body.ts'
import { idOf } from '../ids.ts'
import type { Room, Route } from '../room.ts'
import { newProvider, writerChoice } from '../shapes/provider.ts'

/** Services that word readings, and which of them does. */
export function providerRoutes({ useCases: { providers } }: Pick<Room, 'useCases'>): readonly Route[] {
  return [
    {
      path: '/api/providers',
      methods: {
        GET: async (request) => request.json(await providers.list()),
        POST: async (request) => {
          const given = await bodyOf(request, newProvider)
          if (isRefused(given)) return refuse(request, given)
          const added = await providers.add(given.ok)
          return isRefused(added) ? refuse(request, added) : request.json(added, 201)
        },
      },
    },
    {
      path: '/api/providers/:id',
      methods: {
        PUT: async (request) => {
          const [id, given] = [idOf(request, 'provider-unknown'), await bodyOf(request, newProvider)]
          if (isRefused(id)) return refuse(request, id)
          return answer(request, isRefused(given) ? given : await providers.replace(id.ok, given.ok))
        },
        DELETE: async (request) => {
          const id = idOf(request, 'provider-unknown')
          return answer(request, isRefused(id) ? id : await providers.remove(id.ok))
        },
      },
    },
    {
      path: '/api/providers/:id/test',
      methods: {
        POST: async (request) => {
          const id = idOf(request, 'provider-unknown')
          return answer(request, isRefused(id) ? id : await providers.test(id.ok, request.get('language')))
        },
      },
    },
    {
      path: '/api/writer',
      methods: {
        GET: async (request) => request.json(await providers.writer()),
        PUT: async (request) => {
          const given = await bodyOf(request, writerChoice)
          return answer(request, isRefused(given) ? given : await providers.choose(given.ok))
        },
      },
    },
  ]
}
