import type { TableSpec } from '../../host/index.ts'
import { openPglite, postgresLog } from '../postgres-log.ts'

/** The table to which every append also writes a row. */
export const killedTable: TableSpec = { name: 'killed_sample', columns: { id: 'text' }, primary: ['id'], unique: [], writeOnce: true }

// Run as a program by a test: appends to eight turns of the folder at once, prints `turn seq` for each that is acknowledged, until it is killed.
const folder = process.argv[2]
if (import.meta.main && folder !== undefined) {
  const log = await postgresLog({ sql: await openPglite({ folder }), tables: [killedTable] })
  await log.account('house')
  await Promise.all(Array.from({ length: 8 }, (_, n) => appendForever(`t${n}`)))

  async function appendForever(turn: string): Promise<void> {
    const start = { type: 'turn-start', contract: 'c', version: '1', skill: { name: 's', version: '1', hash: '' }, request: 'r', input: { text: '' } } as const
    await log.open({ session: turn, turn, request: 'r', account: 'house', price: 1, at: 0, start })
    await log.raise(turn)
    for (let after = 1; ; after += 1) {
      const rows = [{ table: killedTable.name, values: { id: `${turn} ${after + 1}` } }]
      await log.append({ turn, epoch: 1, after, at: 0, events: [{ type: 'text-delta', text: 'x' }], ...(after % 3 === 0 ? { rows } : {}) })
      process.stdout.write(`${turn} ${after + 1}\n`)
    }
  }
}
