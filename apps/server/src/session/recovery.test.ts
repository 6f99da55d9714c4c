import { readingContract, liuyaoTables } from '@hefu/contracts/liuyao'
import { postgresLog } from '@hefu/turn/postgres-log'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { turnsWithoutJob } from '../jobs/queue.ts'
import type { Inside } from './inside.ts'
import { houseAccount } from './room.ts'
import { bases, type Fresh } from './testing/bases.ts'
import { silentModel } from './testing/models.ts'
import { mortal } from './testing/mortal.ts'
import { asksReading, eventsOf, made, sampleSession, stageOn, turnOf, type Wanted, wholeOfSession } from './testing/stage.ts'

const ignored = { trouble: () => undefined }

/** Why each driver took a turn, once it is over. */
async function whys(inside: Inside, turn: string): Promise<readonly string[]> {
  await eventsOf(inside, turn)
  return (await inside.log.read(turn, 0)).flatMap(({ event }) => (event.type === 'drive-start' ? [event.why] : []))
}

describe.each(bases)('on $name', ({ name, fresh }) => {
  const kept: { fresh?: Promise<Fresh>; count: number } = { count: 0 }
  const running = new Set<Inside>()
  const open = async () => {
    kept.fresh ??= fresh()
    return (await kept.fresh).open()
  }
  const stage = async (wanted: Wanted = {}): Promise<Inside> => {
    const inside = await stageOn(await open(), wanted)
    running.add(inside)
    return inside
  }
  const stop = async (inside: Inside): Promise<void> => {
    if (running.delete(inside)) await inside.close()
  }
  const sample = () => sampleSession(`request-${(kept.count += 1)}`)
  afterEach(async () => {
    for (const inside of running) await stop(inside)
  })
  afterAll(async () => (await kept.fresh)?.drop())

  it('a reading whose process dies after any append goes on where it stood, is kept once and charged once', async () => {
    for (let appends = 1; ; appends += name === 'PGlite' ? 1 : 5) {
      const { database, dead } = mortal(await open(), appends)
      const first = await stageOn(database, ignored)
      running.add(first)
      const { session } = await made(first, sample())
      const turn = turnOf(await first.turns.open(session, asksReading('r1')))
      const survived = await Promise.race([
        dead.then(() => false),
        eventsOf(first, turn)
          .then(() => true)
          .catch(() => false),
      ])
      await stop(first)
      const next = await stage()
      const events = await eventsOf(next, turn)
      expect(events.at(-1)).toMatchObject({ type: 'turn-end', status: 'completed', charge: 1 })
      expect((await next.log.credits(turn)).map(({ kind }) => kind)).toEqual(['hold', 'settle'])
      expect(await next.log.rows('reading', { cast: session })).toHaveLength(1)
      expect(await wholeOfSession(next, session)).toMatchObject({ state: 'read', reading: { turn } })
      const drivers = await whys(next, turn)
      await stop(next)
      expect(drivers.length).toBeLessThanOrEqual(survived ? 1 : 2)
      if (survived) return expect(appends).toBeGreaterThan(10)
    }
  })

  it('a node that is stopped hands its turn over, and the turn goes on at once', async () => {
    const { model, asked } = silentModel()
    const first = await stage({ model })
    const { session } = await made(first, sample())
    const turn = turnOf(await first.turns.open(session, asksReading('r1')))
    await asked
    await stop(first)
    const next = await stage()
    expect((await eventsOf(next, turn)).at(-1)).toMatchObject({ status: 'completed', charge: 1 })
    expect(await whys(next, turn)).toEqual(['opened', name === 'PGlite' ? 'restart' : 'handover'])
  })

  it('finds a turn of the terminal, which has no job and no cast, drives it and lists it', async () => {
    const database = await open()
    const log = await postgresLog({ sql: { ...database.sql, close: async () => undefined }, tables: liuyaoTables })
    await log.account(houseAccount)
    const { cast, matter, question } = sampleSession('')
    const given = { language: 'zh-Hans' as const, cast: { id: 'terminal-1', ...cast }, options: {}, question: matter }
    const { name: contract, version, skill } = readingContract(given)
    const start = { type: 'turn-start', contract, version, skill, request: 'r', price: 1, input: { text: question, arguments: given } } as const
    await log.open({ session: 'terminal-1', turn: 'terminal-turn', request: 'r', account: houseAccount, price: 1, at: 1_785_078_600_000, start })
    expect(await turnsWithoutJob(database.sql).catch(() => ['terminal-turn'])).toContain('terminal-turn')
    const inside = await stage()
    expect(await whys(inside, 'terminal-turn')).toEqual(['restart'])
    expect(await wholeOfSession(inside, 'terminal-1')).toMatchObject({
      state: 'read',
      question,
      matter,
      createdAt: 1_785_078_600_000,
      base: expect.any(Number),
    })
    expect((await inside.sessions.list({ limit: 100 })).sessions.map(({ session }) => session)).toContain('terminal-1')
    await database.close()
  })

  it('finds a turn whose job was lost', async () => {
    const { model, asked } = silentModel()
    const first = await stage({ model })
    const { session } = await made(first, sample())
    const turn = turnOf(await first.turns.open(session, asksReading('r1')))
    await asked
    await stop(first)
    const database = await open()
    await database.sql.query("delete from pgboss.job where name = 'turn'", [])
    expect(await turnsWithoutJob(database.sql)).toEqual([turn])
    await database.close()
    expect(await whys(await stage(), turn)).toEqual(['opened', 'restart'])
  })

  it('drives more turns than it has places for, one after another', async () => {
    const inside = await stage({ capacity: 2 })
    const sessions = await Promise.all(Array.from({ length: 7 }, async () => (await made(inside, sample())).session))
    const turns = await Promise.all(sessions.map(async (session) => turnOf(await inside.turns.open(session, asksReading('r1')))))
    const ends = await Promise.all(turns.map(async (turn) => (await eventsOf(inside, turn)).at(-1)))
    expect(ends).toMatchObject(ends.map(() => ({ type: 'turn-end', status: 'completed' })))
  })
})
