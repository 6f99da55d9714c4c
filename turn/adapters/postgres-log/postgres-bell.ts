import { type Bell, memoryBell } from '../../host/index.ts'
import type { Sql } from './sql.ts'
import { fromText, toText } from './text.ts'

const channel = 'turn_bell'

/**
 * A bell that rings in every process on the database. Here it rings at once, elsewhere by NOTIFY; rings that come while a
 * notification is under way go together. After a lost connection everybody is woken once. On a database without `listen`, which is this process's alone, it is a bell for one process.
 */
export async function postgresBell(sql: Sql): Promise<Bell> {
  const here = memoryBell()
  if (sql.listen === undefined) return here
  const waited = new Map<string, number>()
  const rings = new Set<string>()
  const notifier = { busy: false }
  const tell = async (): Promise<void> => {
    if (notifier.busy) return
    notifier.busy = true
    while (rings.size > 0) {
      const turns = [...rings]
      rings.clear()
      await sql.query('select pg_notify($1, turn) from unnest($2::text[]) as t (turn)', [channel, turns]).catch(() => undefined)
    }
    notifier.busy = false
  }
  await sql.listen(
    channel,
    (payload) => here.ring(fromText(payload)),
    () => [...waited.keys()].forEach(here.ring),
  )
  return {
    ring: (turn) => {
      here.ring(turn)
      rings.add(toText(turn))
      void tell()
    },
    wait: async (turn, signal) => {
      waited.set(turn, (waited.get(turn) ?? 0) + 1)
      await here.wait(turn, signal)
      const left = (waited.get(turn) ?? 1) - 1
      if (left === 0) waited.delete(turn)
      else waited.set(turn, left)
    },
  }
}
