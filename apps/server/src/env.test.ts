import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

it('without variables it serves this machine alone from the folder that the terminal keeps too', () => {
  expect(readEnv({})).toMatchObject({
    port: 7480,
    host: '127.0.0.1',
    hosts: [],
    guests: [],
    bounds: { changes: 600, streams: 256 },
    folder: 'data/hefu',
    test: false,
    capacity: 256,
    logLevel: 'info',
  })
  expect(readEnv({ PORT: ' ', HEFU_DATA: '' })).toMatchObject({ port: 7480, folder: 'data/hefu' })
})

it('takes what it is told', () => {
  const told = { PORT: '0', HEFU_HOSTS: 'hefu.local, me:8080,', DATABASE_URL: 'postgres://u:p@h/d', HEFU_TEST: '1', HEFU_SECRET: 's', HEFU_COMMIT: 'abc' }
  const limits = { HEFU_RATE: '0', HEFU_STREAMS: '7', HEFU_ORIGINS: 'https://a.example, http://127.0.0.1:3000/' }
  expect(readEnv(limits)).toMatchObject({ bounds: { changes: 0, streams: 7 }, guests: ['https://a.example', 'http://127.0.0.1:3000'] })
  expect(readEnv(told)).toMatchObject({ port: 0, hosts: ['hefu.local', 'me:8080'], databaseUrl: 'postgres://u:p@h/d', test: true, secret: 's', commit: 'abc' })
})

it.each([
  [{ PORT: '70000' }, 'PORT is "70000"; allowed are whole numbers 0–65535'],
  [{ PORT: '80x' }, 'PORT is "80x"'],
  [{ HEFU_CAPACITY: '0' }, 'HEFU_CAPACITY is "0"'],
  [{ HEFU_RATE: '-1' }, 'HEFU_RATE is "-1"; allowed are whole numbers 0–1000000'],
  [{ HEFU_ORIGINS: '*' }, 'HEFU_ORIGINS is "*"; allowed are origins such as https://example.org'],
  [{ HEFU_ORIGINS: 'https://a.example/path' }, 'HEFU_ORIGINS is "https://a.example/path"'],
  [{ HEFU_ORIGINS: 'null' }, 'HEFU_ORIGINS is "null"'],
  [{ HEFU_LOG: 'loud' }, 'HEFU_LOG is "loud"; allowed are debug, info'],
])('refuses %o in a sentence that says what is allowed', (told, sentence) => {
  expect(() => readEnv(told)).toThrow(sentence)
})

it('never repeats an address of a database, which may hold a password', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://u:hunter2@h' })).toThrow(/^(?!.*hunter2)DATABASE_URL is no address/u)
})

it('every setting that is no test run’s stands in the page on operating', () => {
  const textOf = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')
  const names = new Set([...textOf('env.ts').matchAll(/'(PORT|DATABASE_URL|HEFU_\w+)'/gu)].map(([, name = '']) => name))
  const told = textOf('../../../docs/operating.md')
  const untold = [...names].filter((name) => !name.startsWith('HEFU_TEST') && !told.includes(`| \`${name}\` |`))
  expect([names.size > 10, untold]).toEqual([true, []])
})
