import { randomUUID } from 'node:crypto'
import { type Bell, memoryBell, waitOn } from '../../host/index.ts'
import type { Sql } from './sql.ts'
import { fromText, toText } from './text.ts'

const channel = 'turn_bell'

/**
 * A bell that rings in every process on the database. Here it rings at once and hands events over, elsewhere by NOTIFY and without them;
 * rings that come while a notification is under way go together. After a lost connection everybody is woken once. On a database
 * without `listen`, which is this process's alone, it is a bell for one process.
 */
export async function postgresBell(sql: Sql): Promise<Bell> {
  const here = memoryBell()
  if (sql.listen === undefined) return here
  const node = randomUUID().slice(0, 8)
  const waited = new Map<string, number>()
  const rings = new Set<string>()
  const notifier = { busy: false }
  const tell = async (): Promise<void> => {
    if (notifier.busy) return
    notifier.busy = true
    while (rings.size > 0) {
      const turns = [...rings]
      rings.clear()
      await sql.query("select pg_notify($1, $2::text || ' ' || turn) from unnest($3::text[]) as t (turn)", [channel, node, turns]).catch(() => undefined)
    }
    notifier.busy = false
  }
  await sql.listen(
    channel,
    (payload) => {
      if (!payload.startsWith(`${node} `)) here.ring(fromText(payload.slice(node.length + 1)))
    },
    () => {
      for (const turn of waited.keys()) here.ring(turn)
    },
  )
  const listen: Bell['listen'] = (turn, heard) => {
    const still = here.listen(turn, heard)
    waited.set(turn, (waited.get(turn) ?? 0) + 1)
    return () => {
      still()
      const left = (waited.get(turn) ?? 1) - 1
      if (left === 0) waited.delete(turn)
      else waited.set(turn, left)
    }
  }
  return {
    ring: (turn, stored) => {
      here.ring(turn, stored)
      rings.add(toText(turn))
      void tell()
    },
    listen,
    wait: (turn, signal) => waitOn(listen, turn, signal),
  }
}
