import { canonical, isRejection, type TurnEvent, type Usage } from '../../src/index.ts'
import type { ChaosTurn } from './play.ts'

/** A call as the raw log tells of it. */
export interface Told {
  readonly attempt: number
  readonly step: number
  readonly call: string
  readonly tool: string
  readonly args: unknown
  readonly begun: boolean
  readonly mayRun: boolean
  readonly shape: boolean
  readonly effect: string
  readonly status: string
  readonly value: unknown
}

/** The facts of a turn, counted from its raw log by the oracle's own hand. */
export interface Tally {
  readonly end: { readonly status: string; readonly origin: string; readonly charge: number; readonly usage?: Usage }
  readonly ends: number
  readonly calls: readonly Told[]
  readonly attempts: readonly {
    readonly n: number
    readonly corrections: readonly string[]
    readonly codes: readonly string[]
    readonly uncounted: boolean
    readonly afterWrite: boolean
  }[]
  readonly okBefore: (attempt: number) => readonly Told[]
  readonly lastVerdict: string
  readonly lastStep: { readonly orderly: boolean } | undefined
  readonly met: boolean
  readonly wrote: boolean
  readonly claims: boolean
  readonly repeated: readonly string[]
  readonly outOfTurn: readonly string[]
  readonly answer: string
  readonly greenText: string
  readonly data: Readonly<Record<string, unknown>> | undefined
  readonly brokenText: readonly string[]
  readonly answerOrHistory: string
  readonly strangers: boolean
  readonly epochs: readonly number[]
  readonly unclosed: readonly string[]
  readonly questions: readonly string[]
  readonly staged: string | undefined
}

interface Walk {
  attempt: number
  step: number
  green: string
  said: string
  all: string
  orderly: boolean
  open: boolean
  orphan: boolean
  readonly calls: Told[]
  readonly attempts: {
    n: number
    corrections: readonly string[]
    codes: readonly string[]
    uncounted: boolean
    afterWrite: boolean
    text: string
    verdict: string
  }[]
  readonly unclosed: string[]
  readonly outOfTurn: string[]
  readonly offered: Map<string, readonly string[]>
}

/** Walks a turn's raw log once. */
export function tally(played: ChaosTurn): Tally {
  const { stage, events, history } = played
  const walk: Walk = {
    attempt: 0,
    step: 0,
    green: '',
    said: '',
    all: '',
    orderly: false,
    open: false,
    orphan: false,
    calls: [],
    attempts: [],
    unclosed: [],
    outOfTurn: [],
    offered: new Map(),
  }
  const met = (): boolean => requirementsMet(walk, played)
  for (const { event } of events) {
    steps(event, walk, met)
    calls(event, walk)
  }
  const list = events.map((stored) => stored.event)
  const end = list.flatMap((event) => (event.type === 'turn-end' ? [event] : []))
  const last = walk.attempts.at(-1)
  const answer = list.flatMap((event) => (event.type === 'answer' ? [event.segments.map((segment) => segment.text).join('')] : []))[0] ?? ''
  const kept = list.flatMap((event) => (event.type === 'attempt-end' && event.verdict === 'kept' ? [event] : []))[0]
  const words = list.flatMap((event) => (event.type === 'text-delta' ? [event.text] : [])).join('')
  return {
    end: end[0] ?? { status: 'open', origin: 'open', charge: -1 },
    ends: end.length,
    calls: walk.calls,
    attempts: walk.attempts,
    okBefore: (attempt) => walk.calls.filter((call) => call.attempt < attempt && call.attempt > 0 && call.status === 'ok'),
    lastVerdict: last?.verdict ?? '',
    lastStep: last === undefined ? undefined : { orderly: walk.orderly },
    met: met(),
    wrote: walk.calls.some((call) => (call.tool === 'record' || call.tool === 'send') && (call.status === 'ok' || call.status === 'reused')),
    claims: stage.contract.claims.some((claim) => claim.say.some((phrase) => (last?.text ?? '').includes(phrase))),
    repeated: repeats(
      walk.calls,
      stage.contract.required.flatMap(({ anyOf, ok }) => (ok === 'exactly-one' ? anyOf : [])),
    ),
    outOfTurn: walk.outOfTurn,
    answer,
    greenText: walk.green,
    data: kept?.data,
    brokenText: walk.attempts
      .filter((attempt) => attempt.verdict === 'broken' && !attempt.codes.includes('aborted'))
      .flatMap((attempt) => tokens(attempt.text)),
    answerOrHistory: answer + JSON.stringify(history.filter((message) => message.role === 'assistant').map((message) => message.text)),
    strangers: overtaken(list, words),
    epochs: list.flatMap((event) => (event.type === 'drive-start' ? [event.epoch] : [])),
    unclosed: walk.unclosed,
    questions: list.flatMap((event) => (event.type === 'question-set' ? [event.id] : [])),
    staged: stagedId(walk),
  }
}

function steps(event: TurnEvent, walk: Walk, met: () => boolean): void {
  switch (event.type) {
    case 'attempt-start':
      return attemptBegan(event, walk)
    case 'step-start':
      return stepBegan(event, walk, met())
    case 'text-delta':
      walk.all += event.text
      return append(walk, event.text)
    case 'step-end':
      return stepEnded(event, walk)
    case 'drive-start':
      walk.orphan = walk.open
      return
    case 'attempt-end': {
      const uncounted = event.codes.includes('recovered') || event.codes.includes('stale_epoch')
      if (walk.orphan && !uncounted && !event.codes.includes('aborted')) walk.unclosed.push(`a${walk.attempt}.s${walk.step}`)
      walk.orphan = false
      walk.open = false
      Object.assign(walk.attempts.at(-1) ?? {}, { verdict: event.verdict, codes: event.codes, uncounted })
      return
    }
    default:
  }
}

function attemptBegan(event: TurnEvent & { readonly type: 'attempt-start' }, walk: Walk): void {
  const written = walk.calls.filter((call) => call.effect === 'write' || call.effect === 'record')
  const afterWrite = written.some((call) => call.status === 'ok' || call.status === 'unknown')
  walk.attempts.push({ n: event.n, corrections: event.corrections, codes: [], uncounted: false, afterWrite, text: '', verdict: '' })
  Object.assign(walk, { attempt: event.n, step: 0, green: '', said: '', open: false })
}

function stepBegan(event: TurnEvent & { readonly type: 'step-start' }, walk: Walk, met: boolean): void {
  if (walk.open && walk.step !== event.n) walk.unclosed.push(`a${walk.attempt}.s${walk.step}`)
  if (walk.open) walk.calls.splice(0, walk.calls.length, ...walk.calls.filter((call) => call.attempt !== walk.attempt || call.step !== event.n))
  walk.offered.set(`${walk.attempt}.${event.n}`, event.tools)
  Object.assign(walk, { orphan: false, step: event.n, said: met ? 'green' : '', all: '', open: true, orderly: false })
}

function stepEnded(event: TurnEvent & { readonly type: 'step-end' }, walk: Walk): void {
  walk.orderly = (event.finish === 'stop' || event.finish === 'tool-calls') && event.error === undefined
  walk.open = false
  if (walk.said === 'green') walk.green += walk.all
  inStep(walk, (call) => ({ ...call, mayRun: call.mayRun && walk.orderly }))
}

function append(walk: Walk, text: string): void {
  const last = walk.attempts.at(-1)
  if (last !== undefined) last.text += text
}

function calls(event: TurnEvent, walk: Walk): void {
  const blank = { shape: false, effect: '', status: 'not-run', value: undefined }
  if (event.type === 'call-asked') {
    const { call, tool, args, raw } = event
    walk.calls.push({ ...blank, attempt: walk.attempt, step: walk.step, call, tool, args, begun: false, mayRun: true })
    if (raw !== undefined) inStep(walk, (other) => ({ ...other, mayRun: false }))
  }
  if (event.type === 'call-start' && event.by === 'host' && !walk.calls.some((call) => call.attempt === 0 && call.call === event.call)) {
    const { call, tool = '', args, effect } = event
    walk.calls.push({ ...blank, attempt: 0, step: 0, call, tool, args, begun: true, mayRun: true, effect })
  }
  if (event.type === 'call-start' || event.type === 'call-end') told(event, walk)
}

function inStep(walk: Walk, change: (call: Told) => Told): void {
  for (const [at, call] of walk.calls.entries()) if (call.attempt === walk.attempt && call.step === walk.step) walk.calls[at] = change(call)
}

function told(event: TurnEvent & { readonly type: 'call-start' | 'call-end' }, walk: Walk): void {
  const at = walk.calls.findLastIndex((call) => call.call === event.call && (call.attempt === walk.attempt || call.attempt === 0))
  const call = walk.calls[at]
  if (call === undefined) return
  if (event.type === 'call-end') {
    walk.calls[at] = { ...call, status: event.status, value: event.value, shape: isRejection(event.value) }
    return
  }
  const offered = walk.offered.get(`${call.attempt}.${call.step}`) ?? []
  if (event.by === 'model' && event.effect !== 'read' && !offered.includes(call.tool)) walk.outOfTurn.push(call.tool)
  walk.calls[at] = { ...call, begun: true, effect: event.effect }
}

function requirementsMet(walk: Walk, { stage }: ChaosTurn): boolean {
  return stage.contract.required.every(({ anyOf }) =>
    walk.calls.some((call) => anyOf.includes(call.tool) && (call.status === 'ok' || call.status === 'reused')),
  )
}

/** Calls with an ok result that were run again: any write, record or ask, any exactly-one tool, and a read with no write in between. */
function repeats(list: readonly Told[], once: readonly string[]): readonly string[] {
  const found: string[] = []
  const done = new Map<string, number>()
  let written = 0
  for (const call of list.filter(({ status }) => status === 'ok' || status === 'unknown')) {
    const key = `${call.tool} ${canonical(call.args)}`
    const before = done.get(key)
    const single = call.effect !== 'read' || once.includes(call.tool)
    if (before !== undefined && (single || before === written)) found.push(key)
    done.set(key, written)
    if (call.status === 'ok' && (call.effect === 'write' || call.effect === 'record')) written += 1
  }
  return found
}

function tokens(text: string): readonly string[] {
  return text.match(/<a\d+\.s\d+@d\d+>/g) ?? []
}

/** Whether anything was said by a driver after a later one had begun. */
function overtaken(events: readonly TurnEvent[], words: string): boolean {
  if (!words.includes('@d')) return false
  let newest = 0
  let text = ''
  for (const event of events) {
    if (event.type === 'drive-start') {
      text = ''
      newest = event.epoch
    }
    if (event.type === 'text-delta') text += event.text
    if (tokens(text).some((token) => Number(/@d(\d+)/.exec(token)?.[1]) < newest)) return true
  }
  return false
}

function stagedId(walk: Walk): string | undefined {
  const last = walk.attempts.at(-1)?.n
  const ask = walk.calls.findLast((call) => call.attempt === last && call.tool === 'ask_next' && (call.status === 'ok' || call.status === 'reused'))
  const value = ask?.value
  return value !== null && typeof value === 'object' && 'id' in value && typeof value.id === 'string' ? value.id : undefined
}
