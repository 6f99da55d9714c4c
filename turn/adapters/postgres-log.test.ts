import { afterAll, afterEach, expect, it } from 'vitest'
import { cancelBell } from '../host/cancel.ts'
import type { Log, Opening, TableSpec } from '../host/index.ts'
import { answer, answers, begun, codeOf, ending, entry, opening, said } from '../testing/log-suite/samples.ts'
import { logSuite, type MakeLog } from '../testing/log-suite.ts'
import { openPglite, openPostgres, postgresBell, postgresLog, type Sql } from './postgres-log.ts'

/** A PostgreSQL under test: `open` connects to a schema, which it makes if need be. */
interface Base {
  readonly name: string
  readonly open: (schema: string) => Promise<Sql>
}

const made = { count: 0 }
const schemaName = (): string => `log_test_${process.pid}_${(made.count += 1)}`

/** Makes each store in a schema of its own, on a database that outlives it. */
const stores =
  ({ open }: Base): MakeLog =>
  async (tables) => {
    const sql = await open(schemaName())
    return { log: await postgresLog({ sql, tables }), again: () => postgresLog({ sql, tables }) }
  }

async function twoNodes({ open }: Base): Promise<readonly [Log, Log]> {
  const schema = schemaName()
  const first = await open(schema)
  return [await postgresLog({ sql: first, tables: [answers] }), await postgresLog({ sql: await open(schema), tables: [answers] })]
}

/** What only a database can show. */
function databaseTests(base: Base): void {
  it(`refuses every change of a write-once row in ${base.name}`, async () => {
    const sql = await base.open(schemaName())
    const log = await postgresLog({ sql, tables: [answers, { ...answers, name: 'plain_sample', writeOnce: false }] })
    await log.account('house')
    await begun(log)
    await log.append(entry({ rows: [answer('a'), { table: 'plain_sample', values: { id: 'a' } }] }))
    for (const change of ["update answer_sample set id = 'b'", 'delete from answer_sample', 'truncate answer_sample'])
      await expect(sql.query(change, [])).rejects.toThrow('answer_sample is written once')
    await sql.query("update plain_sample set id = 'b'", [])
    expect([await log.rows('answer_sample', {}), await log.rows('plain_sample', {})]).toEqual([[{ id: 'a' }], [{ id: 'b' }]])
  })

  it(`makes its tables once when many start at the same time in ${base.name}`, async () => {
    const schema = schemaName()
    const first = await base.open(schema)
    const all = [first, ...(await Promise.all(Array.from({ length: 3 }, () => base.open(schema))))]
    const logs = await Promise.all(all.map((sql) => postgresLog({ sql, tables: [answers] })))
    expect(await Promise.all(logs.map((log) => log.unfinished()))).toEqual([[], [], [], []])
  })

  it(`refuses a database of a newer version in ${base.name}`, async () => {
    const sql = await base.open(schemaName())
    await postgresLog({ sql, tables: [] })
    await sql.query('update turn_log_version set version = 99', [])
    await expect(postgresLog({ sql, tables: [] })).rejects.toThrow('version 99')
    expect(await codeOf(postgresLog({ sql, tables: [] }))).toBe('store-newer')
  })

  it(`adds new columns to a contract’s table and refuses any other change of it in ${base.name}`, async () => {
    const sql = await base.open(schemaName())
    const old = await postgresLog({ sql, tables: [answers] })
    await old.account('house')
    await begun(old)
    await old.append(entry({ rows: [answer('a')] }))
    const log = await postgresLog({ sql, tables: [{ ...answers, columns: { ...answers.columns, more: 'text' } }] })
    await log.append(entry({ after: 2, rows: [answer('b', { more: 'm' })] }))
    expect(await log.rows(answers.name, {})).toEqual([{ id: 'a' }, { id: 'b', more: 'm' }])
    const changes: readonly Partial<TableSpec>[] = [
      { unique: [] },
      { writeOnce: false },
      { columns: { ...answers.columns, n: 'text' } },
      { name: 'turn_event' },
    ]
    for (const change of changes) expect(await codeOf(postgresLog({ sql, tables: [{ ...answers, ...change }] }))).toBe('contract-invalid')
  })

  it(`keeps rival nodes apart when they open turns in ${base.name}`, async () => {
    const [one, two] = await twoNodes(base)
    await one.account('user', 3)
    const asked = (node: string, n: number): Opening => opening({ session: `s${n % 5}`, turn: `t${n}${node}`, request: `r${n}${node}`, account: 'user' })
    const opened = await Promise.all(Array.from({ length: 10 }, (_, n) => [one.open(asked('a', n)), two.open(asked('b', n))]).flat())
    expect(Map.groupBy(opened, (each) => each.kind).get('opened')).toHaveLength(3)
    expect([await two.balance('user'), (await two.unfinished()).length]).toEqual([0, 3])
  })

  it(`keeps rival nodes apart when they write a turn in ${base.name}`, async () => {
    const [one, two] = await twoNodes(base)
    await one.account('house')
    await begun(one)
    const places = await Promise.all([one, two].map((log, node) => codeOf(log.append(entry({ events: said(`node ${node}`), rows: [answer(`${node}`)] })))))
    expect(places.toSorted()).toEqual(['none', 'seq-taken'])
    expect(await one.rows(answers.name, {})).toHaveLength(1)
    const [epoch, raced] = await Promise.all([one.raise('t1'), codeOf(two.append(entry({ after: 2 })))])
    const after = 2 + (await one.read('t1', 2)).length
    expect([epoch, after]).toEqual([2, raced === 'none' ? 3 : 2])
    expect(await codeOf(two.append(ending({}, { after })))).toBe('stale-epoch')
    await one.append(ending({}, { epoch: 2, after }))
    expect(await two.history('s1')).toHaveLength(1)
  })

  it(`does not let groups of rival nodes wait for each other for ever in ${base.name}`, async () => {
    const logs = await twoNodes(base)
    await logs[0].account('user', 40)
    const turns = Array.from({ length: 20 }, (_, n) => `t${n}`)
    for (const turn of turns) await begun(logs[0], { session: turn, turn, account: 'user' })
    const mixed = (log: Log, order: readonly string[]): Promise<unknown>[] => order.map((turn) => codeOf(log.append(ending({ charge: 0 }, { turn }))))
    const codes = await Promise.all([...mixed(logs[0], turns), ...mixed(logs[1], turns.toReversed())])
    expect(codes.toSorted()).toEqual([...turns.map(() => 'none'), ...turns.map(() => 'stale-epoch')])
    expect(await logs[1].balance('user')).toBe(40)
  })

  it(`commits what piles up together, and a lone append at once in ${base.name}`, async () => {
    const sql = await base.open(schemaName())
    const statements: string[] = []
    const log = await postgresLog({ sql: { ...sql, query: (text, params) => (statements.push(text), sql.query(text, params)) }, tables: [] })
    await log.account('house')
    const turns = Array.from({ length: 20 }, (_, n) => `t${n}`)
    for (const turn of turns) await begun(log, { session: turn, turn })
    statements.length = 0
    await Promise.all(turns.map((turn) => log.append(entry({ turn }))))
    expect(statements).toHaveLength(2)
  })

  it(`rings a bell that waiters on every connection hear in ${base.name}`, async () => {
    const schema = schemaName()
    const sql = await base.open(schema)
    const near = await postgresBell(sql)
    const far = sql.listen === undefined ? near : await postgresBell(await base.open(schema))
    const never = new AbortController()
    const name = cancelBell('t\u00001')
    const heard = [near.wait(name, never.signal), far.wait(name, never.signal), far.wait('t2', never.signal).then(() => 'wrongly')]
    near.ring(name)
    await Promise.all(heard.slice(0, 2))
    never.abort()
    await Promise.all(heard)
    const again = near.wait('t2', new AbortController().signal)
    far.ring('t2')
    far.ring('t3')
    expect(await again).toBeUndefined()
  })
}

const lite = openPglite()
afterAll(async () => (await lite).close())

const pglite: Base = {
  name: 'PGlite',
  open: async (schema) => {
    const sql = await lite
    await sql.script(`create schema if not exists ${schema}; set search_path to ${schema}`)
    return { ...sql, close: async () => undefined }
  },
}

logSuite('the log in PGlite', stores(pglite))
databaseTests(pglite)

const opened: Sql[] = []
const schemas = new Set<string>()
afterEach(async () => {
  for (const schema of schemas) await opened[0]?.script(`drop schema ${schema} cascade`)
  for (const sql of opened.splice(0)) await sql.close()
  schemas.clear()
})

const postgres = (url: string): Base => ({
  name: 'PostgreSQL',
  open: async (schema) => {
    const sql = await openPostgres(`${url}${url.includes('?') ? '&' : '?'}search_path=${schema}`)
    opened.push(sql)
    if (!schemas.has(schema)) await sql.script(`create schema ${schema}`)
    schemas.add(schema)
    return sql
  },
})

function postgresTests(url: string): void {
  logSuite('the log in PostgreSQL', stores(postgres(url)))
  databaseTests(postgres(url))

  it('wakes who waits on a bell whose connection was lost, since a ring may have been missed', async () => {
    const sql = await postgres(url).open(schemaName())
    const bell = await postgresBell(sql)
    const woken = bell.wait('t1', new AbortController().signal)
    const ended = await sql.query("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%turn_bell%'", [])
    expect(ended.length).toBeGreaterThan(0)
    expect(await woken).toBeUndefined()
  })
}

function noPostgresTests(): void {
  it('PostgreSQL suite skipped: HEFU_TEST_POSTGRES_URL is not set', ({ skip }) => {
    skip()
    expect(process.env['HEFU_TEST_POSTGRES_URL']).toBeDefined()
  })
}

const url = process.env['HEFU_TEST_POSTGRES_URL']
if (url === undefined) noPostgresTests()
else postgresTests(url)
