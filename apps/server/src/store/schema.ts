import type { Birth } from '@hefu/births'
import type { CastWay, Options, Question, When } from '@hefu/liuyao'
import type { Language } from '@hefu/liuyao/labels'
import type { ProbeReport, ProviderKind } from '@hefu/wire'
import { bigint, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** What was asked and cast: one row a session. Times are milliseconds since 1970; `base` and `changed` are King Wen numbers. */
export const castTable = pgTable(
  'cast',
  {
    session: text('session').primaryKey(),
    request: text('request').notNull().unique('cast_request'),
    tradition: text('tradition').notNull(),
    title: text('title'),
    question: text('question').notNull(),
    language: text('language').$type<Language>().notNull(),
    matter: json('matter').$type<Question>().notNull(),
    way: json('way').$type<CastWay>().notNull(),
    when: json('when').$type<When>().notNull(),
    options: json('options').$type<Options>().notNull(),
    /** IANA name of the zone that the moment was told in. */
    zone: text('zone'),
    base: integer('base').notNull(),
    changed: integer('changed'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    outcome: text('outcome'),
    /** The person that it hangs on, with whom it goes. */
    person: text('person').references(() => personTable.person),
  },
  (table) => [index('cast_newest').on(table.createdAt, table.session), index('cast_person').on(table.person)],
)

/** Services that word readings; a key is kept sealed. */
export const providerTable = pgTable('provider', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<ProviderKind>().notNull(),
  name: text('name').notNull(),
  model: text('model').notNull(),
  baseUrl: text('base_url'),
  sealedKey: text('sealed_key'),
  agreedAt: bigint('agreed_at', { mode: 'number' }),
  report: json('report').$type<ProbeReport>(),
  madeAt: bigint('made_at', { mode: 'number' }).notNull(),
})

/** Single settings by name. A value stands inside an object, since the drivers and Drizzle each parse JSON, and a bare text would be parsed twice. */
export const settingTable = pgTable('setting', { name: text('name').primaryKey(), value: json('value').$type<{ readonly is: unknown }>().notNull() })

/** Answers that were reported as bad, for whoever runs the server. */
export const reportTable = pgTable(
  'report',
  {
    place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    turn: text('turn').notNull(),
    session: text('session').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    note: text('note').notNull(),
  },
  (table) => [index('report_session').on(table.session)],
)

/** People: a birth each, as told. `request` and `place` are the send that brought one and its place in it; `words` is what it is found by. */
export const personTable = pgTable(
  'person',
  {
    person: text('person').primaryKey(),
    request: text('request').notNull(),
    place: integer('place').notNull(),
    birth: json('birth').$type<Birth>().notNull(),
    words: text('words').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('person_request').on(table.request, table.place), index('person_newest').on(table.createdAt, table.place, table.person)],
)

/** Every table of the app's own; the log's and the jobs' are made by their libraries. */
export const appTables = { castTable, providerTable, settingTable, reportTable, personTable }
