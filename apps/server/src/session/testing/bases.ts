import { randomUUID } from 'node:crypto'
import { openPostgres } from '@hefu/turn/postgres-log'
import { type Database, openDatabase } from '../../store/database.ts'

/** A kind of database under test; `fresh` makes an empty one, which its `drop` takes away. */
export interface Base {
  readonly name: string
  readonly fresh: () => Promise<Fresh>
}

/** An empty database. `open` opens it, as often as the kind allows. */
export interface Fresh {
  readonly open: () => Promise<Database>
  readonly drop: () => Promise<void>
}

const pglite: Base = {
  name: 'PGlite',
  fresh: async () => {
    const database = await openDatabase({})
    const { close, sql } = database
    const lasting = { ...database, sql: { ...sql, close: async () => undefined }, close: async () => undefined }
    return { open: async () => lasting, drop: close }
  },
}

const postgres = (url: string): Base => ({
  name: 'PostgreSQL',
  fresh: async () => {
    const name = `hefu_test_${randomUUID().replaceAll('-', '')}`
    const admin = await openPostgres(url)
    await admin.script(`create database ${name}`)
    const place = new URL(url)
    place.pathname = `/${name}`
    return {
      open: () => openDatabase({ url: place.href }),
      drop: async () => {
        await admin.script(`drop database if exists ${name} with (force)`)
        await admin.close()
      },
    }
  },
})

const given = process.env['HEFU_TEST_POSTGRES_URL']

/** PGlite, and PostgreSQL where HEFU_TEST_POSTGRES_URL names one. */
export const bases: readonly Base[] = [pglite, ...(given === undefined ? [] : [postgres(given)])]
