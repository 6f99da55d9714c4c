import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, it } from 'vitest'
import { bases, type Fresh } from '../session/testing/bases.ts'
import { openDatabase } from './database.ts'
import { providersIn } from './providers.ts'
import { appTables } from './schema.ts'
import { knownSchema, schemaOf } from './schema-version.ts'
import { settingsIn } from './settings.ts'

const tables = Object.values(appTables).map((table) => getTableConfig(table))

describe.each(bases)('on $name', ({ fresh }) => {
  const kept: { fresh?: Promise<Fresh> } = {}
  const open = async () => {
    kept.fresh ??= fresh()
    return (await kept.fresh).open()
  }
  afterAll(async () => (await kept.fresh)?.drop())

  it('the migrations make the tables that the schema declares, and no others', async () => {
    const { sql, close } = await open()
    const found = await sql.query(
      `select table_name, column_name, data_type, is_nullable, is_identity, column_default from information_schema.columns
       where table_schema = 'public' order by table_name, column_name`,
      [],
    )
    const declared = tables.flatMap(({ name, columns }) =>
      columns.map((column) => ({
        table_name: name,
        column_name: column.name,
        data_type: column.getSQLType(),
        is_nullable: column.notNull ? 'NO' : 'YES',
        is_identity: column.generatedIdentity === undefined ? 'NO' : 'YES',
        column_default: column.default === undefined ? null : String(column.default),
      })),
    )
    const placeOf = (row: Readonly<Record<string, unknown>>): string => `${String(row['table_name'])}.${String(row['column_name'])}`
    expect(found.map((row) => ({ ...row }))).toEqual(declared.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)))
    await close()
  })

  it('the migrations make the keys and indexes that the schema declares', async () => {
    const { sql, close } = await open()
    const indexes = await sql.query("select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by tablename, indexname", [])
    const declared = tables.flatMap(({ name, columns, indexes: more }) => [
      ...columns.flatMap((column) => (column.primary ? [[name, `${name}_pkey`, `(${column.name})`, true]] : [])),
      ...columns.flatMap((column) => (column.isUnique ? [[name, column.uniqueName, `(${column.name})`, true]] : [])),
      ...more.map(({ config }) => [
        name,
        config.name,
        `(${config.columns.map((column) => ('name' in column ? String(column.name) : '')).join(', ')})`,
        config.unique,
      ]),
    ])
    const found = indexes.map(({ tablename, indexname, indexdef }) => {
      const text = String(indexdef)
      return [tablename, indexname, /\(.*\)$/u.exec(text)?.[0], text.startsWith('CREATE UNIQUE')]
    })
    expect(found).toEqual(declared.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)))
    const others = await sql.query("select conname from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'c')", [])
    expect(others).toHaveLength(tables.flatMap(({ foreignKeys, checks }) => [...foreignKeys, ...checks]).length)
    await close()
  })

  it('nodes that start at once bring it up to date once', async () => {
    const all = await Promise.all([open(), open(), open()])
    for (const { sql } of all)
      expect(await sql.query('select count(*)::int as n from drizzle.__drizzle_migrations', [])).toMatchObject([{ n: knownSchema.app }])
    for (const { close } of all) await close()
  })

  it('keeps providers in the order in which they were made, with what each has and no more', async () => {
    const { drizzle, close } = await open()
    const store = providersIn(drizzle)
    const report = { at: 1, reachable: true, ms: 2, probes: [], trusted: 'yes' }
    const first = { id: 'b', kind: 'ollama', name: 'one', model: 'm', madeAt: 1 } as const
    const second = { id: 'a', kind: 'anthropic', name: 'two', model: 'm', madeAt: 2, baseUrl: 'https://x', sealedKey: 'sealed', agreedAt: 3, report } as const
    await store.put(second)
    await store.put(first)
    expect(await store.list()).toEqual([first, second])
    const { sealedKey: _, report: __, ...less } = second
    await store.put(less)
    expect(await store.get('a')).toEqual(less)
    expect([await store.delete('a'), await store.delete('a'), await store.get('a'), await store.list()]).toEqual([true, false, undefined, [first]])
    await close()
  })

  it('keeps settings of any shape by name until they are taken away', async () => {
    const { drizzle, close } = await open()
    const store = settingsIn(drizzle)
    expect(await store.get('hotline')).toBeUndefined()
    for (const value of [{ en: "it's\n“here”: 1" }, 'text', '"quoted"', 7, false, ['a', null]]) {
      await store.put('hotline', value)
      expect(await store.get('hotline')).toEqual(value)
    }
    await store.put('hotline', undefined)
    expect(await store.get('hotline')).toBeUndefined()
    await close()
  })
})

it('a folder that another database holds is refused, and free again when that one is closed, and refused when a newer program wrote it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hefu-database-'))
  const first = await openDatabase({ folder })
  await expect(openDatabase({ folder })).rejects.toMatchObject({ code: 'store-held' })
  await first.close()
  const again = await openDatabase({ folder })
  expect(await schemaOf(again.sql)).toEqual({ log: 0, app: knownSchema.app })
  await again.sql.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)", [])
  await again.close()
  await expect(openDatabase({ folder })).rejects.toMatchObject({ code: 'store-newer' })
  rmSync(folder, { recursive: true })
})
