import type { CreditEntry, Log, TableSpec, TurnRow } from '../../host/index.ts'
import { tableNamed } from '../tables.ts'
import { selectRows } from './contract-tables.ts'
import { readFocus } from './focus.ts'
import { ReadQueue } from './read-queue.ts'
import type { Found, Query } from './sql.ts'
import { fromText, toText } from './text.ts'

/** The part of a log that reads. */
export type Reading = Pick<Log, 'read' | 'turn' | 'turns' | 'unfinished' | 'history' | 'focus' | 'receipt' | 'rows' | 'credits' | 'balance'>

/** Reads a log's tables. */
export function reading(sql: Query, tables: ReadonlyMap<string, TableSpec>): Reading {
  const { query } = sql
  const reads = new ReadQueue(sql)
  return {
    read: (turn, after) => reads.read(turn, after),
    turn: async (turn) => {
      const [row] = await query(`select ${turnColumns} from turn where turn = $1`, [toText(turn)])
      return row === undefined ? undefined : turnRow(row)
    },
    turns: async (session) => {
      const found = await query(`select ${turnColumns} from turn where session = $1 order by place`, [toText(session)])
      return found.map(turnRow)
    },
    unfinished: async () => {
      const found = await query("select turn from turn where status in ('queued', 'running') order by place", [])
      return found.map((row) => fromText(String(row['turn'])))
    },
    history: async (session) => {
      const found = await query('select body::text from message where session = $1 order by turn is not null, place', [toText(session)])
      return found.map((row) => json(row['body']))
    },
    focus: (session) => readFocus(sql, session),
    receipt: async (turn) => {
      const [row] = await query('select receipt::text, diagnostic::text from receipt where turn = $1', [toText(turn)])
      return row === undefined ? undefined : { receipt: json(row['receipt']), diagnostic: json(row['diagnostic']) }
    },
    rows: async (table, where) => selectRows(sql, tableNamed(table, tables), where),
    credits: async (turn) => {
      const found = await query("select turn, kind, debit, credit, amount from credit_entry where turn = $1 order by kind <> 'hold'", [toText(turn)])
      return found.map(creditEntry)
    },
    balance: async (account) => {
      const [row] = await query('select balance from credit_account where account = $1', [toText(account)])
      if (row === undefined) return 0
      return row['balance'] === null ? undefined : Number(row['balance'])
    },
  }
}

const turnColumns = 'turn, session, request, status, epoch, seq, cancel_at'

function turnRow(row: Found): TurnRow {
  const cancelAt = row['cancel_at']
  const status = statuses.find((each) => each === row['status']) ?? 'failed'
  return {
    turn: fromText(String(row['turn'])),
    session: fromText(String(row['session'])),
    request: fromText(String(row['request'])),
    status,
    epoch: Number(row['epoch']),
    last: Number(row['seq']),
    ...(cancelAt === null ? {} : { cancelAt: Number(cancelAt) }),
  }
}

const statuses = ['queued', 'running', 'completed', 'failed', 'interrupted'] as const
const kinds = ['hold', 'settle', 'release'] as const

function creditEntry(row: Found): CreditEntry {
  return {
    turn: fromText(String(row['turn'])),
    kind: kinds.find((each) => each === row['kind']) ?? 'hold',
    debit: fromText(String(row['debit'])),
    credit: fromText(String(row['credit'])),
    amount: Number(row['amount']),
  }
}

function json<T>(text: unknown): T {
  return JSON.parse(String(text))
}
