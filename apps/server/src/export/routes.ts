import { z } from 'zod'
import { refuse } from '../http/answer.ts'
import { isRefused } from '../session/refused.ts'
import { queryOf } from '../http/body.ts'
import { idOf } from '../http/ids.ts'
import type { Request, Room, Route } from '../http/room.ts'
import { language } from '../http/shapes/cast.ts'
import { type About, everything, fileOf } from './everything.ts'
import { attachment, nameOf } from './file-name.ts'
import { sessionMarkdown } from './markdown.ts'

const wanted = z.strictObject({ format: z.enum(['md', 'json']).default('md'), language: language.exactOptional() })
const wantedOfAll = z.strictObject({ language: language.exactOptional() })

const types = { md: 'text/markdown; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** Sessions as files. */
export function exportRoutes({ useCases, health }: Pick<Room, 'useCases' | 'health'>): readonly Route[] {
  const aboutOf = (request: Request, spoken = request.get('language')): About => ({ language: spoken, program: `hefu ${health.version}`, at: Date.now() })
  return [
    {
      path: '/api/sessions/:id/export',
      methods: {
        GET: async (request) => {
          const [id, query] = [idOf(request, 'session-unknown'), queryOf(request, wanted)]
          if (isRefused(id)) return refuse(request, id)
          if (isRefused(query)) return refuse(request, query)
          const session = await useCases.sessions.whole(id.ok)
          if (isRefused(session)) return refuse(request, session)
          const { format } = query.ok
          const about = aboutOf(request, query.ok.language)
          const file = await fileOf(session, useCases, about)
          const text = format === 'json' ? `${JSON.stringify(file, undefined, 2)}\n` : sessionMarkdown(file, about.language)
          const name = ['合符', nameOf(session.title), dayOf(session.createdAt)].filter((part) => part !== '').join(' ')
          return request.body(text, 200, { 'content-type': types[format], ...named(`${name}.${format}`, `hefu-${dayOf(session.createdAt)}.${format}`) })
        },
      },
    },
    {
      path: '/api/export',
      methods: {
        GET: (request) => {
          const query = queryOf(request, wantedOfAll)
          if (isRefused(query)) return refuse(request, query)
          const about = aboutOf(request, query.ok.language)
          const name = `hefu-${dayOf(about.at)}.json`
          const body = ReadableStream.from(everything(useCases, about)).pipeThrough(new TextEncoderStream())
          return request.body(body, 200, { 'content-type': types.json, ...named(name, name) })
        },
      },
    },
  ]
}

function named(name: string, plain: string): { readonly 'content-disposition': string } {
  return { 'content-disposition': attachment(name, plain) }
}

/** The day of a moment, by UTC. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
