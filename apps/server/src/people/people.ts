import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Birth, BirthError, checkBirth, readBirthsInTurns, writeAaf, writeCsv, writeJhd, writeJson } from '@hefu/births'
import { type Places, SkyError, type Zones } from '@hefu/sky'
import { type ExportFormat, type FilePreview, mostBirths, type Person } from '@hefu/wire'
import type { Refused } from '../session/use-cases.ts'
import type { PeopleStore, PersonRow, StandingPerson } from './store.ts'
import type { People, PeopleFile } from './use-cases.ts'

/** What people are kept and read with. Zones and places are loaded when they are first asked for. */
export interface Keeping {
  readonly store: PeopleStore
  readonly zones: () => Promise<Zones>
  readonly places: () => Promise<Places>
  readonly now: () => number
  readonly program: string
}

/** People over a store. */
export function storedPeople(keeping: Keeping): People {
  const { store } = keeping
  const whole: People['whole'] = async (person) => {
    const found = await store.get(person)
    return found === undefined ? unknown : personOf(found)
  }
  return {
    whole,
    list: async (query) => {
      const { found, next } = await store.list(query)
      return { people: found.map(personOf), ...(next === undefined ? {} : { next }) }
    },
    make: async ({ request, birth }) => {
      const added = await add({ request, births: [birth] }, 'birth', keeping)
      if ('refused' in added) return added
      const [first] = await store.byRequest(request)
      return first === undefined ? unknown : { kind: added.kind, person: personOf(first) }
    },
    change: async (person, { birth }) => {
      const checked = await sound(birth, 'birth', keeping)
      if ('refused' in checked) return checked
      const changed = await store.change(person, { birth: checked.birth, changedAt: keeping.now() })
      return changed ? whole(person) : unknown
    },
    erase: async (person) => {
      const sessions = await store.erase(person)
      return sessions === undefined ? unknown : { erased: true, sessions: sessions.length }
    },
    eraseAll: () => eraseAll(store),
    preview: (file) => preview(file, keeping),
    accept: async (given) => {
      if (given.births.length > mostBirths) return { refused: 'field-too-long', field: 'births', allowed: [`≤ ${mostBirths}`] }
      const added = await add(given, 'births', keeping)
      if ('refused' in added) return added
      return { kind: added.kind, people: (await store.byRequest(given.request)).map(({ person }) => person) }
    },
    file: (format, person) => file(format, person, keeping),
  }
}

const unknown: Refused = { refused: 'person-unknown' }

function personOf({ person, birth, createdAt, changedAt, sessions }: StandingPerson): Person {
  return { person, birth, createdAt, changedAt, sessions }
}

/** A birth whose zone is known, or the first thing that is wrong with it; what was sent is not repeated. */
async function sound(given: Birth, field: string, { zones }: Keeping): Promise<{ readonly birth: Birth } | Refused> {
  const checked = checkBirth(given, await zones())
  if ('birth' in checked) return checked
  const [fault] = checked.faults
  if (fault === undefined) return { refused: 'field-invalid', field }
  return { refused: fault.code === 'text-too-long' ? 'field-too-long' : 'field-invalid', field: `${field}.${fault.field}`, allowed: [fault.allowed] }
}

type ToAdd = { readonly request: string; readonly births: readonly Birth[] }

async function add({ request, births }: ToAdd, field: string, keeping: Keeping): Promise<{ readonly kind: 'made' | 'same' } | Refused> {
  const rows: PersonRow[] = []
  for (const [place, birth] of births.entries()) {
    const checked = await sound(birth, field === 'births' ? `${field}.${place}` : field, keeping)
    if ('refused' in checked) return checked
    const at = keeping.now()
    rows.push({ person: randomUUID(), request, place, birth: checked.birth, createdAt: at, changedAt: at })
  }
  return { kind: (await keeping.store.add(rows)) ? 'made' : 'same' }
}

const page = 100

/** Every person, newest first; one that is deleted meanwhile is left out. */
export async function* everybody({ list }: Pick<People, 'list'>): AsyncGenerator<Person> {
  let before: string | undefined
  do {
    const { people, next } = await list({ limit: page, ...(before === undefined ? {} : { before }) })
    yield* people
    before = next
  } while (before !== undefined)
}

async function eraseAll({ list, erase }: PeopleStore): Promise<number> {
  let gone = 0
  for (;;) {
    const { found } = await list({ limit: page })
    if (found.length === 0) return gone
    for (const { person } of found) if ((await erase(person)) !== undefined) gone += 1
  }
}

async function preview(given: Parameters<People['preview']>[0], keeping: Keeping): Promise<FilePreview | Refused> {
  const [zones, places] = await Promise.all([keeping.zones(), keeping.places()])
  try {
    const read = await readBirthsInTurns(given, { zones, zoneAt: places.zoneAt }, setImmediate)
    const known = new Map<string, string>()
    for await (const { person, birth } of everybody({ list: async (query) => listed(await keeping.store.list(query)) })) known.set(likeness(birth), person)
    const rows = read.rows.map((row) => {
      const person = 'birth' in row ? known.get(likeness(row.birth)) : undefined
      return person === undefined ? row : { ...row, known: person }
    })
    return { ...read, rows }
  } catch (error) {
    if (error instanceof BirthError) return { refused: 'field-too-long', field: 'text', allowed: [error.allowed] }
    throw error
  }
}

function listed({ found, next }: Awaited<ReturnType<PeopleStore['list']>>): Awaited<ReturnType<People['list']>> {
  return { people: found.map(personOf), ...(next === undefined ? {} : { next }) }
}

/** What two births of one person have in common. */
function likeness({ name, date, calendar, recorded, place }: Birth): string {
  return JSON.stringify([name, date.year, date.month, date.day, calendar, recorded, place.latitude.toFixed(2), place.longitude.toFixed(2)])
}

async function file(format: ExportFormat, person: string | undefined, keeping: Keeping): Promise<PeopleFile | Refused> {
  const found = await wanted(person, keeping)
  if ('refused' in found) return found
  const zones = await keeping.zones()
  const { births, name } = found
  try {
    return { name, text: textOf(format, births, { zones, about: { program: keeping.program, at: keeping.now() } }) }
  } catch (error) {
    // A format of single moments holds no birth without one.
    if (error instanceof BirthError) return { refused: 'field-invalid', field: 'format', allowed: ['json', 'csv'] }
    if (error instanceof SkyError) return { refused: 'field-invalid', field: 'format', allowed: ['json'] }
    throw error
  }
}

async function wanted(person: string | undefined, { store }: Keeping): Promise<{ readonly births: readonly Birth[]; readonly name: string } | Refused> {
  if (person !== undefined) {
    const found = await store.get(person)
    return found === undefined ? unknown : { births: [found.birth], name: found.birth.name }
  }
  const births: Birth[] = []
  for await (const each of everybody({ list: async (query) => listed(await store.list(query)) })) births.push(each.birth)
  return { births, name: '' }
}

type Writing = { readonly zones: Zones; readonly about: { readonly program: string; readonly at: number } }

function textOf(format: ExportFormat, births: readonly Birth[], { zones, about }: Writing): string {
  switch (format) {
    case 'json':
      return writeJson(births, about)
    case 'csv':
      return writeCsv(births).text
    case 'aaf':
      return writeAaf(births, zones).text
    case 'jhd': {
      const [first] = births
      if (first === undefined || births.length > 1) throw new BirthError({ code: 'too-many', field: '', value: String(births.length), allowed: '1' })
      return writeJhd(first, zones).text
    }
  }
}
