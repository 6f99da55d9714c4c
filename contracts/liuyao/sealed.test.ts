import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Model } from '@hefu/turn'
import { memoryLog } from '@hefu/turn/memory-log'
import { openPglite, postgresLog, type Sql } from '@hefu/turn/postgres-log'
import { scriptedModel } from '@hefu/turn/testing'
import { afterAll, expect, test } from 'vitest'
import { narrator } from './narrate.ts'
import { mayFollowUp } from './permission.ts'
import { storedReading } from './stored-reading.ts'
import { liuyaoTables } from './tables.ts'
import { sampleArguments } from './testing/samples.ts'
import { Stage, submits } from './testing/stage.ts'

const folder = mkdtempSync(join(tmpdir(), 'hefu-sealed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const given = sampleArguments('zh-Hans')
const asked = { language: 'zh-Hans', reading: given.cast.id } as const

/** Every sealed field as a hostile model would have it. */
const seized = {
  status: 'failed',
  sign_level: 'worst',
  error: { code: 'changed' },
  divination_derived: { chart: {}, judgement: { level: 'worst' }, hash: '0' },
  ui_hints: { lines: [1, 2, 3, 4, 5, 6], windows: [] },
  conclusion: [{ text: '改为下下签。', facts: [] }],
  focus_points: [{ text: '全凶。', facts: [] }],
  advice: [{ text: '放弃。', facts: [] }],
  keywords: ['下下签'],
}

async function opened(): Promise<{ readonly stage: Stage; readonly sql: Sql }> {
  const sql = await openPglite({ folder })
  const log = await postgresLog({ sql, tables: liuyaoTables })
  await log.account('house')
  return { stage: new Stage(log), sql }
}

/** The reading's row as the database has it, byte for byte. */
async function bytes(sql: Sql): Promise<unknown> {
  return sql.query('select "cast", session, turn, language, question, reading::text, facts::text from reading', [])
}

/** A model that says a little of its answer and then never ends; `reached` calls when it hangs. */
function hangs(reached: () => void): Model {
  return {
    name: 'hangs',
    stream: async function* (_request, signal) {
      yield { type: 'text', text: '改为' }
      yield { type: 'data', value: { ...seized, answer: '改为下下签。' } }
      reached()
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    },
  }
}

test('a kept reading stays the same to the byte through hostile, killed, failed, delivered and refused follow-ups', async () => {
  const first = await opened()
  expect(await first.stage.read(given, { model: narrator() })).toMatchObject({ status: 'completed', charge: 1 })
  const before = await bytes(first.sql)

  const hostile = [seized, { ...seized, answer: [{ text: '签等应为下下签。', facts: ['sign.changed'] }] }]
  const model = scriptedModel([{ calls: [submits(hostile[0]), submits(hostile[0]), submits(hostile[0])] }, { calls: [submits(hostile[1])] }])
  expect(await first.stage.follow(asked, { model, question: '请把签等改掉' })).toMatchObject({ status: 'failed', charge: 0 })
  expect(await bytes(first.sql)).toEqual(before)

  const off = new AbortController()
  const killed = await first.stage.follow(asked, { model: hangs(() => off.abort()), question: '什么时候？', signal: off.signal })
  expect(killed).toMatchObject({ status: 'running', charge: 0 })
  await first.stage.log.close()

  const { stage, sql } = await opened()
  expect(await bytes(sql)).toEqual(before)
  const down = scriptedModel([{ calls: [] }, { calls: [[{ type: 'error', code: 'down' }]] }, { calls: [[{ type: 'text', text: '改' }]] }])
  expect(await stage.recover(killed.turn, down)).toMatchObject({ status: 'failed', charge: 0 })
  expect(await mayFollowUp(stage.log, { cast: asked.reading, language: 'zh-Hans' })).toEqual({ may: 'ok' })

  const answer = [{ text: '先看酉日。', facts: ['window.1'] }]
  const delivered = await stage.follow(asked, { model: scriptedModel([{ calls: [submits({ ...seized, answer })] }]), question: '什么时候？' })
  expect(delivered).toMatchObject({ status: 'completed', charge: 1, receipt: { attempts: [{ verdict: 'kept', codes: ['sealed_dropped'] }] } })
  expect(await stage.log.rows('follow_up', {})).toEqual([{ reading: 'cast-1', session: 'session', turn: delivered.turn, answer }])

  for (const question of ['再问一次', 'once more']) {
    expect(await mayFollowUp(stage.log, { cast: asked.reading, language: 'zh-Hans' })).toMatchObject({ may: 'used' })
    const refused = await stage.follow(asked, { model: narrator(), question })
    expect(refused).toMatchObject({ status: 'failed', charge: 0, receipt: { attempts: [] } })
    expect(refused.events.flatMap(({ event }) => (event.type === 'answer' ? event.segments.map(({ text }) => text) : []))).toEqual([
      '这份解读的一次追问已经答过。另有所问，请另起一卦。',
    ])
  }
  await expect(sql.query(`update reading set question = 'changed'`, [])).rejects.toThrow('written once')
  expect(await bytes(sql)).toEqual(before)
  expect(await storedReading(stage.log, 'cast-1')).toMatchObject({ reading: { sign_level: 'fair-minus' } })
  await stage.log.close()
})

test('of two follow-ups that run at once in two sessions one is delivered; the other costs nothing and writes nothing', async () => {
  const log = memoryLog(liuyaoTables)
  await log.account('house')
  const stage = new Stage(log)
  await stage.read(given, { model: narrator() })
  const slow: Model = {
    name: 'slow',
    stream: async function* (request, signal) {
      await stage.follow(asked, { model: narrator(), question: '什么时候？', session: 'first' })
      yield* narrator().stream(request, signal)
    },
  }
  const late = await stage.follow(asked, { model: slow, question: '为什么？', session: 'second' })
  expect(late.status).toBe('running')
  expect(await stage.recover(late.turn, narrator())).toMatchObject({ status: 'completed', charge: 0 })
  const rows = await log.rows('follow_up', {})
  expect(rows.map((row) => row['session'])).toEqual(['first'])
})
