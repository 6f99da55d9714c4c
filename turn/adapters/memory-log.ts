import { type FocusChange, type Message, type Question, TurnError } from '../src/index.ts'
import type { Closing, CreditEntry, Entry, Log, Opened, Opening, StoredEvent, TableSpec, TurnRow } from '../host/index.ts'
import { closingLine, holdLine, releaseLine } from './credit-lines.ts'
import { ownerColumn } from './erasure.ts'
import { jsonText, type KeptRow, keptRow, keptWhere, rowOf, tableNamed, tablesByName } from './tables.ts'

interface Session {
  readonly seeded: Message[]
  readonly messages: Message[]
  readonly requests: Map<string, string>
  latest?: string
  question?: Question
  stopped?: string
}

interface Turn {
  readonly row: TurnRow
  readonly events: StoredEvent[]
  readonly hold: CreditEntry
  readonly closed?: { readonly line: CreditEntry; readonly receipt: unknown; readonly diagnostic: unknown }
}

interface Table {
  readonly spec: TableSpec
  readonly rows: KeptRow[]
  readonly keys: Set<string>
}

interface Store {
  readonly sessions: Map<string, Session>
  readonly turns: Map<string, Turn>
  readonly accounts: Map<string, number | undefined>
  /** Credit lines of turns that were erased. */
  readonly erased: Map<string, readonly CreditEntry[]>
  readonly tables: ReadonlyMap<string, Table>
}

/**
 * A log in this process's memory, gone with it; `tables` are the contracts' own. Every method is done before its promise is handed out,
 * so nothing can come in between. What is read is a copy. Throws TurnError 'contract-invalid' for tables that cannot be kept.
 */
export function memoryLog(tables: readonly TableSpec[]): Log {
  const store: Store = {
    sessions: new Map(),
    turns: new Map(),
    accounts: new Map(),
    erased: new Map(),
    tables: new Map([...tablesByName(tables)].map(([name, spec]) => [name, { spec, rows: [], keys: new Set() }])),
  }
  return {
    ...reading(store),
    open: async (opening) => open(store, opening),
    raise: async (turn) => raise(store, turn),
    append: async (entry) => append(store, entry),
    cancel: async (turn, at) => cancel(store, turn, at),
    setFocus: async (session, { question, stopped }) => focusOn(sessionOf(store, session), question, stopped),
    seed: async (session, messages) => void sessionOf(store, session).seeded.push(...copy(messages)),
    account: async (account, balance) => {
      if (balance !== undefined && (!Number.isSafeInteger(balance) || balance < 0))
        throw new TurnError('log-invalid', `account '${account}' was given ${balance}; allowed are whole units from 0`)
      if (!store.accounts.has(account)) store.accounts.set(account, balance)
    },
    erase: async (session) => erase(store, session),
    close: async () => undefined,
  }
}

function reading({
  sessions,
  turns,
  accounts,
  erased,
  tables,
}: Store): Pick<Log, 'read' | 'turn' | 'turns' | 'unfinished' | 'history' | 'focus' | 'receipt' | 'rows' | 'credits' | 'balance'> {
  return {
    read: async (turn, after) => copy(turns.get(turn)?.events.filter(({ seq }) => seq > after) ?? []),
    turn: async (turn) => rowOfTurn(turns.get(turn)),
    turns: async (session) => [...turns.values()].flatMap((turn) => (turn.row.session === session ? (rowOfTurn(turn) ?? []) : [])),
    unfinished: async () => [...turns.values()].filter(({ row }) => unended(row)).map(({ row }) => row.turn),
    history: async (session) => copy([...(sessions.get(session)?.seeded ?? []), ...(sessions.get(session)?.messages ?? [])]),
    focus: async (session) => {
      const { question, stopped } = sessions.get(session) ?? {}
      return { ...(question === undefined ? {} : { question: copy(question) }), ...(stopped === undefined ? {} : { stopped }) }
    },
    receipt: async (turn) => {
      const closed = turns.get(turn)?.closed
      return closed === undefined ? undefined : copy({ receipt: closed.receipt, diagnostic: closed.diagnostic })
    },
    rows: async (table, where) => {
      const spec = tableNamed(table, new Map([...tables].map(([name, kept]) => [name, kept.spec])))
      const wanted = Object.entries(keptWhere(where, spec))
      const found = tables.get(table)?.rows.filter((row) => wanted.every(([column, value]) => row[column] === value)) ?? []
      return found.map((row) => rowOf(row, spec))
    },
    credits: async (turn) => {
      const { hold, closed } = turns.get(turn) ?? {}
      return erased.get(turn) ?? [hold, closed?.line].flatMap((line) => line ?? [])
    },
    balance: async (account) => (accounts.has(account) ? accounts.get(account) : 0),
  }
}

function rowOfTurn(turn: Turn | undefined): TurnRow | undefined {
  return turn === undefined ? undefined : { ...turn.row, last: turn.events.length }
}

function open({ sessions, turns, accounts, erased }: Store, opening: Opening): Opened {
  const session: Session = sessions.get(opening.session) ?? newSession()
  const first = session.requests.get(opening.request)
  if (first !== undefined) return { kind: 'same', turn: first }
  const latest = turns.get(session.latest ?? '')
  if (latest !== undefined && unended(latest.row)) return { kind: 'busy', turn: latest.row.turn }
  if (turns.has(opening.turn) || erased.has(opening.turn)) throw new TurnError('log-invalid', `turn ${opening.turn} was opened before; a turn id is used once`)
  const hold = holdLine(opening)
  const balance = accounts.get(opening.account)
  if (!accounts.has(opening.account) || (balance !== undefined && balance < opening.price)) return { kind: 'no-credit' }
  if (balance !== undefined) accounts.set(opening.account, balance - opening.price)
  sessions.set(opening.session, session)
  session.requests.set(opening.request, opening.turn)
  session.latest = opening.turn
  const row: TurnRow = { turn: opening.turn, session: opening.session, request: opening.request, status: 'queued', epoch: 0, last: 1 }
  turns.set(opening.turn, { row, hold, events: [{ seq: 1, at: opening.at, event: copy(opening.start) }] })
  return { kind: 'opened', turn: opening.turn }
}

function raise({ turns }: Store, id: string): number | undefined {
  const turn = turns.get(id)
  if (turn === undefined || !unended(turn.row)) return undefined
  const epoch = turn.row.epoch + 1
  turns.set(id, { ...turn, row: { ...turn.row, status: 'running', epoch } })
  return epoch
}

function cancel({ turns }: Store, id: string, at: number): boolean {
  const turn = turns.get(id)
  if (turn === undefined || !unended(turn.row)) return false
  turns.set(id, { ...turn, row: { ...turn.row, cancelAt: turn.row.cancelAt ?? at } })
  return true
}

/** Checks everything that can refuse the entry before it writes anything. */
function append(store: Store, entry: Entry): void {
  const turn = store.turns.get(entry.turn)
  if (turn === undefined) throw new TurnError('turn-unknown', `no turn ${entry.turn}`)
  checkPlace(turn, entry)
  const events = entry.events.map((event, index) => copy({ seq: entry.after + index + 1, at: entry.at, event }))
  const rows = placed(store, entry)
  const closed = entry.close === undefined ? undefined : closing(turn, entry.close)
  const session = sessionOf(store, turn.row.session)
  turn.events.push(...events)
  for (const { table, row, keys } of rows) {
    table.rows.push(row)
    for (const key of keys) table.keys.add(key)
  }
  if (entry.focus !== undefined) changeFocus(session, entry.focus)
  if (entry.question !== undefined) focusOn(session, entry.question, undefined)
  if (entry.close === undefined || closed === undefined) return
  session.messages.push(...copy(entry.close.messages))
  store.turns.set(entry.turn, { ...turn, row: { ...turn.row, status: entry.close.status }, closed })
  giveBack(store, closed.line)
}

function giveBack({ accounts }: Store, { kind, credit, amount }: CreditEntry): void {
  const balance = accounts.get(credit)
  if (kind === 'release' && balance !== undefined) accounts.set(credit, balance + amount)
}

function erase(store: Store, session: string): readonly string[] {
  const own = [...store.turns.values()].filter(({ row }) => row.session === session)
  for (const { row, hold, closed } of own) {
    const end = closed?.line ?? releaseLine(hold)
    if (closed === undefined) giveBack(store, end)
    store.erased.set(row.turn, [hold, end])
    store.turns.delete(row.turn)
  }
  store.sessions.delete(session)
  const turns = own.map(({ row }) => row.turn)
  for (const table of store.tables.values()) eraseRows(table, session, turns)
  return turns
}

function eraseRows({ spec, rows, keys }: Table, session: string, turns: readonly string[]): void {
  const column = ownerColumn(spec)
  if (column === undefined) return
  const gone = column === 'session' ? [session] : turns
  const left = rows.filter((row) => !gone.includes(String(row[column])))
  rows.splice(0, rows.length, ...left)
  keys.clear()
  for (const row of left) for (const key of keysOf(row, spec)) keys.add(key)
}

function keysOf(row: KeptRow, { primary, unique }: TableSpec): readonly string[] {
  return [primary, ...unique].flatMap((columns) => keyOf(row, columns))
}

function checkPlace({ row, events }: Turn, { epoch, after }: Entry): void {
  if (!unended(row)) throw new TurnError('stale-epoch', `turn ${row.turn} has ended as ${row.status}; nothing can follow`)
  if (row.epoch !== epoch) throw new TurnError('stale-epoch', `turn ${row.turn} is driven in epoch ${row.epoch}, not ${epoch}`)
  if (after < events.length) throw new TurnError('seq-taken', `seq ${after + 1} of turn ${row.turn} is written; the next is ${events.length + 1}`)
  if (after > events.length) throw new TurnError('log-invalid', `seq ${after + 1} of turn ${row.turn} leaves a gap; the next is ${events.length + 1}`)
}

function placed(store: Store, { rows = [] }: Entry): readonly { readonly table: Table; readonly row: KeptRow; readonly keys: readonly string[] }[] {
  const taken = new Set<string>()
  return rows.map((given) => {
    const table = store.tables.get(given.table)
    if (table === undefined) throw new TurnError('log-invalid', `no table '${given.table}'; there are: ${[...store.tables.keys()].join(', ')}`)
    const row = keptRow(given, table.spec)
    const keys = keysOf(row, table.spec)
    for (const key of keys) {
      const place = `${given.table}${key}`
      if (table.keys.has(key) || taken.has(place)) throw new TurnError('seq-taken', `table '${given.table}' has a row ${key} already; its key is unique`)
      taken.add(place)
    }
    return { table, row, keys }
  })
}

/** The key's text; none where a column is empty, which equals nothing. */
function keyOf(row: KeptRow, columns: readonly string[]): readonly string[] {
  return columns.some((column) => row[column] === undefined) ? [] : [jsonText(columns.map((column) => [column, row[column]]))]
}

function closing(turn: Turn, close: Closing): NonNullable<Turn['closed']> {
  return { line: closingLine(turn.hold, close), receipt: plain(close.receipt), diagnostic: plain(close.diagnostic) }
}

function changeFocus(session: Session, { close, next }: FocusChange): void {
  if (next !== undefined) focusOn(session, next, session.stopped)
  else if (session.question?.id === close) delete session.question
}

function focusOn(session: Session, question: Question | undefined, stopped: string | undefined): void {
  delete session.question
  delete session.stopped
  if (question !== undefined) session.question = copy(question)
  if (stopped !== undefined) session.stopped = stopped
}

function sessionOf({ sessions }: Store, id: string): Session {
  const session = sessions.get(id) ?? newSession()
  sessions.set(id, session)
  return session
}

function newSession(): Session {
  return { seeded: [], messages: [], requests: new Map() }
}

function unended({ status }: TurnRow): boolean {
  return status === 'queued' || status === 'running'
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

function plain(value: unknown): unknown {
  return JSON.parse(jsonText(value))
}
