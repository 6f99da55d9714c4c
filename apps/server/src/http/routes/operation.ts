import type { Health } from '@hefu/wire'
import { answer, refuse } from '../answer.ts'
import { isRefused } from '../../session/refused.ts'
import { bodyOf } from '../body.ts'
import { eraseEverything } from '../../settings/erase-everything.ts'
import type { Room, Route } from '../room.ts'
import { settings } from '../shapes/provider.ts'

/** What an operator asks: the settings, the end of everything, and how the server is. */
export function operationRoutes({ useCases, health, meter }: Room): readonly Route[] {
  return [
    {
      path: '/api/settings',
      methods: {
        GET: async (request) => request.json(await useCases.settings.read()),
        PUT: async (request) => {
          const given = await bodyOf(request, settings)
          return answer(request, isRefused(given) ? given : await useCases.settings.write(given.ok))
        },
      },
    },
    { path: '/api/everything', methods: { DELETE: async (request) => request.json(await eraseEverything(useCases)) } },
    { path: '/healthz', methods: { GET: (request) => request.json<Health>({ status: 'ok', ...health }) } },
    {
      path: '/readyz',
      methods: { GET: async (request) => ((await useCases.ready()) ? request.json({ status: 'ready' }) : refuse(request, { refused: 'storage-trouble' })) },
    },
    { path: '/metrics', methods: { GET: async (request) => request.body(await meter.text(), 200, { 'content-type': meter.contentType }) } },
  ]
}
