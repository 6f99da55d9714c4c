import type { Birth } from '@hefu/births'
import type { ExportFormat, FilePreview, FileToRead, PeopleAdded, Person, PersonErased } from '@hefu/wire'
import { forgetReads } from './kept-reads.ts'
import { request } from './request.ts'
import type { Answer } from './trouble.ts'

/** What a list of people may be asked for. */
export type PeopleQuery = { readonly search?: string; readonly before?: string; readonly limit?: number }

/** A point of the globe in degrees, north and east positive. */
export type Point = { readonly latitude: number; readonly longitude: number }

/** Paths of people that are read; the hooks use them as their keys. */
export const peoplePaths = {
  people: (query: PeopleQuery = {}) => {
    const filled = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
    return `/api/people${filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`}`
  },
  person: (person: string) => `/api/people/${encodeURIComponent(person)}`,
  exported: (format: ExportFormat, person?: string) => `/api/people/${person === undefined ? '' : `${encodeURIComponent(person)}/`}export?format=${format}`,
  places: (search: string) => `/api/places?${new URLSearchParams({ search }).toString()}`,
  zone: ({ latitude, longitude }: Point) => `/api/places/zone?latitude=${plain(latitude)}&longitude=${plain(longitude)}`,
} as const

export const addPerson = (given: { readonly request: string; readonly birth: Birth }): Promise<Answer<Person>> =>
  request('/api/people', { method: 'POST', body: given })
export const changePerson = (person: string, birth: Birth): Promise<Answer<Person>> => request(peoplePaths.person(person), { method: 'PUT', body: { birth } })
export async function deletePerson(person: string): Promise<Answer<PersonErased>> {
  const answer = await request<PersonErased>(peoplePaths.person(person), { method: 'DELETE' })
  // Which sessions went is not told; then nothing that was read stays on the device.
  if (answer.ok) forgetReads(answer.value.sessions > 0 ? undefined : peoplePaths.person(person))
  return answer
}
export const previewFile = (file: FileToRead, signal: AbortSignal): Promise<Answer<FilePreview>> =>
  request('/api/people/import/preview', { method: 'POST', body: file, signal })
export const addPeople = (given: { readonly request: string; readonly births: readonly Birth[] }): Promise<Answer<PeopleAdded>> =>
  request('/api/people/import', { method: 'POST', body: given })

/** A number without an exponent. */
function plain(degrees: number): string {
  return degrees.toFixed(6)
}
