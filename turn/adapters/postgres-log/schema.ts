import { TurnError } from '../../src/index.ts'
import type { Query, Sql } from './sql.ts'

/** What each version adds; a released version is never edited. */
const versions: readonly string[] = [
  `
create table session (session text primary key, question json, stopped text);
create table turn (
  place bigint generated always as identity, turn text primary key, session text not null references session, request text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'interrupted')),
  epoch int not null default 0, seq int not null default 1, cancel_at bigint, unique (session, request));
create unique index turn_one_unfinished on turn (session) where status in ('queued', 'running');
create table turn_event (
  turn text not null references turn, seq int not null check (seq > 0), at bigint not null, body json not null, primary key (turn, seq));
create table message (
  place bigint generated always as identity primary key, session text not null references session, turn text references turn, body json not null);
create index message_session on message (session, place);
create table receipt (turn text primary key references turn, receipt json not null, diagnostic json not null);
create table credit_account (account text primary key, balance bigint check (balance >= 0));
create table credit_entry (
  turn text not null references turn, kind text not null check (kind in ('hold', 'settle', 'release')),
  debit text not null, credit text not null, amount bigint not null check (amount >= 0), primary key (turn, kind));
create unique index credit_one_end on credit_entry (turn) where kind in ('settle', 'release');
create table contract_table (name text primary key, spec json not null);
create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception 'a row of % is written once; it is neither changed nor deleted', tg_table_name; end $$;
`,
  // Erasure takes write-once rows with their session, and leaves the credit ledger.
  `
create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('turn.erasing', true) = 'on' then return old; end if;
    raise exception 'a row of % is written once; it is neither changed nor deleted', tg_table_name;
  end $$;
alter table credit_entry drop constraint credit_entry_turn_fkey;
create index turn_session on turn (session, place);
`,
]

/** The version of the log's tables that this program makes and knows. */
export const logVersion = versions.length

/** The tables of the log itself; a contract's table has another name. */
export const ownTables: readonly string[] = [...versions.join('').matchAll(/create table (\w+)/g)].map(([, name]) => name ?? '')

/**
 * Brings the database to this version, alone even when many processes start at once, then runs `more` in the same transaction.
 * Throws TurnError 'store-newer' when the database is of a newer version.
 */
export async function applySchema(sql: Sql, more: (query: Query) => Promise<void>): Promise<void> {
  await sql.transaction(async (query) => {
    await query.query("select pg_advisory_xact_lock(hashtextextended('turn-log-schema', 0))", [])
    await query.script('create table if not exists turn_log_version (version int not null)')
    const [row] = await query.query('select version from turn_log_version', [])
    const version = Number(row?.['version'] ?? 0)
    if (version > versions.length)
      throw new TurnError('store-newer', `the database has version ${version} of the turn log; this program knows versions up to ${versions.length}`)
    for (const script of versions.slice(version)) await query.script(script)
    if (version < versions.length) {
      await query.query('delete from turn_log_version', [])
      await query.query('insert into turn_log_version values ($1)', [versions.length])
    }
    await more(query)
  })
}
