import { afterAll, describe, expect, it } from 'vitest'
import { sampleBirth } from '../http/testing/ask.ts'
import type { PersonRow } from '../people/store.ts'
import { bases, type Fresh } from '../session/testing/bases.ts'
import { silentModel } from '../session/testing/models.ts'
import { asksReading, eventsOf, made, sampleSession, stageOn, turnOf } from '../session/testing/stage.ts'
import type { Database } from './database.ts'
import { peopleIn } from './people.ts'

const row = (person: string, more: Partial<PersonRow> = {}): PersonRow => ({
  person,
  request: person,
  place: 0,
  birth: sampleBirth(),
  createdAt: 1,
  changedAt: 1,
  ...more,
})
const ids = (found: readonly { readonly person: string }[]): readonly string[] => found.map(({ person }) => person)

describe.each(bases)('people on $name', ({ fresh }) => {
  const kept: { fresh?: Promise<Fresh> } = {}
  const open = async (): Promise<Database> => {
    kept.fresh ??= fresh()
    return (await kept.fresh).open()
  }
  const store = async () => {
    const { drizzle, sql, close } = await open()
    await sql.query('update "cast" set person = null', []).catch(() => undefined)
    await sql.query('delete from person', [])
    return { ...peopleIn(drizzle, sql, () => undefined), close, sql }
  }
  afterAll(async () => (await kept.fresh)?.drop())

  it('keeps a birth whole, whatever words it holds, and changes it', async () => {
    const { add, get, change, close } = await store()
    const birth = sampleBirth({ name: `O'Brien "x" \\ 🪙 <script>`, notes: "'; drop table person; --" })
    expect(await add([row('a', { birth })])).toBe(true)
    expect(await get('a')).toEqual({ ...row('a', { birth }), words: expect.any(String), sessions: 0 })
    const other = sampleBirth({ recorded: { kind: 'unknown' } })
    expect([await change('a', { birth: other, changedAt: 2 }), await change('b', { birth: other, changedAt: 2 })]).toEqual([true, false])
    expect(await get('a')).toMatchObject({ birth: other, createdAt: 1, changedAt: 2 })
    expect(await get('b')).toBeUndefined()
    await close()
  })

  it('adds all that a request brings or none, and of one request that is sent many times at once only once', async () => {
    const { add, byRequest, list, close } = await store()
    const sent = (n: number): readonly PersonRow[] => ['x', 'y', 'z'].map((name, place) => row(`${name}${n}`, { request: 'r', place }))
    expect((await Promise.all([1, 2, 3, 4].map((n) => add(sent(n))))).filter((added) => added)).toHaveLength(1)
    const found = await byRequest('r')
    expect(found.map(({ place }) => place)).toEqual([0, 1, 2])
    expect(new Set(found.map(({ person }) => person.slice(1))).size).toBe(1)
    const [taken = row('none')] = found
    await expect(add([row('new', { request: 's' }), row(taken.person, { request: 's', place: 1 })])).rejects.toThrow(/person/u)
    expect((await list({ limit: 10 })).found).toHaveLength(3)
    await close()
  })

  it('lists the newest first, those of one send in their order, page after page', async () => {
    const { add, list, close } = await store()
    await add([row('old')])
    await add(['p0', 'p1', 'p2'].map((person, place) => row(person, { request: 'send', place, createdAt: 5 })))
    await add([row('new', { createdAt: 9 })])
    const pages: string[] = []
    let before: string | undefined
    do {
      const { found, next } = await list({ limit: 2, ...(before === undefined ? {} : { before }) })
      pages.push(ids(found).join(' '))
      before = next
    } while (before !== undefined)
    expect(pages).toEqual(['new p0', 'p1 p2', 'old'])
    expect((await list({ limit: 10, before: 'garbage' })).found).toHaveLength(5)
    await close()
  })

  it('finds people by what is in their names, places and notes, Chinese too, and takes no mark for a pattern', async () => {
    const { add, list, close } = await store()
    await add([row('a'), row('b', { request: 'a', place: 1, birth: sampleBirth({ name: '100%_sure', place: { name: 'Ulm', latitude: 48, longitude: 10 } }) })])
    const found = async (search: string): Promise<string> => ids((await list({ limit: 10, search })).found).join(' ')
    expect([await found('知夏'), await found('ulm'), await found('%'), await found('0%_s'), await found('_%'), await found('上海')]).toEqual([
      'a',
      'b',
      'b',
      'b',
      '',
      'a',
    ])
    await close()
  })

  it('takes a person away with every session that hangs on it, running ones too, and leaves the others and the money lines', async () => {
    const { model, asked } = silentModel()
    const database = await open()
    const inside = await stageOn(database, { model })
    const people = peopleIn(database.drizzle, database.sql, inside.room.host.gone)
    await people.add([row('gone'), row('stays', { request: 'gone', place: 1 })])
    const [first, second] = [await made(inside, sampleSession('s1', { person: 'gone' })), await made(inside, sampleSession('s2', { person: 'gone' }))]
    const other = await made(inside, sampleSession('s3', { person: 'stays' }))
    const turn = turnOf(await inside.turns.open(first.session, asksReading('t1')))
    const reading = eventsOf(inside, turn)
    await asked
    expect([(await people.get('gone'))?.sessions, (await people.get('stays'))?.sessions]).toEqual([2, 1])
    expect((await people.erase('gone'))?.toSorted()).toEqual([first.session, second.session].toSorted())
    expect((await reading).map(({ type }) => type)).not.toContain('turn-end')
    expect(await people.erase('gone')).toBeUndefined()
    for (const { session } of [first, second]) expect(await inside.sessions.whole(session)).toEqual({ refused: 'session-unknown' })
    expect(await inside.sessions.whole(other.session)).toMatchObject({ person: 'stays' })
    expect((await inside.log.credits(turn)).map(({ kind }) => kind)).toEqual(['hold', 'release'])
    expect(await inside.sessions.make(sampleSession('s4', { person: 'gone' }))).toEqual({ refused: 'person-unknown', field: 'person' })
    await inside.close()
  })

  it('takes nothing away where one of the sessions cannot go', async () => {
    const database = await open()
    const inside = await stageOn(database)
    const people = peopleIn(database.drizzle, database.sql, () => undefined)
    await people.add([row('whole')])
    const { session } = await made(inside, sampleSession('w1', { person: 'whole' }))
    const broken = {
      ...database.sql,
      transaction: <T>(work: Parameters<typeof database.sql.transaction<T>>[0]) =>
        database.sql.transaction((query) =>
          work({ ...query, query: (text, params) => (text.startsWith('delete from person') ? Promise.reject(new Error('cut')) : query.query(text, params)) }),
        ),
    }
    await expect(peopleIn(database.drizzle, broken, () => undefined).erase('whole')).rejects.toThrow('cut')
    expect([(await people.get('whole'))?.sessions, 'session' in (await inside.sessions.whole(session))]).toEqual([1, true])
    await inside.close()
  })
})
