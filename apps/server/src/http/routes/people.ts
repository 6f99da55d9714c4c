import type { ExportFormat } from '@hefu/wire'
import { attachment, nameOf } from '../../export/file-name.ts'
import type { People } from '../../people/use-cases.ts'
import { isRefused } from '../../session/refused.ts'
import { answer, refuse } from '../answer.ts'
import { bodyOf, queryOf } from '../body.ts'
import { idOf } from '../ids.ts'
import type { Request, Room, Route } from '../room.ts'
import { fileQuery, fileToRead, newPerson, peopleQuery, peopleToAdd, personChange } from '../shapes/person.ts'

/** People: kept births, and the files that they come from and go to. */
export function peopleRoutes({ useCases: { people } }: Pick<Room, 'useCases'>): readonly Route[] {
  return [...fileRoutes(people), ...personRoutes(people)]
}

function personRoutes(people: People): readonly Route[] {
  return [
    {
      path: '/api/people',
      methods: {
        GET: async (request) => {
          const query = queryOf(request, peopleQuery)
          return answer(request, isRefused(query) ? query : await people.list(query.ok))
        },
        POST: async (request) => {
          const given = await bodyOf(request, newPerson)
          if (isRefused(given)) return refuse(request, given)
          const made = await people.make(given.ok)
          return isRefused(made) ? refuse(request, made) : request.json(made.person, made.kind === 'made' ? 201 : 200)
        },
      },
    },
    {
      path: '/api/people/:id',
      methods: {
        GET: async (request) => {
          const id = idOf(request, 'person-unknown')
          return answer(request, isRefused(id) ? id : await people.whole(id.ok))
        },
        PUT: async (request) => {
          const [id, given] = [idOf(request, 'person-unknown'), await bodyOf(request, personChange)]
          if (isRefused(id)) return refuse(request, id)
          return answer(request, isRefused(given) ? given : await people.change(id.ok, given.ok))
        },
        DELETE: async (request) => {
          const id = idOf(request, 'person-unknown')
          return answer(request, isRefused(id) ? id : await people.erase(id.ok))
        },
      },
    },
    {
      path: '/api/people/:id/export',
      methods: {
        GET: async (request) => {
          const id = idOf(request, 'person-unknown')
          return isRefused(id) ? refuse(request, id) : exported(request, people, id.ok)
        },
      },
    },
  ]
}

/** Paths with a name of their own; they stand before those with a person's id. */
function fileRoutes(people: People): readonly Route[] {
  return [
    {
      path: '/api/people/import/preview',
      methods: {
        POST: async (request) => {
          const given = await bodyOf(request, fileToRead)
          return answer(request, isRefused(given) ? given : await people.preview(given.ok))
        },
      },
    },
    {
      path: '/api/people/import',
      methods: {
        POST: async (request) => {
          const given = await bodyOf(request, peopleToAdd)
          if (isRefused(given)) return refuse(request, given)
          const added = await people.accept(given.ok)
          return isRefused(added) ? refuse(request, added) : request.json({ people: added.people }, added.kind === 'made' ? 201 : 200)
        },
      },
    },
    { path: '/api/people/export', methods: { GET: (request) => exported(request, people) } },
  ]
}

const types: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  jhd: 'text/plain; charset=utf-8',
  aaf: 'text/plain; charset=utf-8',
}

async function exported(request: Request, people: People, person?: string): Promise<Response> {
  const query = queryOf(request, fileQuery)
  if (isRefused(query)) return refuse(request, query)
  const { format } = query.ok
  const file = await people.file(format, person)
  if (isRefused(file)) return refuse(request, file)
  const name = nameOf(file.name)
  const plain = `hefu-${person === undefined ? 'people' : 'person'}.${format}`
  return request.body(file.text, 200, { 'content-type': types[format], 'content-disposition': attachment(name === '' ? plain : `${name}.${format}`, plain) })
}
