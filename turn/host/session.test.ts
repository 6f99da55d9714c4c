import { describe, expect, it } from 'vitest'
import { memoryLog } from '../adapters/memory-log.ts'
import type { Contract } from '../src/index.ts'
import { sampleContract } from '../testing/fixtures/sample-turn.ts'
import { fakeClock } from '../testing/fake-clock.ts'
import { scriptedModel } from '../testing/scripted-model.ts'
import { memoryBell } from './bell.ts'
import { sessionHost } from './session.ts'

async function house(own: Partial<Contract> = {}, balance = 10) {
  const terms = sampleContract({ price: 3, ...own })
  const log = memoryLog([])
  await log.account('purse', balance)
  const model = scriptedModel([
    {
      calls: [
        [
          { type: 'text', text: 'Hi.' },
          { type: 'finish', why: 'stop' },
        ],
      ],
    },
  ])
  const ids = ['t1', 't2', 't3']
  const driver = { log, bell: memoryBell(), clock: fakeClock(100), modelOf: async () => model, contractOf: async () => terms, mergeMs: 0 }
  const host = sessionHost(driver, () => ids.shift() ?? 'none')
  const send = (request: string, session = 's') => host.open({ session, request, input: { text: 'hello' }, account: 'purse' }, terms)
  const drive = (turn: string) => host.drive(turn, { why: 'opened', signal: new AbortController().signal })
  return { log, host, send, drive, model }
}

describe('a send', () => {
  it('holds the price, and it is settled once when the reply is delivered', async () => {
    const { log, send, drive } = await house()
    expect(await send('r1')).toEqual({ kind: 'opened', turn: 't1' })
    expect(await log.balance('purse')).toBe(7)
    expect(await drive('t1')).toBe('ended')
    expect((await log.credits('t1')).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['hold 3', 'settle 3'])
    expect(await log.balance('purse')).toBe(7)
  })

  it('that the purse cannot pay leaves nothing', async () => {
    const { log, send } = await house({}, 2)
    expect(await send('r1')).toEqual({ kind: 'no-credit' })
    expect(await log.turn('t1')).toBeUndefined()
    expect(await log.balance('purse')).toBe(2)
  })

  it('on a busy session is told so and leaves nothing', async () => {
    const { log, send } = await house()
    await send('r1')
    expect(await send('r2')).toEqual({ kind: 'busy', turn: 't1', code: 'busy' })
    expect(await log.turn('t2')).toBeUndefined()
    expect(await log.balance('purse')).toBe(7)
    expect(await send('r2', 'another session')).toMatchObject({ kind: 'opened' })
  })

  it('of the same request gives the turn while it runs, and its receipt when it has ended', async () => {
    const { log, send, drive, model } = await house()
    await send('r1')
    expect(await send('r1')).toEqual({ kind: 'same', turn: 't1' })
    await drive('t1')
    const again = await send('r1')
    expect(again).toEqual({ kind: 'same', turn: 't1', code: 'already_settled', receipt: (await log.receipt('t1'))?.receipt })
    expect(await log.balance('purse')).toBe(7)
    expect(model.requests).toHaveLength(1)
  })

  it('counts its deadline from the moment it was sent', async () => {
    const { log, send } = await house({ limits: { attempts: 1, maxSteps: 1, deadlineMs: 250 } })
    await send('r1')
    expect((await log.read('t1', 0))[0]?.event).toMatchObject({ deadlineAt: 350 })
  })
})

it('a stop is a mark on the turn, which its driver sees, and it releases the hold', async () => {
  const { log, host, send, drive } = await house()
  await send('r1')
  expect(await host.cancel('t1')).toBe(true)
  expect((await log.read('t1', 0)).map((stored) => stored.event.type)).toEqual(['turn-start'])
  await drive('t1')
  expect((await log.turn('t1'))?.status).toBe('interrupted')
  expect(await log.balance('purse')).toBe(10)
  expect(await host.cancel('t1')).toBe(false)
})

it('a process that starts drives every unfinished turn to its end', async () => {
  const { log, host, send } = await house()
  await send('r1')
  await send('r1', 'another session')
  expect(await log.unfinished()).toEqual(['t1', 't2'])
  expect(await host.recover(new AbortController().signal)).toEqual(['ended', 'ended'])
  expect(await log.unfinished()).toEqual([])
})
