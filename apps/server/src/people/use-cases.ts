import type { Language } from '@hefu/liuyao/labels'
import type {
  ExportFormat,
  FilePreview,
  FileToRead,
  NewPerson,
  PeopleAdded,
  PeopleToAdd,
  Person,
  PersonChange,
  PersonErased,
  PersonPage,
  PlacesFound,
  ZoneFound,
} from '@hefu/wire'
import type { Refused } from '../session/use-cases.ts'

/** What a list of people may be narrowed by. */
export interface PeopleQuery {
  /** Some of the name, the place or the notes. */
  readonly search?: string
  /** The `next` of the page before. */
  readonly before?: string
  readonly limit: number
}

/** Births as a file. */
export interface PeopleFile {
  readonly text: string
  /** What the file is called after. */
  readonly name: string
}

/** People of the one who asks. */
export interface People {
  readonly list: (query: PeopleQuery) => Promise<PersonPage>
  readonly whole: (person: string) => Promise<Person | Refused>
  readonly make: (given: NewPerson) => Promise<{ readonly kind: 'made' | 'same'; readonly person: Person } | Refused>
  readonly change: (person: string, change: PersonChange) => Promise<Person | Refused>
  /** Takes away a person with every session that hangs on it, in one transaction. */
  readonly erase: (person: string) => Promise<PersonErased | Refused>
  /** Takes away all of them, with their sessions; gives how many there were. */
  readonly eraseAll: () => Promise<number>
  /** Reads a file and keeps nothing of it. */
  readonly preview: (file: FileToRead) => Promise<FilePreview | Refused>
  /** Adds all of these births or none. */
  readonly accept: (given: PeopleToAdd) => Promise<({ readonly kind: 'made' | 'same' } & PeopleAdded) | Refused>
  /** One person as a file, or all. */
  readonly file: (format: ExportFormat, person?: string) => Promise<PeopleFile | Refused>
}

/** Places and their zones, for the form of a birth. */
export interface PlaceFinder {
  readonly find: (search: string, language: Language) => Promise<PlacesFound>
  readonly zoneAt: (point: { readonly latitude: number; readonly longitude: number }, language: Language) => Promise<ZoneFound | Refused>
}
