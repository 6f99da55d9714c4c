import type { Birth, CsvOptions, FileFormat, FileRead, FileRow } from '@hefu/births'

/** Somebody whose birth is kept. Times are milliseconds since 1970; `sessions` is how many sessions hang on it and go with it. */
export type Person = { readonly person: string; readonly birth: Birth; readonly createdAt: number; readonly changedAt: number; readonly sessions: number }

/** `GET /api/people?search=&before=&limit=`: newest first; `next` is the `before` of the next page. */
export type PersonPage = { readonly people: readonly Person[]; readonly next?: string }

/** `POST /api/people`: 201 with the `Person`; the same `request` sent again gives 200 with the one that the first made. */
export type NewPerson = { readonly request: string; readonly birth: Birth }

/** `PUT /api/people/:id`: the whole birth in its new form. */
export type PersonChange = { readonly birth: Birth }

/** `DELETE /api/people/:id`: says how many sessions went with it. */
export type PersonErased = { readonly erased: true; readonly sessions: number }

/** `POST /api/people/import/preview`: a file as text. Nothing is kept of it. */
export type FileToRead = { readonly name: string; readonly text: string; readonly format?: FileFormat; readonly csv?: CsvOptions }

/** Its answer. `known` is a person with the same name, date, time and place. */
export type FilePreview = Omit<FileRead, 'rows'> & { readonly rows: readonly (FileRow & { readonly known?: string })[] }

/** `POST /api/people/import`: all of these births or none. The same `request` sent again adds none. */
export type PeopleToAdd = { readonly request: string; readonly births: readonly Birth[] }

/** Its answer, in the order of the births; 201 when they were added by this send, 200 when by an earlier one. */
export type PeopleAdded = { readonly people: readonly string[] }

/** `GET /api/people/:id/export?format=` and `GET /api/people/export?format=`. */
export const exportFormats = ['json', 'csv', 'jhd', 'aaf'] as const

/** One of `exportFormats`; a `.jhd` file holds one person. */
export type ExportFormat = (typeof exportFormats)[number]

/** `GET /api/places?search=`: a place in the reader's language. `line` tells it from its twins; `matched` is the name that fitted, where it is another. */
export type PlaceHit = {
  readonly id: number
  readonly name: string
  readonly line: string
  readonly matched?: string
  readonly latitude: number
  readonly longitude: number
  readonly zone: string
}

/** Its answer, the best first. */
export type PlacesFound = { readonly places: readonly PlaceHit[] }

/** `GET /api/places/zone?latitude=&longitude=`: the zone of the nearest place; `others` are zones that may be meant where a border runs near. */
export type ZoneFound = ZoneNear & { readonly others: readonly ZoneNear[] }

/** A zone by a place so many kilometres away. */
export type ZoneNear = { readonly zone: string; readonly place: string; readonly kilometres: number }

/** Births that one import may add. */
export const mostBirths = 2_000
