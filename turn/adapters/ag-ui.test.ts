import { readFileSync } from 'node:fs'
import { type Event, EventType } from '@ag-ui/core'
import { EventSchema } from '@ag-ui/core/schemas'
import { describe, expect, it } from 'vitest'
import { publicEvent, type StoredEvent } from '../host/index.ts'
import type { TurnEvent } from '../src/index.ts'
import type { FaultCase } from '../testing/fixtures/format.ts'
import { FixtureStage, sealedTable } from '../testing/fixtures/runner.ts'
import { agUiEvents } from './ag-ui.ts'
import { memoryLog } from './memory-log.ts'

const run = { threadId: 'thread', runId: 'run', turn: 'turn-1' }
const stored = (events: readonly TurnEvent[]): readonly StoredEvent[] => events.map((event, index) => ({ seq: index + 1, at: 1_000 + index, event }))

async function shown(events: readonly StoredEvent[]): Promise<readonly Event[]> {
  const seen: Event[] = []
  for await (const event of agUiEvents(ReadableStream.from(events), run)) seen.push(event)
  return seen
}

const start: TurnEvent = { type: 'turn-start', contract: 'c', version: '1', skill: { name: 's', version: '1', hash: '' }, request: 'r', input: { text: 'hi' } }
const attempt = (n: number): TurnEvent => ({ type: 'attempt-start', n, corrections: [] })
const step = (n: number): TurnEvent => ({ type: 'step-start', n, tools: [], toolChoice: 'auto', model: 'm' })
const stepEnd: TurnEvent = { type: 'step-end', finish: 'stop', usage: { in: 1, out: 1 }, reasoned: false }
const say = (text: string): TurnEvent => ({ type: 'text-delta', text })
const withdraw: TurnEvent = { type: 'draft-withdrawn' }
const kept = (data?: Readonly<Record<string, unknown>>): TurnEvent => ({
  type: 'attempt-end',
  verdict: 'kept',
  codes: [],
  ...(data === undefined ? {} : { data }),
})
const broken: TurnEvent = { type: 'attempt-end', verdict: 'broken', codes: [] }
const answer = (text: string, facts: readonly string[] = []): TurnEvent => ({ type: 'answer', origin: 'model', segments: [{ text, facts }] })
const end: TurnEvent = { type: 'turn-end', status: 'completed', origin: 'model', charge: 1, codes: [], history: [] }

const names = (events: readonly Event[]) => events.map((event) => (event.type === EventType.CUSTOM ? `CUSTOM ${event.name}` : event.type))
const texts = (events: readonly Event[]) => events.flatMap((event) => (event.type === EventType.TEXT_MESSAGE_CONTENT ? [event.delta] : [])).join('')

/** The draft that a client holds after every event: JSON Patch on a state that begins as an empty object. */
function drafts(events: readonly Event[]): readonly string[] {
  let draft: readonly string[] | undefined
  return events.flatMap((event) => {
    if (event.type !== EventType.STATE_DELTA) return []
    for (const operation of event.delta) {
      if (operation.op === 'add' && operation.path === '/draft/-') {
        expect(draft).toBeDefined()
        draft = [...(draft ?? []), String(operation.value)]
      } else if (operation.op === 'add') draft = []
      else {
        expect(operation).toEqual({ op: 'replace', path: '/draft', value: [] })
        expect(draft).toBeDefined()
        draft = []
      }
    }
    return [(draft ?? []).join('')]
  })
}

/** Every rule of order that clients hold: one run, begun first and ended last; steps, calls and messages closed before the end. */
function expectOrder(events: readonly Event[]): void {
  for (const event of events) expect(EventSchema.safeParse(event).error).toBeUndefined()
  const open = new Set<string>()
  const calls = new Set<string>()
  for (const [at, event] of events.entries()) {
    expect(event.type === EventType.RUN_STARTED).toBe(at === 0)
    expect(event.type === EventType.RUN_FINISHED || event.type === EventType.RUN_ERROR).toBe(at === events.length - 1)
    const begin = (id: string): void => void (expect(open.has(id)).toBe(false), open.add(id))
    const finish = (id: string): void => expect(open.delete(id)).toBe(true)
    if (event.type === EventType.STEP_STARTED) begin('step')
    if (event.type === EventType.STEP_FINISHED) finish('step')
    if (event.type === EventType.TEXT_MESSAGE_START) begin(event.messageId)
    if (event.type === EventType.TEXT_MESSAGE_END) finish(event.messageId)
    if (event.type === EventType.TOOL_CALL_START) {
      expect(calls.has(event.toolCallId)).toBe(false)
      calls.add(event.toolCallId)
      begin(event.toolCallId)
    }
    if (event.type === EventType.TOOL_CALL_END) finish(event.toolCallId)
    if (event.type === EventType.TOOL_CALL_RESULT) expect(calls.has(event.toolCallId)).toBe(true)
  }
  expect([...open]).toEqual([])
}

describe('a reading', () => {
  it('is drafted in state, said once as a message, and followed by its whole', async () => {
    const data = { answer: 'good', conclusion: 'go', advice: [] }
    const events = await shown(stored([start, attempt(1), step(1), say('go'), say('od'), stepEnd, kept(data), answer('good', ['line-1']), end]))
    expectOrder(events)
    expect(names(events)).toEqual([
      'RUN_STARTED',
      'STEP_STARTED',
      'STATE_DELTA',
      'STATE_DELTA',
      'STATE_DELTA',
      'STEP_FINISHED',
      'STATE_DELTA',
      'TEXT_MESSAGE_START',
      'TEXT_MESSAGE_CONTENT',
      'TEXT_MESSAGE_END',
      'CUSTOM reading',
      'RUN_FINISHED',
    ])
    expect(drafts(events)).toEqual(['', 'go', 'good', ''])
    expect(events[8]).toMatchObject({ delta: 'good', metadata: { facts: ['line-1'] } })
    expect(events[10]).toMatchObject({ value: data })
    expect(events[11]).toMatchObject({ threadId: 'thread', runId: 'run', result: { receiptId: 'turn-1' }, outcome: { type: 'success' } })
  })

  it('sends no whole for a follow-up, whose data is its answer alone', async () => {
    const events = await shown(stored([start, attempt(1), step(1), stepEnd, kept({ answer: 'yes' }), answer('yes'), end]))
    expectOrder(events)
    expect(names(events)).not.toContain('CUSTOM reading')
  })

  it('sends the whole of one that says nothing aloud', async () => {
    const events = await shown(
      stored([start, attempt(1), step(1), stepEnd, kept({ conclusion: 'go' }), { type: 'answer', origin: 'model', segments: [] }, end]),
    )
    expectOrder(events)
    expect(names(events).slice(-2)).toEqual(['CUSTOM reading', 'RUN_FINISHED'])
    expect(texts(events)).toBe('')
  })
})

describe('a withdrawn draft', () => {
  it('never occurs in a message, and is gone from state before anything else is said', async () => {
    const events = await shown(
      stored([
        start,
        attempt(1),
        step(1),
        say('I saved it'),
        stepEnd,
        withdraw,
        broken,
        attempt(2),
        step(1),
        say('fine'),
        stepEnd,
        kept(),
        answer('fine'),
        end,
      ]),
    )
    expectOrder(events)
    expect(drafts(events)).toEqual(['', 'I saved it', '', 'fine', ''])
    expect(texts(events)).toBe('fine')
  })
})

describe('calls', () => {
  it('are shown with their result, never with arguments, and a rejected one without its value', async () => {
    const events = await shown(
      stored([
        start,
        { type: 'call-start', call: 'h1', effect: 'read', by: 'host', tool: 'derive', args: { secret: 1 } },
        { type: 'call-end', call: 'h1', status: 'ok', value: { lines: 6 } },
        attempt(1),
        step(1),
        { type: 'call-asked', call: 'c1', tool: 'record', args: { secret: 2 } },
        { type: 'call-asked', call: 'c2', tool: 'record', args: { secret: 3 } },
        stepEnd,
        { type: 'call-start', call: 'c1', effect: 'record', by: 'model' },
        { type: 'call-end', call: 'c1', status: 'ok', value: { id: 4 } },
        { type: 'call-end', call: 'c2', status: 'rejected', value: { error: true, validationErrors: { secret: 5 } } },
        broken,
        attempt(2),
        step(1),
        { type: 'call-asked', call: 'c1', tool: 'record' },
        stepEnd,
        { type: 'call-end', call: 'c1', status: 'reused', value: { id: 4 } },
        kept(),
        answer('done'),
        end,
      ]),
    )
    expectOrder(events)
    expect(events.flatMap((event) => (event.type === EventType.TOOL_CALL_START ? [[event.toolCallId, event.toolCallName]] : []))).toEqual([
      ['h1', 'derive'],
      ['a1.c1', 'record'],
      ['a1.c2', 'record'],
      ['a2.c1', 'record'],
    ])
    expect(events.flatMap((event) => (event.type === EventType.TOOL_CALL_RESULT ? [event.content] : []))).toEqual([
      '{"status":"ok","value":{"lines":6}}',
      '{"status":"ok","value":{"id":4}}',
      '{"status":"rejected"}',
      '{"status":"reused","value":{"id":4}}',
    ])
    expect(names(events)).not.toContain('TOOL_CALL_ARGS')
    expect(JSON.stringify(events)).not.toContain('secret')
  })
})

describe('the end of a run', () => {
  it('is an error with a code when the turn failed, after the words that the host said', async () => {
    const words: TurnEvent = { type: 'answer', origin: 'host-fallback', segments: [{ text: 'Sorry.', facts: [] }] }
    const events = await shown(
      stored([start, attempt(1), step(1), say('half'), { type: 'deadline' }, broken, words, { ...end, status: 'failed', origin: 'host-fallback' }]),
    )
    expectOrder(events)
    expect(texts(events)).toBe('Sorry.')
    expect(drafts(events).at(-1)).toBe('')
    expect(events.at(-1)).toMatchObject({ type: EventType.RUN_ERROR, code: 'turn_failed', message: 'Sorry.' })
  })

  it('is cancelled when the user stopped the turn; what was shown stays, marked', async () => {
    const cut: TurnEvent = { type: 'answer', origin: 'model', segments: [{ text: 'half', facts: [], mark: 'interrupted' }] }
    const events = await shown(
      stored([start, attempt(1), step(1), say('half'), { type: 'cancel-seen' }, broken, cut, { ...end, status: 'interrupted', origin: 'none', charge: 0 }]),
    )
    expectOrder(events)
    expect(events.find(({ type }) => type === EventType.TEXT_MESSAGE_END)).toMatchObject({ metadata: { mark: 'interrupted' } })
    expect(events.at(-1)).toMatchObject({ outcome: { type: 'cancelled' } })
  })

  it('closes a step that another driver takes up again', async () => {
    const events = await shown(stored([start, attempt(1), step(1), step(1), stepEnd, kept(), answer('a'), end]))
    expectOrder(events)
    expect(names(events).filter((name) => name.startsWith('STEP'))).toEqual(['STEP_STARTED', 'STEP_FINISHED', 'STEP_STARTED', 'STEP_FINISHED'])
  })

  it('carries facts, the open question and why there is none', async () => {
    const asked: TurnEvent = { type: 'question-set', id: 'q1', text: 'When?', options: ['spring'], reshown: false }
    const events = await shown(
      stored([start, { type: 'fact', name: 'chart', value: { lines: 6 } }, answer('a'), asked, { type: 'question-stopped', reason: 'enough' }, end]),
    )
    expectOrder(events)
    expect(events.flatMap((event) => (event.type === EventType.CUSTOM ? [[event.name, event.value]] : []))).toEqual([
      ['fact', { name: 'chart', value: { lines: 6 } }],
      ['question', { id: 'q1', text: 'When?', options: ['spring'], reshown: false }],
      ['question-stopped', { reason: 'enough' }],
    ])
  })

  it('is left out when the reader stops before the turn does', async () => {
    expect(names(await shown(stored([start, attempt(1)])))).toEqual(['RUN_STARTED'])
  })
})

const file: { readonly cases: readonly FaultCase[] } = JSON.parse(readFileSync(new URL('../testing/golden/turn-faults.json', import.meta.url), 'utf8'))

it.each(file.cases)('shows $id as a valid run whose messages are what the turn showed', async (fault) => {
  const stage = new FixtureStage(fault, memoryLog([sealedTable]))
  await stage.prepare()
  for (const turn of [...fault.turns].toSorted((a, b) => Number(a.during !== undefined) - Number(b.during !== undefined))) {
    const { events, contract } = await stage.play(turn)
    if (events.length === 0) continue
    const open = events.flatMap((entry) => {
      const event = publicEvent(entry.event, contract)
      return event === undefined ? [] : [{ ...entry, event }]
    })
    const sent = await shown(open)
    expectOrder(sent)
    expect(texts(sent)).toBe(turn.expect['shown'])
    const messages = JSON.stringify(sent.filter(({ type }) => type.startsWith('TEXT_MESSAGE') || type === EventType.CUSTOM))
    for (const text of [turn.expect['never'] ?? []].flat()) expect(messages).not.toContain(text)
    expect(drafts(sent).at(-1) ?? '').toBe('')
  }
})
